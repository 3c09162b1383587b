import type { Json, JsonObject, Locale } from '@guichet/definition';
import type { Environment } from './environment.ts';
import type { Model } from './model.ts';
import type { PreparedComponent } from './prepared-form.ts';
import type { RuleValues } from './rules/rule.ts';

/** A live component. Its methods are shared by all fields, and called on the field: `field.path()`. */
export interface Field {
  /** Document id of the field's control: the component's id, with row ids in between inside rows. */
  readonly id: string;
  readonly component: PreparedComponent;
  readonly model: Model;
  readonly parent: Field | undefined;
  /** The nearest row that it stands in; undefined outside of all grids. */
  readonly inRow: Row | undefined;
  /** Of one value of a field that holds several, which a view draws by itself: that field. */
  readonly whole?: Field;
  /** The fields within it; of a field with rows none: see `rows`. */
  readonly children: readonly Field[];
  /** The rows of a grid, in order; undefined for what has none. Tracked. */
  rows(this: Field): readonly Row[] | undefined;
  /** Data path with indexes (`applicant.email`): the control's `name`. Layout adds nothing. */
  path(this: Field): string;
  locale(this: Field): Locale;
  /** Clock and time zone of the form's reader. Tracked. */
  environment(this: Field): Environment;
  value(this: Field): unknown;
  /**
   * The transient state of a type whose value is reached in steps (see `Model.transientStateOf`), such as a search's
   * results. It stays with the field for as long as that lives, and is never sent or stored. Its `value` is tracked.
   */
  readonly transientState: { readonly value: Json | undefined } | undefined;
  /** The value of a resident's strings: see `Model.parse`. */
  kept(this: Field, strings: readonly string[]): Json | undefined;
  /** The control's strings for a value: see `Model.format`. */
  written(this: Field, value: unknown): readonly string[];
  /** The strings that the field's control shows: its value as the language writes it, or what is being typed. */
  shown(this: Field): readonly string[];
  /** Visible, with every ancestor. */
  visible(this: Field): boolean;
  /** A resident has left it at least once. */
  isTouched(this: Field): boolean;
  /** A resident changed its value. Tracked. */
  isModified(this: Field): boolean;
  /** A resident wrote over the calculated value, and may: it is not calculated any more. */
  readonly isOverridden: boolean;
  required(this: Field): boolean;
  disabled(this: Field): boolean;
  /** An author's text in the current language with `{{ }}` filled in; '' when there is none. */
  text(this: Field, setting: string): ResolvedText;
  /** The same without markup. */
  plainText(this: Field, setting: string): string;
  /** Of a field of dates: the first and the last day that its limits leave. */
  dayLimits(this: Field): DayLimits;
  /** The name of the field in messages: errorLabel, else label, placeholder, key. */
  name(this: Field): string;
  /** The sentences that stand at the field now. */
  errors(this: Field): readonly string[];
  /** Every rule that the value fails now, shown or not, with what its sentence may name. Tracked. */
  failures(this: Field): readonly { readonly name: string; readonly values: RuleValues }[];
  /** All that a view draws, as one object that stays the same until something in it changes. */
  view(this: Field): FieldView;
  /** Called when `view()` changes. */
  subscribe(this: Field, listener: () => void): () => void;
}

/** A row of a grid. It stays itself when it is moved and when others come or go. */
export interface Row {
  /** Unique in its grid for as long as the form lives. */
  readonly id: number;
  readonly grid: Field;
  readonly fields: readonly Field[];
  /** Its place now, from 0. Tracked. */
  index(): number;
  /** Its part of the grid's value: empty before it is saved, where rows are saved. Tracked. */
  value(): JsonObject;
  /** Tracked. */
  state(): RowState;
  /** It is open because it was when the answers were kept, and nobody has opened it since. */
  readonly isRestored: boolean;
  /** Somebody is yet to say whether it is to be removed. For as long as it stands as it was restored. */
  readonly isAsked: boolean;
  /** Somebody tried to go on while it was open. Tracked. */
  isLeft(): boolean;
  /** The sentences that stand at the row itself now, such as that it is not saved. Tracked. */
  errors(): readonly string[];
  /**
   * A text of the grid that its author wrote for rows, as this one fills it in. `say`: a value in words, or the
   * field's own. Undefined where there is none, and where its code breaks. Tracked.
   */
  text(setting: string, formatValue: FormatValue): ResolvedText | undefined;
}

/** The text of a field's value for a resident: the label of an option, a date in the language. */
export type FormatValue = (field: Field, value?: unknown) => string;

/**
 * How a row stands whose grid lets it be opened and saved. `new`: open, and never saved. `draft`: saved although
 * something in it does not pass. In any other grid all rows are `saved`.
 */
export type RowState = 'new' | 'open' | 'saved' | 'draft';

/** The state that a view draws. Everything but the value: controls are uncontrolled. */
export interface FieldView {
  readonly visible: boolean;
  readonly locale: Locale;
  readonly required: boolean;
  readonly disabled: boolean;
  /** The form shows a submission: what can be read where it cannot be changed is not disabled, but read-only. */
  readonly isReadOnly: boolean;
  readonly errors: readonly string[];
  /** The rows of a grid. */
  readonly rows: readonly Row[] | undefined;
  /** The options that an author's code gives, or that were found; undefined for a field whose definition lists them. */
  readonly options: readonly ComputedOption[] | undefined;
  /** See `Model.drawnState`. */
  readonly state: string | undefined;
  /** Resolved author texts by setting path (`label`, `description`, `values.0.label`); absent when empty. */
  readonly texts: Readonly<Record<string, ResolvedText>>;
  /** Where a label does not name its control alone: its id, and the ids of all that do. Not the engine's to say. */
  readonly labelId?: string;
  readonly namedBy?: string;
}

/** Days as `YYYY-MM-DD`, in the zone in which the field shows them; undefined where there is no limit. */
export interface DayLimits {
  readonly first: string | undefined;
  readonly last: string | undefined;
}

export interface ComputedOption {
  /** As the control says it. */
  readonly value: string;
  readonly label: string;
  /** Of what stands elsewhere: what its template says of it. */
  readonly item?: JsonObject;
}

/** A text ready to draw: a plain string, or nodes in which nothing is left to fill in. */
export type ResolvedText = string | readonly ResolvedNode[];

export type ResolvedNode = string | ResolvedElement;

export interface ResolvedElement {
  readonly tag: string;
  /** Checked after filling in: a URL attribute holds a safe scheme or is gone. */
  readonly attributes?: Readonly<Record<string, string>>;
  readonly children?: readonly ResolvedNode[];
}
