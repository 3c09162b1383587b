import { evaluateLogic } from '../json-logic/evaluate-logic.ts';

/** Expressions in JSONLogic. */
export const jsonLogic = { evaluateLogic };
