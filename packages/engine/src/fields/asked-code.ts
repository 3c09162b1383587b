import type { AuthorScript } from '@guichet/author-scripts/run';
import type { Json } from '@guichet/definition';
import type { DataNode } from '../data/data-tree.ts';
import type { FormatValue } from '../field.ts';
import type { FormContext, InternalField, InternalRow } from './internal-field.ts';

/** Where code stands, and what is asked of it. */
export interface AskedCode {
  readonly field: InternalField;
  readonly context: FormContext;
  /** The initial output. */
  readonly initial: unknown;
  /** Names that mean something here alone. */
  readonly own: Readonly<Record<string, unknown>>;
  /** Of a text that an author wrote for the rows of a grid. */
  readonly template?: RowTemplateCode;
  /** Of a button that was pressed: what it may ask at that moment alone. */
  readonly pressed?: { readonly isValid: () => boolean };
}

/** The part of a grid that a row template draws: one of its rows, or the header and footer. */
export interface RowTemplateCode {
  readonly grid: InternalField;
  readonly row: InternalRow | undefined;
  readonly formatValue: FormatValue;
}

export type CodeResult =
  | { readonly kind: 'done'; readonly value: unknown }
  | { readonly kind: 'failed' }
  /** It took more than any code of a form needs. `value` of a rule, which is not passed then. */
  | { readonly kind: 'spent'; readonly value?: false }
  /** It took more time than there is here: what it decides stays undecided. */
  | { readonly kind: 'timedOut' };

/** Runs an author's JavaScript; what it reads is tracked, what it sets waits in `FormContext.effects`. */
export interface RunCode {
  (code: AuthorScript, asked: AskedCode): CodeResult;
  /** The clock for code, in milliseconds; without it code gets the environment's time. */
  readonly clock?: { now(): number };
}

/** A change that code makes beside its output: applied once the code has ended. */
export type Effect =
  /** `data.x = 1`, and so for `row`: `node` is the object that holds it. */
  | { readonly kind: 'data'; readonly node: DataNode; readonly key: string; readonly value: Json | undefined }
  /** `instance.setValue(1)` */
  | { readonly kind: 'value'; readonly field: InternalField; readonly value: Json | undefined }
  /** `component.disabled = true` */
  | {
      readonly kind: 'setting';
      readonly field: InternalField;
      readonly setting: string;
      readonly value: Json | undefined;
    }
  /** `form.emit('saved')` */
  | {
      readonly kind: 'event';
      readonly field: InternalField;
      readonly event: string;
      readonly given?: Json | undefined;
    }
  /** `form.submit()` */
  | { readonly kind: 'submit'; readonly field: InternalField };
