import type { AuthorScript } from '@guichet/author-scripts/run';
import type { InEveryLocale, Json, JsonObject, Locale } from '@guichet/definition';
import type { Condition } from './conditions/condition.ts';
import type { Expression } from './expression.ts';
import type { FeatureName } from './features/feature-name.ts';
import type { SubmissionType } from './submission-type.ts';
import type { WizardSettings } from './wizard-settings.ts';

/**
 * A definition that was checked once, for all languages. Made by `prepareForm`.
 * Plain JSON: it travels in a page's data block and through `GET /prepared/...`.
 */
export interface PreparedForm extends PageForm {
  /** Every text of the form, by text id, in every language; `textsOf` gives one of them. */
  readonly translations: InEveryLocale<Texts>;
  /** The sheet that holds the authors' `style` attributes as classes. Empty when there are none. */
  readonly styleSheet: string;
  readonly problems: readonly Problem[];
}

/** The part of a prepared form that a page needs, without its texts: the same in every language. */
export interface PageForm {
  /** SHA-256 of the canonical definition, in hexadecimal: the version of the form. */
  readonly version: string;
  /** The alias. */
  readonly path: string;
  readonly display: 'form' | 'wizard';
  readonly components: readonly PreparedComponent[];
  readonly properties: JsonObject;
  readonly settings: JsonObject;
  /** Absent where it is saved like most. */
  readonly submissionType?: SubmissionType;
  /** Of a wizard, where it is otherwise than most. */
  readonly wizard?: WizardSettings;
  /** Present when an author wrote code: see `FormParts.runCode`. */
  readonly hasCode?: true;
  /** Present when that code names `_`, `moment` or `utils`: see `offerLibraryShims`. */
  readonly usesLibraries?: true;
  /** Present when values that only a page computes follow from each other, so that they may not come to rest. */
  readonly isCircular?: true;
  /** The features that it uses beyond the core of engine and page, sorted: no others are loaded with it. */
  readonly features: readonly FeatureName[];
  /** Present where it has no texts in these languages: there its author's own are shown. */
  readonly untranslated?: readonly Locale[];
  /** Identifies its sheet of author styles, for the page's link; empty where there is none. */
  readonly styled: string;
}

/** One component of the definition, its settings checked and typed. */
export interface PreparedComponent {
  /**
   * Unique in the form, safe as an HTML id: the key, with `~2`, `~3`... for a key that stands again
   * and `component~N` where there is none. Text ids are `{id}:{setting}`.
   */
  readonly id: string;
  readonly type: string;
  /** The stand-in for a type that is not registered. */
  readonly fallback?: 'unknownContainer' | 'unknownInput' | 'unknownLayout' | 'unknown';
  readonly key: string;
  /** The common settings that every type has; a setting at its default is left out. */
  readonly hidden?: true;
  readonly disabled?: true;
  readonly hideLabel?: true;
  readonly multiple?: true;
  readonly protected?: true;
  /** See `Model.isUnseen`. */
  readonly isUnseen?: true;
  /** No two submissions may hold the same value: asked of the form service. */
  readonly unique?: true;
  readonly autofocus?: true;
  readonly persistent?: false | 'client-only';
  /** The setting as written, else the model's own default. */
  readonly clearOnHide: boolean;
  readonly defaultValue?: Json;
  readonly condition?: Condition;
  /**
   * The logic that changes the component while its triggers hold. Empty where its own code, or another's change, may
   * change it.
   */
  readonly logic?: readonly LogicItem[];
  /** Computes the value; whatever else it becomes is overwritten. */
  readonly calculateValue?: Expression;
  /** A resident's input over a computed value stays. */
  readonly allowCalculateOverride?: true;
  /** A form service computes the value too; else it keeps what it was sent. */
  readonly calculateServer?: true;
  /** Computes the default; goes before `defaultValue`. */
  readonly customDefaultValue?: Expression;
  /** Of a grid: whether rows may be added. */
  readonly conditionalAddButton?: Expression;
  /** `minDate` and `maxDate` that are computed, such as `moment().add(1, 'day')`. */
  readonly computedLimits?: Readonly<Record<string, AuthorScript>>;
  /** Of a choice: gives what can be chosen. */
  readonly optionsCode?: AuthorScript;
  /** Its value goes when a resident changes that component, or with `data` any. */
  readonly clearOn?: string;
  /** Edited in a dialog, what it holds being shown beside. */
  readonly modalEdit?: true;
  /** Of a button: what a press runs. */
  readonly pressCode?: AuthorScript;
  /** The name of such an `item`. */
  readonly optionLabel?: AuthorScript;
  /** Of a page: which comes next. */
  readonly nextPage?: Expression;
  /** For a form service alone, and never in a definition: the page may have let it be empty. See `knownPage`. */
  readonly mayBeEmpty?: true;
  /** Validated also while it cannot be seen. */
  readonly validateWhenHidden?: true;
  readonly validate?: ValidateSettings;
  /** Rules and settings of its author, by name, whose values cannot be used. See `Stored.unchecked`. */
  readonly unusable?: readonly string[];
  readonly validateOn?: 'blur' | 'change' | 'submit';
  readonly labelPosition?: string;
  /** Of a label beside its control, in hundredths of the line: in fives its width, in ones the room after it. */
  readonly labelWidth?: number;
  readonly labelMargin?: number;
  readonly customClass?: string;
  readonly autocomplete?: string;
  readonly tabindex?: number;
  /** The author's `attributes` that the allow-list lets through. */
  readonly attributes?: Readonly<Record<string, string>>;
  readonly properties?: JsonObject;
  /** Form.io's group permissions: read only to tell whose submission a file is uploaded for. */
  readonly submissionAccess?: readonly JsonObject[];
  /** The type's own settings, as its model parsed them. */
  readonly settings: JsonObject;
  readonly children?: readonly PreparedComponent[];
}

