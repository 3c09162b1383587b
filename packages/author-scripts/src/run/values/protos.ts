import { SandboxObject } from './sandbox-object.ts';

/**
 * The prototypes of each kind of value: our own methods, by name. Filled when the built-ins are loaded and fixed from
 * then on, since all runs share them. A `constructor` is one of ours too; functions have none.
 */
const object = new SandboxObject(null);
const made = () => new SandboxObject(object);

export const protos = {
  object,
  function: made(),
  array: made(),
  arguments: made(),
  string: made(),
  number: made(),
  boolean: made(),
  regexp: made(),
  date: made(),
  set: made(),
  map: made(),
  iterator: made(),
  error: made(),
  numberFormat: made(),
  dateFormat: made(),
} as const;
