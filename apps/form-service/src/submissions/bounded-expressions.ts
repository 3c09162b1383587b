import { createContext, Script } from 'node:vm';
import type { TestExpression } from '@guichet/engine/every-part';

/** Expressions of authors took more time on a text than they may have. */
export class SlowExpressionError extends Error {
  override readonly name = 'SlowExpressionError';
}

/** Runs authors' expressions, which nothing else can stop: V8 ends in linear time only those without look-around, back references and long counts. */
export interface BoundedExpressions {
  /** Gives all that follow so many milliseconds of the processor together. */
  begin(maxMs: number): void;
  /** Throws a SlowExpressionError when that is over. */
  readonly test: TestExpression;
}

/** Characters. Preparation lets pass what takes up to the third power of a text's length: of so few, a moment. */
const quickLength = 200;
/** Milliseconds. The least that Node takes. */
const leastMs = 1;

function processorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

export function createBoundedExpressions(): BoundedExpressions {
  const given: { expression?: RegExp; text?: string } = {};
  const context = createContext(given);
  // Starting the clock takes a fifth of a millisecond.
  const script = new Script('expression.test(text)');
  let left = 0;

  function testWithin(expression: RegExp, text: string): boolean {
    let cause: unknown;
    Object.assign(given, { expression, text });
    try {
      while (left > 0) {
        const start = processorMs();
        try {
          return script.runInContext(context, { timeout: Math.max(leastMs, Math.ceil(left)) }) === true;
        } catch (error) {
          cause = error;
          // The clock of `vm` goes on while others have the processor: then the same is tested again.
          if (Reflect.get(Object(error), 'code') !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') left = 0;
        } finally {
          left -= processorMs() - start;
        }
      }
      throw new SlowExpressionError('An expression took too long.', { cause });
    } finally {
      delete given.text;
    }
  }

  return {
    begin(maxMs) {
      left = maxMs;
    },
    test: (expression, text, isSlow) =>
      isSlow || text.length > quickLength ? testWithin(expression, text) : expression.test(text),
  };
}
