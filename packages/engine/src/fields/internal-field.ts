import type { AuthorScript } from '@guichet/author-scripts/run';
import type { Json, JsonObject } from '@guichet/definition';
import type { Signal } from '@preact/signals-core';
import type { DataList, DataNode, Slot } from '../data/data-tree.ts';
import type { Environment } from '../environment.ts';
import type { Failure } from '../errors/sentence.ts';
import type { Abilities } from '../features/abilities.ts';
import type { ComputedOption, Field, ResolvedText, Row } from '../field.ts';
import type { Observer } from '../form.ts';
import type { ServerErrorDetail } from '../form-data.ts';
import type { Models } from '../model.ts';
import type { PageForm, PreparedComponent } from '../prepared-form.ts';
import type { ReactionOrder } from '../reactions/order.ts';
import type { Reactions } from '../reactions/reactions.ts';
import type { Rules } from '../rules/rule.ts';
import type { RuleName } from '../rules/rule-name.ts';
import type { Dictionary } from '../text/dictionary.ts';
import type { Effect, RunCode } from './asked-code.ts';

/**
 * How conditions hide a field: not at all, by its own condition, or by a parent's, which either clears
 * what is below it, or keeps what is filled in, or is a container that goes with all that it holds.
 * A plain `hidden: true` is not a condition.
 */
export type VisibilityState = 'shown' | 'own' | 'clearing' | 'kept' | 'gone';

/** The state that a field's errors depend on beside its value. */
export interface ValidationState {
  /** The resident changed the value since it was loaded, cleared or set by default. */
  readonly isModified: boolean;
  /** The change was validated: on leaving the field, or at once for what is chosen and not typed. */
  readonly isValidated: boolean;
  /** While typing: the rules whose errors stood when it began. Those alone may still show. */
  readonly typing: ReadonlySet<string> | undefined;
  readonly isMalformed: boolean;
  /** Errors from a form service; gone at the next change. */
  readonly refusals: readonly ServerErrorDetail[];
}

export const notValidated: ValidationState = {
  isModified: false,
  isValidated: false,
  typing: undefined,
  isMalformed: false,
  refusals: [],
};

/** A field as the engine's own rooms see it. */
export interface InternalField extends Field {
  readonly context: FormContext;
  /** Its index among what its parent holds. */
  readonly place: number;
  order(): ReactionOrder;
  readonly parent: InternalField | undefined;
  readonly children: readonly InternalField[];
  /** Where the value is; undefined for layout, content, data containers and grids. */
  readonly slot: Slot | undefined;
  /** Where the rows of a grid are. */
  readonly list: DataList | undefined;
  /** The row that it stands in; undefined outside of all grids. */
  readonly inRow: InternalRow | undefined;
  /** The form within the form that it stands in. */
  readonly scope: RowScope | undefined;
  /** The keys of its path, as authors write them, from the nearest row, else from the root. */
  readonly keys: readonly string[];
  rows(): readonly InternalRow[] | undefined;
  /** The result of its logic; undefined for a component without logic, and while it is being decided. Tracked. */
  applied(): Applied | undefined;
  /** The component as its logic makes it now. Tracked. */
  now(): PreparedComponent;
  /** All author texts in the current language, by setting. Tracked. */
  texts(): Resolved;
  /** Nothing is filled in: of a container or grid, nothing in all of it. Tracked. */
  isEmpty(): boolean;
  /** The object that holds the value, and what `row` means. */
  readonly row: DataNode;
  /** The object that holds the children's values: a container's own, else that of the field itself. */
  readonly inner: DataNode;
  readonly validationState: ValidationSignal;
  /** It was loaded as holding nothing: somebody cleared it, and no default takes its place. */
  isExplicitlyCleared: boolean;
  /** A resident has left it at least once. */
  isLeft: boolean;
  /** A resident wrote over the computed value, and may. */
  isOverridden: boolean;
  readonly transientState: Signal<Json | undefined> | undefined;
  /** The strings being typed, where the type would write its value otherwise. */
  typed: readonly string[] | undefined;
  /** True when a condition, the field's own or a parent's, can hide it. */
  readonly isConditional: boolean;
  /** Whether the field's own condition lets it be seen; written by the visibility reaction alone. */
  readonly isConditionMet: Signal<boolean> | undefined;
  /** Every rule that the value fails now, shown or not. Tracked. */
  failures(): readonly Failure[];
  /** The options that an author's code gives. Tracked. */
  options(): readonly ComputedOption[] | undefined;
  /** The rules that could not run. Tracked. */
  unchecked(): readonly RuleName[];
  /** Those of them that show now, at the field or at one of its rows. Tracked. */
  shownFailures(): readonly Failure[];
}

/** A row with its own fields, found by the names that the conditions in it use. */
export interface InternalRow extends Row {
  readonly grid: InternalField;
  isAsked: boolean;
  readonly node: DataNode;
  /** The saved value of an open row; undefined for one that was never saved. */
  readonly stored: DataNode | undefined;
  /** True from the first attempt to send or save it: every error in it shows. */
  readonly isAttempted: Signal<boolean>;
  /** Somebody tried to go on while it was open. */
  readonly isLeftOpen: Signal<boolean>;
  /** Somebody tried to save it, and something in it is wrong. */
  readonly isRefused: Signal<boolean>;
  readonly fields: readonly InternalField[];
  /** By path from the row, else by bare key. */
  find(reference: string): InternalField | undefined;
  /** A sentence about something in it, as it is said where nobody sees which row that is. Tracked. */
  sentenceOf(sentence: string): string;
  /** Ends its reactions. */
  dispose(): void;
}

