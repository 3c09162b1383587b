import type { Json, JsonObject, Locale } from '@guichet/definition';
import type { EventName, FormEvents, SentSubmission } from './events.ts';
import type { Field, Row } from './field.ts';
import type { PageForm, Texts } from './prepared-form.ts';
import type { PlaceData, TurnOutcome, Wizard, WizardPage } from './wizard.ts';

/**
 * A living form: fields with readable state, and commands. Reading inside `effect` or `computed` tracks.
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
  /** True when no visible field fails a rule, whether its error is shown or not. A pass over the form. */
  isValid(): boolean;
  /** What the resident has filled in so far, unknown keys included: what goes to the form service. */
  data(): JsonObject;
  /** What the form service keeps: known keys only, nothing of what a condition hides. */
  storedData(): JsonObject;
  /** The same without what is `protected`: what a form service gives back. */
  returnedData(): JsonObject;
  /** Data of this form without its secrets, such as passwords: what may be kept for a reload, or be in a page. */
  withoutSecrets(data: JsonObject): JsonObject;
  /** Every failure, shown or not, as the details of a form service's refusal; with `limit`, the first so many. */
  failureDetails(limit?: number): readonly ServerErrorDetail[];
  /** How many details there are in all. */
  failureCount(): number;
  /** Reactions that did not settle, by path. */
  unsettled(): readonly Unsettled[];
  /** What authors ask for and could not be done: it never passes silently. A pass over the form. */
  unchecked(): readonly Unchecked[];
  /** What no other submission of the form may hold: to be asked of whoever stores them. */
  uniqueValues(): readonly UniqueValue[];
  /** Nobody changed a value by hand. */
  isPristine(): boolean;
  /** From a valid `submit` on, until sending fails. Tracked. */
  isSubmitted(): boolean;

  // --- finding ---
  /** By document id, see `Field.id`. */
  fieldById(id: string): Field | undefined;
  /** By data path (`applicant.email`), else by bare key. */
  fieldByPath(path: string): Field | undefined;

  // --- commands ---
  /**
   * A value from outside a control (a host, a restored draft). `isTyped`: a resident once typed it, over what is
   * calculated where that is allowed.
   */
  setValue(field: Field, value: Json | undefined, isTyped?: boolean): void;
  /** A resident's input: the strings of the control, as a plain post would send them. */
  input(field: Field, strings: readonly string[]): void;
  /** The resident entered the field. */
  focus(field: Field): void;
  /** The resident left the field. */
  blur(field: Field): void;
  /** A resident presses a button that sends nothing: it is marked, and does what its action `custom` or `event` asks for. */
  pressButton(button: Field): PressOutcome;
  /**
   * Adds a row, at the end unless `at` says where; empty unless `held` says what is in it. A grid whose rows are
   * opened and saved opens it. `former`: the row that comes back, with the errors that stood in it when it was removed,
   * and with the rows that were open in it.
   */
  addRow(grid: Field, at?: number, held?: JsonObject, former?: Row): Row;
  /** Whether its author lets rows be added now. Tracked. */
  canAddRow(grid: Field): boolean;
  /** Where a grid is never without rows (see `Model.firstRows`), an empty one takes the place of the last. */
  removeRow(grid: Field, row: Row): void;
  moveRow(grid: Field, row: Row, to: number): void;
  /** From here on what is typed in the row stays apart, until it is saved. */
  openRow(grid: Field, row: Row): void;
  /**
   * Judges the row: what fails shows, and unless its author lets it be saved all the same, it stays open. `isReplay`: an
   * attempt that was made before is shown again, and asks nothing anew.
   */
  saveRow(grid: Field, row: Row, isReplay?: boolean): SaveRowOutcome;
  /** The row as it was before it was opened; a new one goes. */
  cancelRow(grid: Field, row: Row): void;
  /** Opens the rows around a field, so that it can be seen. True when any was closed. */
  revealField(field: Field): boolean;
  /** What is typed in open rows, and stands apart from the data; outer rows before those in them. */
  openRows(): readonly OpenRow[];
  /**
   * By path what is chosen is called, of options that were found on the way: Form.io's `metadata.selectData`. Undefined
   * where there are none.
   */
  selectData(): JsonObject | undefined;
  /** What fields have laid beside their values, but for what is too long to be kept: see `Field.aside`. */
  asides(): readonly KeptAside[];
  /**
   * Opens the rows in which somebody had typed, and no others. What names no row that is there is left alone.
   * `asked`: the row about which somebody is yet to say whether it is to be removed.
   */
  restoreOpenRows(rows: readonly OpenRow[], asked?: Pick<OpenRow, 'grid' | 'row'>): void;
  /** Brings back what lay beside the values of fields, in rows or not, once those rows are there; nothing is judged yet. */
  restoreAsides(asides: readonly KeptAside[]): void;
  /**
   * Of these rows only those count as left open that say so, whatever was judged since: no other tells that it is not
   * saved, and a new one nothing of what is missing in it.
   */
  restoreLeft(rows: readonly OpenRow[]): void;
  /** For as long as it stands as it was restored. See `restoreOpenRows`. */
  askedRow(): Row | undefined;
  /** Judges the page, and turns to the next one when nothing is wrong; else its errors show. `isReplay`: see `saveRow`. */
  nextPage(isReplay?: boolean): TurnOutcome;
  /** Never judges. Back along the pages that led here. */
  previousPage(): TurnOutcome;
  /** To a step that can be reached; `isForced`: to any, as a link of the alert and the browser's history go. */
  goToPage(page: WizardPage, isForced?: boolean): TurnOutcome;
  /** Forward as `nextPage`, past all pages that were completed: to the review, or to what an answer brought anew. */
  returnToReview(): TurnOutcome;
  /** Where the resident is in a wizard; undefined where there is none. */
  place(): PlaceData | undefined;
  /** Goes where the resident was. What names no page that can be seen is left alone. */
  restorePlace(place: PlaceData): void;
  /** The page that a field stands on; undefined where there are none, and for what stands on all of them. */
  pageOf(field: Field): WizardPage | undefined;
  /**
   * Lays aside how far a field has come with its value: see `Field.aside`. Of a field that is gone nothing is kept.
   * Errors that stood before the resident typed are judged anew, unless the step is still under way.
   */
  setAside(field: Field, aside: Json | undefined, isUnderWay?: boolean): void;
  setLanguage(locale: Locale, texts: Texts): void;
  setEnvironment(environment: Environment): void;
  /**
   * Judges what stands in a field (a page, a grid) or a row, or everything, as if the resident had filled in
   * and left it: its errors show. Gives them, in definition order.
   */
  validate(within?: Field | Row): readonly ErrorItem[];
  /** Validates everything. Invalid: all errors show, in a wizard on the first page that has one. Valid: the data to send. `by`: the button pressed. `isReplay`: see `saveRow`. */
  submit(by?: Field, isReplay?: boolean): SubmitOutcome;
  /** Asks whoever sends the form to do so, as a press of its button does: for a host with a button of its own. */
  requestSubmit(): void;
  /** Tells that the submission reached its destination; `saved`: that it was stored there. */
  sent(submission: SentSubmission, saved: boolean): void;
  /**
   * Shows what a form service refused: each detail becomes a message at its field, or a plain line. `moreDetails`: how
   * many errors the service found beside these; a line of the alert says so.
   */
  setServerErrors(details: readonly ServerErrorDetail[], moreDetails?: number): void;
  /** Sending failed: shows one plain line in the alert, in the form's language, by a message name; or none. */
  setSubmitError(message: SubmitErrorName | undefined): void;
  /** Nothing counts as judged or refused any more: as if the same answers had just been filled in. */
  forgetErrors(): void;
  /** Called after each command with the fields whose value changed otherwise than by the resident's own typing. */
  onWrite(listener: (fields: readonly Field[]) => void): () => void;
  /** Returns the end of listening. */
  on<Name extends EventName>(event: Name, listener: (...args: FormEvents[Name]) => void): () => void;
  /**
   * An event of an author's or a host's own: logic that waits for it acts, then `customEvent` is told. `submitButton`
   * is Form.io's name for `requestSubmit`.
   */
  emit(event: string, from?: Field, given?: Json): void;
  dispose(): void;
}

