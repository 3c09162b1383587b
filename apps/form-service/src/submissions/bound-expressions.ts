import { setFlagsFromString } from 'node:v8';

/**
 * An author's pattern may take longer than the age of the world on a text made for it, such as `(a+)+` on
 * forty letters. From here on V8 goes over to an engine of linear time when a pattern backtracks too often.
 * It holds for the whole process, for patterns without back references, look-around and long counts: the clock ends
 * those (`bounded-expressions.ts`).
 */
export function boundExpressions(): void {
  setFlagsFromString('--enable-experimental-regexp-engine-on-excessive-backtracks');
}
