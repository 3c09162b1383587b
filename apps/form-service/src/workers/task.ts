import type { PreparedForm } from '@guichet/engine';

/** Work that a worker thread can do, by name. Input and output are plain data: they cross threads. */
export interface Task<Input, Result> {
  readonly name: string;
  /** For the compiler alone: ties a message to its answer. */
  readonly crosses?: (input: Input) => Result;
}

/** How a worker does it. `forms`: those that the task was sent with, in that order. */
export type TaskHandler<Input, Result> = (
  input: Input,
  forms: readonly PreparedForm[],
) => Result | Promise<Result>;

/** A message from the main thread. Of a form its version alone: the worker asks for those that it does not have. */
export type ToWorker =
  | {
      readonly kind: 'task';
      readonly name: string;
      readonly input: unknown;
      readonly versions: readonly string[];
    }
  | { readonly kind: 'forms'; readonly forms: readonly PreparedForm[] };

export type FromWorker =
  /** Its program is loaded. Sent once, before anything else. */
  | { readonly kind: 'ready' }
  | { readonly kind: 'formsNeeded'; readonly versions: readonly string[] }
  | { readonly kind: 'done'; readonly result: unknown }
  /** It threw. The place, without the message, which may quote a resident. */
  | { readonly kind: 'failed'; readonly name: string; readonly stack: readonly string[] };
