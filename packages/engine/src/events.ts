import type { Json, JsonObject } from '@guichet/definition';
import type { Field, Row } from './field.ts';
import type { ErrorItem } from './form.ts';

/** What a form says to whoever listens, under Form.io's names and with its payloads. Source: measured on Form.io. */
export interface FormEvents {
  /** Once for each command that changed a value. `modified`: a resident did. */
  readonly change: readonly [submission: ChangedSubmission, flags: ChangeFlags, modified: boolean];
  /** Once for each field that changed, before `change`. */
  readonly componentChange: readonly [change: Change];
  /** Once for each field that keeps a submission from being sent, before `submitError`. */
  readonly componentError: readonly [error: ErrorItem];
  readonly focus: readonly [field: Field];
  readonly blur: readonly [field: Field];
  readonly submitButton: readonly [pressed: PressedButton];
  readonly submitError: readonly [errors: readonly ErrorItem[]];
  readonly error: readonly [errors: readonly ErrorItem[]];
  /** Code of an author asks for the form to be sent: whoever sends it decides. */
  readonly submitRequested: readonly [];
  readonly submit: readonly [submission: SentSubmission, saved: boolean];
  /** Only where it was saved. */
  readonly submitDone: readonly [submission: SentSubmission];
  /** A button's own event, or a host's. */
  readonly customEvent: readonly [event: CustomEvent];
  readonly languageChanged: readonly [];
  readonly dataGridAddRow: readonly [added: { readonly component: Field; readonly row: Row }];
  readonly dataGridDeleteRow: readonly [removed: { readonly index: number }];
  readonly editGridAddRow: readonly [added: { readonly component: Field; readonly row: Row }];
  readonly editGridEditRow: readonly [opened: { readonly component: Field; readonly row: Row }];
  readonly editGridSaveRow: readonly [saved: { readonly component: Field; readonly row: Json }];
  readonly editGridCancelRow: readonly [left: { readonly component: Field; readonly editRow: Row }];
  readonly editGridDeleteRow: readonly [removed: { readonly index: number }];
  readonly nextPage: readonly [turned: TurnedPage];
  readonly prevPage: readonly [turned: TurnedPage];
  readonly pagesChanged: readonly [];
  readonly fileUploadingStart: readonly [];
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

export interface ChangeFlags {
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
  /** What the service that stored it knows it by. */
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
  /** What the author's code told with it. */
  readonly given?: Json | undefined;
}

export interface TurnedPage {
  /** The index of the page that is shown now. */
  readonly page: number;
  readonly submission: SentSubmission;
}
