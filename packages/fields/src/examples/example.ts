import type { Json } from '@guichet/definition';

/** Components as an author would write them, by what each one shows. Tests and the workbench draw them all. */
export type Examples = Readonly<Record<string, Json>>;