export type SaveRowOutcome =
  | { readonly kind: 'invalid'; readonly errors: readonly ErrorItem[] }
  | { readonly kind: 'saved' };

/** What a field had laid beside its value: see `Field.aside`. */
export interface KeptAside {
  readonly path: string;
  readonly aside: Json;
}

/** A row of an edit grid that is not saved. */
export interface OpenRow {
  /** Data path of its grid. */
  readonly grid: string;
  /** Its place in the grid, from 0. */
  readonly row: number;
  /** It was never saved. */
  readonly isNew: boolean;
  /** See `Row.isLeft`. */
  readonly isLeft?: boolean;
  /** What is in it, but for secrets. */
  readonly data: JsonObject;
}

/** `failed`: its code broke, or it has none; nothing of what it set stands. */
export type PressOutcome = 'done' | 'failed';

export type SubmitErrorName = 'submitError' | 'noRoom';

export type SubmitOutcome =
  | { readonly kind: 'invalid'; readonly errors: readonly ErrorItem[] }
  | { readonly kind: 'valid'; readonly data: JsonObject };

/** One line of the alert. Shape named by the product specification. */
export interface ErrorItem {
  /** Stable while the same failure lasts: a React key. */
  readonly id: string;
  /** `component`: a link to the field. `submit`: plain text. */
  readonly type: 'component' | 'submit';
  readonly component: { readonly key: string; readonly type: string; readonly label: string } | undefined;
  readonly message: string;
  readonly messages: readonly { readonly message: string; readonly path: string }[];
  readonly keyOrPath: string;
  /** The field that a link focuses. */
  readonly field: Field | undefined;
  /** The row of it that the line is about, which the link focuses. */
  readonly row?: Row;
}

