import type { Json } from '@guichet/definition';
import type { Environment } from '../environment.ts';

/** Reads the names in an expression: `['data', 'plate']`. Reading tracks. */
export type ReadName = (path: readonly string[]) => unknown;

/** The value of a JSONLogic expression. Throws when it has none. */
export type EvaluateLogic = (logic: Json, read: ReadName, environment: () => Environment) => unknown;
