import type { KnownDifferenceName } from '../../packages/fields/src/living-form/oracle/known-differences.ts';

/** Why something is not compared. */
export type Reason = 'code' | KnownDifferenceName;

/** Notes that something was taken out. */
export type Count = (reason: Reason) => void;