/** One entry of `details` in a form service's refusal. Already parsed at the door. */
export interface ServerErrorDetail {
  /** `any.required`: what follows the first dot is the rule. */
  readonly type: string;
  readonly path: readonly (string | number)[];
  readonly message: string;
  readonly level?: string;
  readonly context: JsonObject;
}

/** What a form may know of the world: data, so that both sides of a page agree. */
export interface Environment {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** IANA name. */
  readonly timeZone: string;
  /** Of whoever sent what is shown, where that is known: for dates that ask for it. */
  readonly submissionTimeZone?: string;
  /** Seed of randomness, an unsigned 32-bit integer. */
  readonly seed: number;
}

/** A rule, or a setting that decides something, which could not run. */
export interface Unchecked {
  readonly path: string;
  /** `custom`, `json`, or the name of the setting. */
  readonly rule: string;
  /**
   * `notRun`: nothing runs it here. `failed`: it was run and broke. `spent`: it took more work than code may.
   * `timedOut`: more time than this machine gave it. `invalid`: what its author wrote cannot be used.
   * `nonConverging`: it writes over what it follows from, and did not come to rest. `unknownType`: nobody registered
   * its type, so that its answer is kept as it came.
   */
  readonly reason: 'notRun' | 'failed' | 'spent' | 'timedOut' | 'invalid' | 'nonConverging' | 'unknownType';
}

export interface UniqueValue {
  readonly path: string;
  readonly value: Json;
  /** What a form service says where another submission holds it. */
  refusal(): ServerErrorDetail;
}

export interface Unsettled {
  readonly path: string;
  readonly reaction: string;
}

/** Counts for tests and benchmarks: called each time something is evaluated or applied. */
export type Observer = (
  what: 'condition' | 'calculation' | 'rules' | 'view' | 'reaction',
  field: Field,
) => void;
