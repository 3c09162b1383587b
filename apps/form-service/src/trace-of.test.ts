import { expect, test } from 'vitest';
import { traceOf } from './trace-of.ts';

test('a trace has the name, code and call sites of an error, and no line of its message', () => {
  const error = Object.assign(new TypeError('Ann wrote\n  at home\nher number'), { code: 'E_ANN' });
  const { name, code, stack } = traceOf(error);
  expect([name, code]).toEqual(['TypeError', 'E_ANN']);
  expect(stack[0]).toContain('trace-of.test.ts');
  expect(stack.join()).not.toMatch(/Ann|home|number/);
  // The stack keeps the first message.
  error.message = 'failed';
  expect(traceOf(error).stack).toEqual(stack);
  expect(traceOf('Ann')).toEqual({ name: 'string', stack: [] });
});
