import type { Json, JsonObject, Locale } from '@guichet/definition';
import type { Environment } from './environment.ts';
import type { SentSubmission } from './events.ts';
import type { Field, Row } from './field.ts';
import type { ErrorItem, FieldTransientState, OpenRowData, ServerErrorDetail } from './form-data.ts';
import type { Texts } from './prepared-form.ts';
import type { NavigationOutcome, WizardPage, WizardPositionData } from './wizard.ts';

/** A command to a form instance, as data: `kind` names it. A page's buttons say some of it as a `Command`. */
export type FormCommand<Kind extends CommandKind = CommandKind> = {
  readonly [K in Kind]: { readonly kind: K } & CommandTerms[K];
}[Kind];

export type CommandKind = keyof CommandTerms;

/** The outcome of a command; most have none. */
export type OutcomeOf<Kind extends CommandKind> = (CommandOutcomes &
  Record<Exclude<CommandKind, keyof CommandOutcomes>, void>)[Kind];

/** The handlers of commands. A feature brings those of its own. */
export type CommandHandlers<Kind extends CommandKind = CommandKind> = {
  readonly [K in Kind]: (command: CommandTerms[K]) => OutcomeOf<K>;
};

/** The terms of each command, beside its kind. */
export interface CommandTerms {
  // --- a resident ---
  /**
   * A resident's input: the strings of the control, as a plain post would send them; or the value where no control says
   * it by itself, as of a file that was stored. A value that the type does not take changes nothing.
   */
  readonly input: OfField & ({ readonly strings: readonly string[] } | { readonly value: Json });
  /** The resident entered the field. */
  readonly focus: OfField;
  /** The resident left the field. */
  readonly blur: OfField;
  /** A button that sends nothing is pressed: it is marked, and does what its action `custom` or `event` asks for. */
  readonly press: OfField;
  /**
   * Lays aside how far a field has come with its value: see `Field.transientState`. Of a field that is gone nothing is
   * kept. Errors from before the typing are validated again, unless the step is still under way.
   */
  readonly setTransientState: OfField & {
    readonly transientState: Json | undefined;
    readonly isUnderWay?: boolean;
  };
  /**
   * Validates what stands in a field (a page, a grid) or a row, or everything, as if the resident had filled in
   * and left it: its errors show. Gives them, in definition order.
   */
  readonly validate: { readonly within?: Field | Row };
  /**
   * Validates everything. Invalid: all errors show, in a wizard on the first page that has one. Valid: the data to send.
   * `by`: the button pressed.
   */
  readonly submit: Replayed & { readonly by?: Field | undefined };

  // --- rows of a grid: throw for a field without rows, and for a row that is gone ---
  /**
   * Adds a row, at the end unless `at` says where; empty unless `held` says what is in it. A grid whose rows are
   * opened and saved opens it. `former`: the row that comes back, with the errors that stood in it when it was removed,
   * and with the rows that were open in it.
   */
  readonly 'row:add': {
    readonly grid: Field;
    readonly at?: number | undefined;
    readonly held?: JsonObject | undefined;
    readonly former?: Row;
  };
  /** Where a grid is never without rows (see `Model.firstRows`), an empty one takes the place of the last. */
  readonly 'row:remove': OfRow;
  readonly 'row:move': OfRow & { readonly to: number };
  /** From here on what is typed in the row stays apart, until it is saved. */
  readonly 'row:open': OfRow;
  /** Validates the row: what fails shows, and unless its author lets it be saved all the same, it stays open. */
  readonly 'row:save': OfRow & Replayed;
  /** The row as it was before it was opened; a new one goes. */
  readonly 'row:cancel': OfRow;
  /** Opens the rows around a field, so that it can be seen. True when any was closed. */
  readonly reveal: OfField;

  // --- pages of a wizard ---
  /** Validates the page, and turns to the next one when nothing is wrong; else its errors show. */
  readonly forward: Replayed;
  /** Never validates. Back along the pages that led here. */
  readonly previous: Nothing;
  /** To a step that can be reached; `isForced`: to any, as a link of the alert and the browser's history go. */
  readonly to: { readonly page: WizardPage; readonly isForced?: boolean };
  /** Forward, past all completed pages: to the review, or to a page that an answer added. */
  readonly review: Nothing;

