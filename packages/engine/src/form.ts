import type { Json, JsonObject, Locale } from '@guichet/definition';
import type { EventName, FormEvents } from './events.ts';
import type { Field } from './field.ts';
import type { CommandKind, FormCommand, OutcomeOf } from './form-command.ts';
import type { ErrorItem, FieldTransientState, OpenRowData, ServerErrorDetail } from './form-data.ts';
import type { PageForm } from './prepared-form.ts';
import type { Wizard, WizardPositionData } from './wizard.ts';

/**
 * A form instance: fields with readable state, and commands, which are data. Reading inside `effect` or `computed` tracks.
 * Every command settles all reactions before it returns.
 */
export interface Form {
  readonly page: PageForm;
  /** Begins every id in the document; empty where the form has the document to itself. */
  readonly idPrefix: string;
  /** It shows a submission, and takes in nothing that a resident does. */
  readonly isReadOnly: boolean;
  /** The top-level fields, in definition order. */
  readonly fields: readonly Field[];

  /** The pages of a form whose display is `wizard`; undefined for any other. */
  readonly wizard: Wizard | undefined;

  // --- readable state ---
  locale(): Locale;
  /** The error list of the alert, in definition order, lines without a field last. Empty until a submit failed. */
  errors(): readonly ErrorItem[];
  /** Called when `errors()` changes. */
  subscribeErrors(listener: () => void): () => void;
  /** How often sending failed, for whatever reason: each time the alert asks for attention. */
  failedAttempts(): number;
  /** The last of them asked for the next page of a wizard, not to send. */
  isTurningFailed(): boolean;
  /** True when no visible field fails a rule, whether its error is shown or not. A pass over the form. */
  isValid(): boolean;
  /** All answers so far, unknown keys included: the data for the form service. */
  data(): JsonObject;
  /** The same with those that stay on the page (`persistent: 'client-only'`): the data to restore a form from. */
  answers(): JsonObject;
  /**
   * Data of this form without its secrets, such as passwords: what may be in a page. `onDevice`: without `protected`
   * answers, too: what a device may keep.
   */
  withoutSecrets(data: JsonObject, onDevice?: boolean): JsonObject;
  /** The form's state beside its data: `restore` brings it back. `onDevice`: without `protected` answers. */
  kept(onDevice?: boolean): Kept;
  /**
   * By path what is chosen is called, of options that were found on the way: Form.io's `metadata.selectData`. Undefined
   * where there are none.
   */
  selectData(): JsonObject | undefined;
  /** Whether its author lets rows be added to this grid now. Tracked. */
  canAddRow(grid: Field): boolean;
  /** Reactions that did not settle, by path. */
  nonConverging(): readonly NonConverging[];
  /** Nobody changed a value by hand. */
  isPristine(): boolean;
  /** From a valid `submit` on, until sending fails. Tracked. */
  isSubmitted(): boolean;
  /** The queries of a form service. */
  readonly stored: Stored;

  // --- finding ---
  /** By document id, see `Field.id`. */
  fieldById(id: string): Field | undefined;
  /** By data path (`applicant.email`), else by bare key. */
  fieldByPath(path: string): Field | undefined;

  // --- commands ---
  /** Does what the command says. Throws `MissingAbilityError` for one of a feature that the form does not name. */
  dispatch<Kind extends CommandKind>(command: FormCommand<Kind>): OutcomeOf<Kind>;
  /** Called after each command with the fields whose value changed otherwise than by the resident's own typing. */
  onWrite(listener: (fields: readonly Field[]) => void): () => void;
  /** Returns the end of listening. */
  on<Name extends EventName>(event: Name, listener: (...args: FormEvents[Name]) => void): () => void;
  dispose(): void;
}

/** The queries that only a form service, or an author's tool, makes: no page loads them. */
export interface Stored {
  /** The data to store: known keys only, without values that a condition hides. */
  data(): JsonObject;
  /** Stored data without what is `protected`: what a form service gives back. The same object where nothing is. */
  returned(stored: JsonObject): JsonObject;
  /** Every failure, shown or not, as the details of a form service's refusal; with `limit`, the first so many. */
  failures(limit?: number): readonly ServerErrorDetail[];
  /** How many failures there are in all. */
  failureCount(): number;
  /** Requests by authors that could not be carried out: none passes silently. A pass over the form. */
  unchecked(): readonly Unchecked[];
  /** Values that no other submission of the form may hold: the caller must check them. */
  uniqueValues(): readonly UniqueValue[];
}

/** A form's state beside its data. */
export interface Kept {
  /** Input in open rows, apart from the data; outer rows before inner ones. */
  readonly openRows: readonly OpenRowData[];
  /** Transient states of fields, except those that are too long to keep: see `Field.transientState`. */
  readonly transientStates: readonly FieldTransientState[];
  /** Where the resident is in a wizard; undefined where there is none. */
  readonly place?: WizardPositionData;
}

/** A rule, or a setting that decides something, which could not run. */
export interface Unchecked {
  readonly path: string;
  /** `custom`, `json`, or the name of the setting. */
  readonly rule: string;
  /**
   * `notRun`: nothing runs it here. `failed`: it was run and broke. `spent`: it took more work than code may.
   * `timedOut`: more time than this machine gave it. `invalid`: what its author wrote cannot be used. `nonConverging`:
   * it writes its own inputs, and never settles. `unknownType`: nobody registered its type, so that its answer is kept
   * as it came.
   */
  readonly reason: 'notRun' | 'failed' | 'spent' | 'timedOut' | 'invalid' | 'nonConverging' | 'unknownType';
}

export interface UniqueValue {
  readonly path: string;
  readonly value: Json;
  /** A form service's error where another submission holds it. */
  refusal(): ServerErrorDetail;
}

export interface NonConverging {
  readonly path: string;
  readonly reaction: string;
}

/** Counts for tests and benchmarks: called each time something is evaluated or applied. */
export type Observer = (
  what: 'condition' | 'calculation' | 'rules' | 'view' | 'reaction',
  field: Field,
) => void;
