import type { KnownCaseName } from '../../packages/fields/src/living-form/oracle/known-differences.ts';
import type { CodeReason } from './take-out-code.ts';

/** Why something is not compared. */
export type Reason = CodeReason | KnownCaseName;

/** Notes that something was taken out. */
export type Count = (reason: Reason) => void;