/** One item of `logic`: what its actions do while the trigger holds. */
export interface LogicItem {
  readonly trigger: Condition | EventTrigger;
  readonly actions: readonly LogicAction[];
}

/** Holds from the first time on that the form emits the event. */
export interface EventTrigger {
  readonly kind: 'event';
  readonly event: string;
}

export type LogicAction = PropertyAction | ComputedAction;

/** Computes the value, or settings that take the place of the component's own. */
export interface ComputedAction {
  readonly kind: 'value' | 'schema';
  readonly expression: Expression;
}

/** Switches a setting (`hidden`, `validate.required`), or puts the text of a setting in the place of another. */
export interface PropertyAction {
  readonly kind: 'property';
  readonly setting: string;
  readonly state?: boolean;
  /** The setting that holds the text: `logic.0.actions.1.text`. */
  readonly text?: string;
}

/** `validate`, numbers read from text, what is empty left out. */
export interface ValidateSettings {
  readonly required?: true;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly min?: number;
  readonly max?: number;
  readonly minWords?: number;
  readonly maxWords?: number;
  readonly minSelectedCount?: number;
  readonly maxSelectedCount?: number;
  readonly pattern?: string;
  /** The pattern may take for ever: no page runs it. */
  readonly isPatternSlow?: true;
  /** JSONLogic: true, or what is wrong. */
  readonly json?: Json;
  readonly skipMaskValidation?: true;
  readonly onlyAvailableItems?: true;
  /** JavaScript: true, or what is wrong. */
  readonly custom?: AuthorScript;
  /** Of an edit grid: validates each row. */
  readonly row?: AuthorScript;
}

/**
 * A text that an author wrote, in one language: a plain string, or a tree when it has markup or `{{ }}`.
 * Text ids: `title` for the form's title, `nextSteps` for what follows once it was sent, `{component id}:{setting path}` for a component's
 * (`plate:label`, `ownership:values.0.label`, `plate:validate.customMessage`, `plate:errors.required`).
 */
export type Text = string | readonly HtmlNode[];

export type Texts = Readonly<Record<string, Text>>;

/** Author HTML that passed the allow-list. A string is text, never markup. */
export type HtmlNode = string | Interpolation | HtmlElement | ProgramNode;

/** A text with statements: its program draws these elements, in whatever order and number it says. */
export interface ProgramNode {
  readonly program: AuthorScript;
  readonly elements: readonly HtmlElement[];
}

export interface HtmlElement {
  readonly tag: string;
  /** Allowed attributes only, named as in HTML (`class`, `href`); never `style`, never an event handler. */
  readonly attributes?: Readonly<Record<string, string | Template>>;
  readonly children?: readonly HtmlNode[];
}

/** Text with holes, as in `href="/zones/{{ data.zone }}"`. */
export type Template = readonly (string | Interpolation)[];

/** A hole: the first of these paths that holds something (`{{ data.a || data.b }}`), or what code computes. */
export type Interpolation = PathInterpolation | CodeInterpolation;

export interface PathInterpolation {
  readonly read: readonly (readonly string[])[];
}

export interface CodeInterpolation {
  readonly code: AuthorScript;
}

/** Why a form that should stand within another cannot: see `withNestedForms`. */
export type FormFault = 'missing' | 'self' | 'circular' | 'outside' | 'tooMany';

/** Something in a definition that its author should know. The form opens all the same. */
export interface Problem {
  /** Where, as a path in the JSON: `components[2].validate.pattern`. */
  readonly path: string;
  /** Stable, for machines: `unknownType`, `danglingWhen`. */
  readonly code: string;
  /** For the author, in English: what is wrong and what to do. */
  readonly sentence: string;
}

/** The dictionary of one language. */
export function textsOf(form: PreparedForm, locale: keyof PreparedForm['translations']): Texts {
  return form.translations[locale];
}

/** The part of a prepared form that goes to a page. */
export function pageFormOf(form: PreparedForm): PageForm {
  const { version, path, display, components, properties, settings, wizard, styled } = form;
  const { submissionType, hasCode, usesLibraries, features, untranslated } = form;
  return {
    ...{ version, path, display, components, properties, settings, styled, features },
    ...(submissionType !== undefined && { submissionType }),
    ...(wizard !== undefined && { wizard }),
    ...(hasCode && { hasCode }),
    ...(usesLibraries && { usesLibraries }),
    ...(untranslated && { untranslated }),
  };
}
