import { expect, test } from 'vitest';
import { traceOf } from './trace-of.ts';

test('an error is told of by where it arose, and nothing of its message, however many lines it has', () => {
  const error = Object.assign(new TypeError('Ann wrote\n  at home\nher number'), { code: 'E_ANN' });
  const { name, code, stack } = traceOf(error);
  expect([name, code]).toEqual(['TypeError', 'E_ANN']);
  expect(stack[0]).toContain('trace-of.test.ts');
  expect(stack.join()).not.toMatch(/Ann|home|number/);
  expect(traceOf('Ann')).toEqual({ name: 'string', stack: [] });
});
