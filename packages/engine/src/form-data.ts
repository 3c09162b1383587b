import type { Json, JsonObject } from '@guichet/definition';
import type { Field, Row } from './field.ts';

/** One line of the alert. Shape named by the product specification. */
export interface ErrorItem {
  /** Stable while the same failure lasts: a React key. */
  readonly id: string;
  /** `component`: a link to the field. `submit`: plain text. */
  readonly type: 'component' | 'submit';
  readonly component: { readonly key: string; readonly type: string; readonly label: string } | undefined;
  readonly message: string;
  /** One for each rule that failed: an empty field is one line, whatever it fails. */
  readonly messages: readonly { readonly message: string; readonly path: string }[];
  readonly keyOrPath: string;
  /** The field that a link focuses. */
  readonly field: Field | undefined;
  /** The row of it that the line is about, which the link focuses. */
  readonly row?: Row;
  /** Sending got no answer: nothing is wrong with the answers. A notice says so in the list's place. */
  readonly isUnanswered?: boolean;
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

/** A row of an edit grid that is not saved. */
export interface OpenRowData {
  /** Data path of its grid. */
  readonly grid: string;
  /** Its place in the grid, from 0. */
  readonly row: number;
  /** It was never saved. */
  readonly isNew: boolean;
  /** See `Row.isLeft`. */
  readonly isLeft?: boolean;
  /** Its data without secrets. */
  readonly data: JsonObject;
}

/** A field's transient state: see `Field.transientState`. */
export interface FieldTransientState {
  readonly path: string;
  readonly transientState: Json;
}
