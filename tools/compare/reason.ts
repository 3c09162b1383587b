import type { KnownCaseName } from '../../packages/fields/src/form-instance/oracle/known-differences.ts';

/** Why something is not compared. */
export type Reason = CodeReason | KnownCaseName;

/** Notes that something was taken out. */
export type ReasonCount = (reason: Reason) => void;

/** A reason why two engines never draw alike. */
export type CodeReason = 'code that draws lots';
