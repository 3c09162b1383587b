import { expect, test } from 'vitest';
import { needsRegularExpressions } from '../compile/parse-author-script.ts';
import { MissingBuiltInsError } from './run-author-script.ts';
import { evaluate, scopeOf, treeOf } from './testing/evaluate.ts';
import { writtenCases } from './testing/written-cases.ts';

const without = { ...scopeOf(), regularExpressions: undefined };

function needs(code: string): boolean {
  return needsRegularExpressions(JSON.stringify(treeOf(code)));
}

test('what needs none gives without them what it gives with them', () => {
  const free = writtenCases.filter((code) => !needs(code));
  expect(free.length).toBeGreaterThan(700);
  expect(writtenCases.length - free.length).toBeGreaterThan(50);
  const different = free.filter(
    (code) => JSON.stringify(evaluate(code, without)) !== JSON.stringify(evaluate(code)),
  );
  expect(different).toEqual([]);
});

test.each([
  'value = "a.b".replace(".", "-").replaceAll("b", "c").split("-").join()',
  'value = "a".match === "a".match && String.prototype.hasOwnProperty("replace")',
  'value = { search: 1 }.search',
])('%s needs them only where it says a name that makes one', (code) => {
  expect(needs(code)).toBe(/match|search/.test(code));
  expect(evaluate(code, without)).toEqual(evaluate(code));
});

test.each(['value = /b+/.exec("abbc")', 'value = RegExp("b")', 'value = new RegExp("b").test("b")'])(
  '%s is a fault of its caller',
  (code) => {
    expect(needs(code)).toBe(true);
    expect(() => evaluate(code, without)).toThrow(MissingBuiltInsError);
  },
);

test.each(['match', 'matchAll', 'search'])('a text’s %s, by name or with a key that says it', (name) => {
  expect(needs(`value = "abc".${name}("b")`)).toBe(true);
  expect(needs(`const key = "${name}"; value = "abc"[key]("b")`)).toBe(true);
  expect(needs(`const { ${name} } = String.prototype; value = ${name}.call("abc", "b")`)).toBe(true);
});

test('a name that is put together fails as a mistake of its author', () => {
  const code = 'value = "abc"["mat" + "ch"]("b")[0]';
  expect(needs(code)).toBe(false);
  expect(evaluate(code, without)).toEqual({
    kind: 'failed',
    name: 'TypeError',
    message: '.match must be written out',
  });
  expect(evaluate(code)).toEqual({ kind: 'done', value: 'b' });
});