  // --- the page or host ---
  /**
   * A value from outside a control (a host, a restored draft). `isTyped`: a resident once typed it, over what is
   * calculated where that is allowed.
   */
  readonly setValue: OfField & { readonly value: Json | undefined; readonly isTyped?: boolean };
  /**
   * Opens the rows in which somebody had typed and no others, brings back what lay beside the values of fields once
   * those rows are there, and goes where the resident was. Nothing is validated yet. Names of no row, field or visible
   * page are ignored.
   */
  readonly restore: {
    readonly openRows?: readonly OpenRowData[];
    /** The row about which somebody is yet to say whether it is to be removed: see `Row.isAsked`. */
    readonly askedRow?: Pick<OpenRowData, 'grid' | 'row'> | undefined;
    readonly transientStates?: readonly FieldTransientState[];
    readonly place?: WizardPositionData | undefined;
  };
  /**
   * Only these rows count as left open that say so, whatever was validated since: other rows do not report that they
   * are unsaved, and new ones not their missing answers.
   */
  readonly restoreLeft: { readonly openRows: readonly OpenRowData[] };
  readonly setLanguage: { readonly locale: Locale; readonly texts: Texts };
  readonly setEnvironment: { readonly environment: Environment };
  /** Asks the page to send the form, as a press of its button does: for a host with a button of its own. */
  readonly requestSubmit: Nothing;
  /** Tells that the submission reached its destination; `isSaved`: that it was stored there. */
  readonly sent: { readonly submission: SentSubmission; readonly isSaved: boolean };
  /**
   * Shows what a form service refused: each detail becomes a message at its field, or a plain line. `moreDetails`: how
   * many errors the service found beside these; a line of the alert says so.
   */
  readonly setServerErrors: {
    readonly details: readonly ServerErrorDetail[];
    readonly moreDetails?: number | undefined;
  };
  /**
   * Sending failed: shows one plain line in the alert, in the form's language, by a message name; or none. `noAnswer` shows
   * a notice in the alert's place. `requestId`: of the request that failed; the line names it.
   */
  readonly setSubmitError: {
    readonly name?: SubmitErrorName | undefined;
    readonly requestId?: string | undefined;
  };
  /** Nothing counts as validated or refused any more: as if the same answers had just been filled in. */
  readonly forgetErrors: Nothing;
  /**
   * An event of an author's or a host's own: logic that waits for it acts, then `customEvent` is emitted.
   * `submitButton` is Form.io's name for `requestSubmit`.
   */
  readonly emit: {
    readonly event: string;
    readonly from?: Field | undefined;
    readonly given?: Json | undefined;
  };
}

interface CommandOutcomes {
  readonly press: PressOutcome;
  readonly validate: readonly ErrorItem[];
  readonly submit: SubmitOutcome;
  readonly 'row:add': Row;
  readonly 'row:save': SaveRowOutcome;
  readonly reveal: boolean;
  readonly forward: NavigationOutcome;
  readonly previous: NavigationOutcome;
  readonly to: NavigationOutcome;
  readonly review: NavigationOutcome;
}

interface OfField {
  readonly field: Field;
}

interface OfRow {
  readonly grid: Field;
  readonly row: Row;
}

interface Replayed {
  /** A repeated attempt is shown again, and asks nothing again. */
  readonly isReplay?: boolean;
}

type Nothing = Readonly<Record<never, never>>;

/** `failed`: its code broke, or it has none; nothing of what it set stands. */
export type PressOutcome = 'done' | 'failed';

export type SaveRowOutcome =
  | { readonly kind: 'invalid'; readonly errors: readonly ErrorItem[] }
  | { readonly kind: 'saved' };

/** `noAnswer`: nobody answered, and nobody knows whether it was received. */
export type SubmitErrorName = 'submitError' | 'noAnswer';

export type SubmitOutcome =
  | { readonly kind: 'invalid'; readonly errors: readonly ErrorItem[] }
  | { readonly kind: 'valid'; readonly data: JsonObject };