/** The work that a command has taken: of an author's code, and how many empty rows it began with. */
export interface SpentWork {
  steps: number;
  ms: number;
  rows: number;
}

/** The state that all fields of one form share. */
export interface FormContext {
  readonly page: PageForm;
  readonly idPrefix: string;
  readonly models: Models;
  readonly rules: Rules;
  readonly abilities: Abilities;
  readonly runCode: RunCode | undefined;
  /** The clock of `runCode` when the environment was set. */
  environmentSince: number;
  /** The submission that the form starts from. */
  readonly submission: JsonObject | undefined;
  readonly root: DataNode;
  readonly index: FieldIndex;
  readonly reactions: Reactions;
  /** The rows of each grid, for commands and for what clears or fills it. */
  readonly rowsOf: WeakMap<InternalField, Rows>;
  /** Effects of code, until the command settles. */
  readonly effects: Effect[];
  /** Of each field the code that did not come to its end when it was last run, and why. */
  readonly failing: WeakMap<InternalField, Map<AuthorScript, 'failed' | 'spent' | 'timedOut'>>;
  /** How many steps, and milliseconds where time counts, code took since the last command began. */
  readonly work: SpentWork;
  /** The settings that code has set. */
  readonly overrides: WeakMap<InternalField, Signal<JsonObject>>;
  readonly dictionary: Signal<Dictionary>;
  readonly environment: Signal<Environment>;
  /** The events that were emitted so far, of those that logic may wait for. */
  readonly happened: Signal<ReadonlySet<string>>;
  /** True from the first attempt to submit: every error shows. */
  readonly isAttempted: Signal<boolean>;
  readonly observe: Observer | undefined;
  /** A key that was not loaded gets no empty value: only an author's default fills it. */
  readonly absentStaysAbsent: boolean;
  /** A submission is shown as it was. */
  readonly isReadOnly: boolean;
  /** A host's page stands around the form. */
  readonly isEmbedded: boolean;
  /** Called for each field that is added while the form lives. */
  onAdded(field: InternalField): void;
  onRemoved(field: InternalField): void;
  /** Code or a host asks for the form to be sent. */
  askToSubmit(): void;
  /** Called for each field whose value changed, whatever changed it. */
  onChange(field: InternalField): void;
}

/** The rows of one grid, as they come, go, move, are opened, saved and left. */
export interface Rows {
  /** Tracked. */
  current(): readonly InternalRow[] | undefined;
  /** `held`: what it holds from the start. A grid whose rows are opened and saved opens it. */
  add(at: number, held?: JsonObject): InternalRow;
  remove(row: InternalRow): void;
  move(row: InternalRow, to: number): void;
  /** From here on what is typed in it stays apart from the value, unless the type says otherwise. */
  open(row: InternalRow): void;
  save(row: InternalRow): void;
  /** As it was before it was opened; gone, if it was never saved. */
  cancel(row: InternalRow): void;
  /** Opens a row in which somebody had typed; undefined: one that was never saved, behind all others. */
  reopen(row: InternalRow | undefined, typed: JsonObject): void;
  /** Other rows take the place of all; undefined: the key is gone. */
  replace(nodes: readonly DataNode[] | undefined): void;
}

export interface RowBuilder {
  /** Makes the fields of a row, enters them, and starts them; what ends their reactions comes back with them. */
  build(row: InternalRow): { readonly fields: readonly InternalField[]; start(): readonly (() => void)[] };
  /** Takes the fields of a row out of the form. */
  forget(fields: readonly InternalField[]): void;
}

/** A component as its logic makes it now. */
export interface Applied {
  readonly component: PreparedComponent;
  /** The texts that stand in the place of the component's own, by setting: the text settings that hold them. */
  readonly texts: Readonly<Record<string, string>>;
  /** Words that a computed schema puts in the place of texts, by setting. */
  readonly words: Readonly<Record<string, string>>;
}

/**
 * A field's validation state as a signal is. A view's reading of it is separate: the first key of a text changes the
 * rest.
 */
export interface ValidationSignal {
  /** Tracked. */
  get value(): ValidationState;
  set value(next: ValidationState);
  peek(): ValidationState;
  /** Something may stand at the field: it was validated, or refused. Tracked. */
  speaks(): boolean;
}

/** A form within the form: what stands in it sees its data and its names as all there is. */
export interface RowScope {
  /** The field that it is. */
  readonly of: InternalField;
  /** The node that `data` means in it. */
  readonly node: DataNode;
  add(field: InternalField): void;
  /** By path from this form, else by bare key. */
  find(reference: string): InternalField | undefined;
}

/** Finds fields without walking the form. */
export interface FieldIndex {
  add(field: InternalField): void;
  remove(field: InternalField): void;
  byId(id: string): InternalField | undefined;
  /** By data path, in rows with their indexes (`g[0].a`), else by bare key: the first in definition order. */
  find(reference: string): InternalField | undefined;
  /** The fields that share one place in the data: alternatives with the same key. */
  at(slot: Slot): readonly InternalField[];
  /** In definition order, those in rows included. */
  all(): readonly InternalField[];
}

/** A field's texts with their holes filled in, by setting. */
export type Resolved = Readonly<Record<string, ResolvedText>>;
