import type { Json, JsonObject } from '@guichet/definition';
import type { ErrorItem, Field, Form } from '@guichet/engine';
import type { SubmissionGiven } from '../submissions.ts';

/** A component as an author writes it. */
export interface Component extends JsonObject {
  readonly type: string;
  readonly key: string;
}

/** A definition, as far as a host reads it. */
export interface FormType {
  readonly title?: string;
  readonly path?: string;
  readonly display?: 'form' | 'wizard';
  readonly components: readonly Component[];
  readonly settings?: JsonObject;
  readonly properties?: JsonObject;
}

/** A field of a form, as hosts of Form.io use it. */
export interface WebformComponent {
  readonly key: string;
  readonly path: string;
  readonly type: string;
  readonly visible: boolean;
  getValue(): unknown;
  /** As a host's write, which marks no field as changed by the resident. */
  setValue(value: Json | undefined): void;
  /** The sentences of its errors that show. */
  errors(): readonly string[];
  /** The live field. */
  readonly field: Field;
}

/** A listener to an event of the form, by Form.io's name; its payload is that of the table of events. */
export type WebformListener = (...payload: readonly unknown[]) => void;

/** A form on a host's page, as hosts of Form.io command it. It stays the same until another form is opened. */
export interface Webform {
  /** The answers as they are now, with the metadata of the submission that is shown. Setting it is `setSubmission`. */
  submission: SubmissionGiven;
  /** The same submission. */
  getValue(): SubmissionGiven;
  /** Shows other answers. Fulfilled once they stand in the form. */
  setSubmission(submission: SubmissionGiven): Promise<void>;
  /**
   * Sends it as its own button does, with hooks, key and events. Fulfilled with what was stored; rejects with the errors
   * that show, or with an Error where it is being sent already.
   */
  submit(): Promise<SubmissionGiven>;
  /** Validates the page of a wizard and goes on. Rejects with the errors that show, and with an Error on the last page. */
  nextPage(): Promise<void>;
  /** Never validates. */
  prevPage(): Promise<void>;
  /** To a page by its index, from 0, whether the resident was there or not. Never validates. Rejects where there is none. */
  setPage(index: number): Promise<void>;
  /** Returns the end of listening. An author's own events have their own names. */
  on(event: string, listener: WebformListener): () => void;
  /** Without a listener, all of `on` for this event. */
  off(event: string, listener?: WebformListener): void;
  /**
   * An event of the host's own: the author's logic that waits for it acts, then its listeners are called, with `given` or
   * the answers. `submitButton` sends the form.
   */
  emit(event: string, given?: Json): void;
  /** By data path (`applicant.email`), else by key. */
  getComponent(path: string): WebformComponent | undefined;
  /** Validates everything, and shows what is wrong. Returns the errors: none where nothing is. */
  validate(): readonly ErrorItem[];
  /** Removes the form from the page, and stops all that it does. */
  destroy(): void;
  /** Our own form instance, with all of its state and commands. */
  readonly formInstance: Form;
}
