import type { InEveryLocale, Json, JsonObject, Locale } from '@guichet/definition';
import type { Environment } from './environment.ts';
import type { FeatureName } from './features/feature-name.ts';
import type { ComputedOption } from './field.ts';
import type { PreparedComponent } from './prepared-form.ts';
import type { RuleValues } from './rules/rule.ts';
import type { RuleName } from './rules/rule-name.ts';

/**
 * The engine's knowledge of a component type: no view, and no sentence except the default label. The same models run in
 * the page and on the form service.
 */
export interface Model {
  /**
   * The type's data under its key: none, a value, an object with its children's values, or a list of such objects, one
   * for each row.
   */
  readonly data: 'none' | 'value' | 'object' | 'rows';
  /** Of a type with rows: how many there are before anybody adds one. */
  firstRows?(component: PreparedComponent): number;
  /** Of a type whose rows are opened and saved. Undefined: what is typed in a row is there at once. */
  rowEditing?(component: PreparedComponent): RowEditing;
  /** False for what no form service keeps, such as a button's press. */
  readonly isPersistent: boolean;
  /** The default of `clearOnHide` for this type. */
  readonly clearOnHide: boolean;
  /** When a resident's input is validated, unless the definition's `validateOn` is `submit`. */
  readonly validateOn: 'blur' | 'change';
  /** Shown where the definition has no label. Empty: the type shows none. */
  readonly label: InEveryLocale;
  /** The author texts of this type beside the common ones (label, description, tooltip, messages...). */
  readonly texts: readonly TextSetting[];
  /** In the order in which failures are reported. */
  readonly rules: readonly RuleName[];
  /** The key of the data, for a type that does not keep its value under the component's own. */
  dataKey?(json: JsonObject): string | undefined;
  /** Of a name that stands for another type: which, and what it adds. A form is prepared as if the type stood there. */
  readonly alias?: Alias;
  /** The features that a component of this type needs beyond the core: see `PageForm.features`. Undefined: nothing. */
  needs?(component: PreparedComponent): readonly FeatureName[];
  /** True for a type that keeps text: its rules validate a number or a boolean that code left there as it is shown. */
  readonly isText?: true;
  /**
   * At preparation, of a type whose text is no prose: settings and attributes of its control where its author says
   * nothing. Its spelling is not checked.
   */
  readonly typing?: {
    readonly autocomplete?: string;
    readonly autocapitalize?: 'characters' | 'words' | 'none';
    readonly inputmode?: 'email' | 'numeric' | 'tel' | 'url';
  };
  /** True for a type that keeps no text and is typed into all the same. */
  readonly isTyped?: true;
  /** True for a type that can hold several values (`multiple`). */
  readonly isMultiple?: true;
  /** True for one of those whose own control holds them all. */
  readonly ownsList?: true;
  /** True for a type whose boxes are ticked: nobody consents by one that was ticked for them. */
  readonly isTicked?: true;
  /** True for a form within the form: what stands in it sees its data and its names as all there is. */
  readonly isForm?: true;
  /** True for a type that is a page of a wizard, where it stands at its top. */
  readonly isPage?: true;
  /** Of a wizard within a wizard: its pages are pages of the whole. */
  holdsPages?(component: PreparedComponent): boolean;
  /** True for a type of which a resident sees nothing: no link leads to it, no receipt lists it. */
  readonly isUnseen?: true;
  /** True for a type whose value nobody shows again: no page, no receipt, no form service. */
  readonly isSecret?: true;
  /** Where this type keeps children in the JSON: the path of each list and the list itself. */
  children(json: JsonObject): readonly ChildList[];
  /** At preparation: the component as its author could have written it in simpler settings. */
  plain?(json: JsonObject): JsonObject;
  /** Checks and types the settings that are this type's own. */
  settings(json: JsonObject): JsonObject;
  /** At preparation: what its author should fix in the settings that are this type's own. */
  problems?(json: JsonObject): readonly SettingProblem[];
  emptyValue(component: PreparedComponent): Json | undefined;
  isEmpty(value: unknown, component: PreparedComponent): boolean;
  /** For a type whose value has several parts: whether all that `required` asks for are filled in. */
  isComplete?(value: unknown, component: PreparedComponent): boolean;
  /** The value in the shape that this type keeps; `malformed` when nothing sensible can be made of it. */
  normalise(value: unknown, component: PreparedComponent): Json | undefined | typeof malformed;
  /** Parses a control's strings (or a plain post's) into the value. */
  parse(
    strings: readonly string[],
    component: PreparedComponent,
    locale: Locale,
    environment: Environment,
  ): Json | undefined;
  /** The reverse: the strings that the type's control shows as filled in, checked or selected. */
  format(
    value: unknown,
    component: PreparedComponent,
    locale: Locale,
    environment: Environment,
    transientState?: Json,
  ): readonly string[];
  /**
   * For a type whose value is reached in steps, such as a search: the transient state from a control's strings.
   * `before`: what lay there until then. See `Field.transientState`.
   */
  transientStateOf?(strings: readonly string[], before: Json | undefined): Json | undefined;
  /**
   * Somebody goes on: what then lies beside a value that is empty, where that is something to ask about first, or was
   * asked about. Undefined: nothing is to be asked.
   */
  askOnce?(transientState: Json | undefined, component: PreparedComponent): Json | undefined;
  /** The transient state from a restored one; without this method, the restored one. */
  restoredTransientState?(kept: Json, before: Json | undefined): Json | undefined;
  /**
   * The value as text for a resident, for a type whose control writes it otherwise. Plain text, one item each. `textOf`
   * gives an author's text by its setting, `values.0.label`.
   */
  formatValue?(
    value: unknown,
    component: PreparedComponent,
    locale: Locale,
    environment: Environment,
    textOf?: (setting: string) => string,
  ): readonly string[];
  /** Of controls that bear names of their own: what each adds to the path of the field. */
  controlNames?(component: PreparedComponent): readonly string[];
  /**
   * For a type that writes its value otherwise than it is typed: what the control shows while a resident
   * types, such as a number without its separators. On leaving, it shows the value again. Undefined: the
   * value, as ever. `before`: what the control showed until then.
   */
  formatWhileTyping?(
    strings: readonly string[],
    component: PreparedComponent,
    locale: Locale,
    before?: readonly string[],
  ): readonly string[] | undefined;
  /**
   * For a type whose control drops what does not fit while a script runs: what a plain post says, in which nothing was
   * dropped. A value that cannot be kept is given as text, so that it is refused and shown again.
   */
  fromPost?(
    strings: readonly string[],
    component: PreparedComponent,
    locale: Locale,
    environment: Environment,
  ): Json | undefined;
  /** For a type that knows better than a rule what to say of a failure of it: a sentence for ours, and what it names. */
  wording?(
    rule: RuleName,
    value: unknown,
    component: PreparedComponent,
    locale: Locale,
    textOf: (setting: string) => string,
  ): { readonly sentence: string; readonly values: RuleValues } | undefined;
  /** Rewrites a failure's values for its sentence: a date as its field writes it. */
  formatRuleParams?(values: RuleValues, component: PreparedComponent, locale: Locale): RuleValues;
  /**
   * For a type whose options are found on the way (see `Field.transientState`): those that it can show. Undefined where they are
   * listed. The same list for the same aside.
   */
  offered?(
    component: PreparedComponent,
    transientState: Json | undefined,
  ): readonly ComputedOption[] | undefined;
  /** A part of the value that changes how the field is drawn beside its control, such as a group that is full. */
  drawnState?(value: unknown, component: PreparedComponent): string | undefined;
}

