import type { JsonObject } from '@guichet/definition';

/** A form of the engine's bench. */
export interface EngineForm {
  readonly components: readonly JsonObject[];
  /** The data to open it with. */
  readonly data: JsonObject;
}

/** One of those that are measured beside each other. */
export interface EngineSide {
  /** Makes ready what may be ready before anybody opens the form; each call of the result opens it again. */
  prepare(form: EngineForm): () => OpenForm;
}

/** A resident's actions in a form. A field is named by its path: `f7`, `grid[3].c0`. */
export interface OpenForm {
  /** From here on somebody looks at every field, as a page does. */
  draw(): void;
  /** Sets the control's value after one more key, or a tick. */
  fill(path: string, value: string | boolean): void;
  /** At the end of `grid`. */
  addRow(): void;
  removeRow(): void;
  /** The answers, to see that all sides did the same. */
  data(): JsonObject;
}
