import type { Json, JsonObject } from '@guichet/definition';
import type { Field, Row } from './field.ts';
import type { ErrorItem } from './form-data.ts';

/** The form's events, with Form.io's names and payloads. Source: measured on Form.io. */
export interface FormEvents {
  /** Once for each command that changed a value. `modified`: a resident did. */
  readonly change: readonly [submission: ChangedSubmission, flags: ChangeEventFlags, modified: boolean];
  /** Once for each field that changed, before `change`. */
  readonly componentChange: readonly [change: Change];
  /** Once for each field that keeps a submission from being sent, before `submitError`. */
  readonly componentError: readonly [error: ErrorItem];
  /** A control has the focus. */
  readonly focus: readonly [field: Field];
  /** A control was left. */
  readonly blur: readonly [field: Field];
  /** A button that sends was pressed, or the form was sent otherwise. */
  readonly submitButton: readonly [pressed: PressedButton];
  /** The errors that keep the form from being sent, after `componentError`. */
  readonly submitError: readonly [errors: readonly ErrorItem[]];
  /** The same once more. */
  readonly error: readonly [errors: readonly ErrorItem[]];
  /** An author's code, or a host, asks for the form to be sent: the listener that sends it decides. */
  readonly submitRequested: readonly [];
  /** It was right, and was sent or handed over. `saved`: a service keeps it. */
  readonly submit: readonly [submission: SentSubmission, saved: boolean];
  /** Only where it was saved. */
  readonly submitDone: readonly [submission: SentSubmission];
  /** A button's own event, or a host's. */
  readonly customEvent: readonly [event: CustomEvent];
  /** The form speaks the other language now. */
  readonly languageChanged: readonly [];
  /** A row was added to a data grid. */
  readonly dataGridAddRow: readonly [added: { readonly component: Field; readonly row: Row }];
  /** A row was removed from a data grid. */
  readonly dataGridDeleteRow: readonly [removed: { readonly index: number }];
  /** A new row is open in an edit grid. */
  readonly editGridAddRow: readonly [added: { readonly component: Field; readonly row: Row }];
  /** A saved row of an edit grid is open again. */
  readonly editGridEditRow: readonly [opened: { readonly component: Field; readonly row: Row }];
  /** A row of an edit grid was saved. */
  readonly editGridSaveRow: readonly [saved: { readonly component: Field; readonly row: Json }];
  /** A row of an edit grid was left as it was before. */
  readonly editGridCancelRow: readonly [left: { readonly component: Field; readonly editRow: Row }];
  /** A row was removed from an edit grid. */
  readonly editGridDeleteRow: readonly [removed: { readonly index: number }];
  /** The next page of a wizard is shown. */
  readonly nextPage: readonly [turned: TurnedPage];
  /** The page before is shown again. */
  readonly prevPage: readonly [turned: TurnedPage];
  /** Pages came or went, as the answers ask for. */
  readonly pagesChanged: readonly [];
  /** A file is on its way. */
  readonly fileUploadingStart: readonly [];
  /** It has come, or does not come. */
  readonly fileUploadingEnd: readonly [];
}

export type EventName = keyof FormEvents;

/** `data` and `isValid` are worked out when they are read. */
export interface ChangedSubmission {
  readonly data: JsonObject;
  readonly isValid: boolean;
  /** The first field that changed: what a resident changed, then what follows from it. */
  readonly changed: Change;
}

export interface Change {
  readonly instance: Field;
  /** Its key. */
  readonly component: string;
  readonly value: unknown;
}

export interface ChangeEventFlags {
  readonly changed: Change;
  readonly changes: readonly Change[];
}

export interface PressedButton {
  /** The button; undefined when the form was sent otherwise. */
  readonly instance: Field | undefined;
  readonly state: string;
}

export interface SentSubmission {
  readonly data: JsonObject;
  /** The id from the service that stored it. */
  readonly _id?: string | undefined;
  /** Of one that was stored it holds the reference number, where the service gives one. */
  readonly metadata?: JsonObject | undefined;
  readonly state?: string | undefined;
}

export interface CustomEvent {
  /** Its name, as the author wrote it. */
  readonly type: string;
  /** The button. */
  readonly component: Field | undefined;
  readonly data: JsonObject;
  /** The value that the author's code emitted with it. */
  readonly given?: Json | undefined;
}

export interface TurnedPage {
  /** The index of the page that is shown now. */
  readonly page: number;
  readonly submission: SentSubmission;
}