/** How a type lets rows be opened, saved and left. */
export interface RowEditing {
  /**
   * Keeps input in an open row apart from the value until the row is saved; an open row keeps the form from being sent.
   */
  readonly isApart: boolean;
  /** Which rows are open when they come: those that were loaded, or a first one where there is none. */
  readonly opens: 'none' | 'all' | 'whenEmpty';
  /** A row may be saved that does not pass. */
  readonly savesIncomplete: boolean;
}

export interface ChildList {
  readonly path: string;
  readonly components: readonly Json[];
}

/** A setting that holds a text, as a path where `[]` stands for each item of a list. */
export interface TextSetting {
  readonly setting: string;
  /** `html` is drawn as a tree; `plain` loses its markup, keeping the text; `sentence` is a message. */
  readonly as: 'html' | 'plain' | 'sentence';
  /** Drawn as a heading, unless `hideLabel`: the second of the page, or the third below another such. */
  readonly isHeading?: true;
  /** Of a grid: filled in for each of its rows, see `Row.text`. */
  readonly isOfRow?: true;
  /** Puts more of the component around the text, which may then be empty: still HTML that is checked whole. */
  readonly around?: (text: string, json: JsonObject) => string;
}

/** A setting that cannot be used, and what its author can do about it. */
export interface SettingProblem {
  readonly setting: string;
  readonly code: string;
  readonly sentence: string;
}

/** Another name for a type, with defaults of its own. */
export interface Alias {
  readonly type: string;
  /**
   * Where a setting of the alias's own stands in the type: by its name, `{ alternatives: 'values' }`, also as a path,
   * `{ mandatory: 'validate.required' }`. Or a function that makes the settings of the type from those that are written,
   * and is given a copy: of the same it must always make the same. Defaults fill what it leaves open.
   */
  readonly settings?: Readonly<Record<string, string>> | ((json: JsonObject) => JsonObject);
  /**
   * Settings that fill what a definition does not say. The properties that it gives for an object are put into the
   * object.
   */
  readonly defaults: JsonObject;
  /** Translations of the default texts, by language and text: `{ fr: { Name: 'Nom' } }`. */
  readonly i18n?: Readonly<Partial<Record<Locale, Readonly<Record<string, string>>>>>;
}

/** The answer of `normalise` for a value of a shape that the type cannot keep. */
export const malformed: unique symbol = Symbol('malformed');

export type Models = Readonly<Record<string, Model>>;
