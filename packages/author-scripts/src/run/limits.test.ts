import { expect, test } from 'vitest';
import { runAuthorScript } from './run-author-script.ts';
import { evaluate, scopeOf, valueFrom } from './testing/evaluate.ts';
import type { AuthorScript, Expression } from './tree.ts';

/** How many more times a function may call itself natively where this is called. */
function roomOnStack(): number {
  let calls = 0;
  const deeper = () => {
    calls += 1;
    deeper();
  };
  try {
    deeper();
  } catch {
    return calls;
  }
  return calls;
}

test.each([
  ['calls', 'function f() { ask(); return f(); } f()'],
  [
    'nested code',
    'function f() { { { for (const x of [1]) { switch (1) { case 1: return [[1 + (2 * (ask(), f()))]]; } } } } } f()',
  ],
  ['callbacks', 'const f = () => [1].map(() => { ask(); return f(); }); f()'],
  ['comparing', 'const f = () => [1, 2].sort(() => { ask(); return f(); }); f()'],
  ['replacing', 'const f = () => "a".replace(/a/, () => { ask(); return f(); }); f()'],
  ['texts', 'const o = { toString() { ask(); return `<` + o; } }; "" + o'],
  ['JSON', 'const o = { toJSON() { ask(); return JSON.stringify(o); } }; JSON.stringify(o)'],
  ['getters', 'const o = { get a() { ask(); return this.a; } }; o.a'],
  [
    'classes',
    'class A { constructor() { ask(); this.b(); } b() { return new (class extends A {})(); } } new A()',
  ],
  ['spreading', 'function f(...a) { ask(); return f(...a, ...[1]); } f()'],
])('a host that is called from as deep as %s go has a third of the native stack left', (_what, code) => {
  const whole = roomOnStack();
  let least = whole;
  let calls = 0;
  const ask = () => {
    calls += 1;
    if (calls % 10 === 0) least = Math.min(least, roomOnStack());
    return null;
  };
  expect(evaluate(code, scopeOf({ ask }))).toEqual({ kind: 'spent', what: 'depth' });
  expect(least).toBeLessThan(whole);
  expect(least).toBeGreaterThan(whole / 3);
});

test('recursion as authors write it goes through', () => {
  expect(valueFrom('const sum = (n) => (n === 0 ? 0 : n + sum(n - 1)); return sum(150);')).toBe(11_325);
  expect(valueFrom('function fib(n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); } return fib(17);')).toBe(
    1597,
  );
});

test('what ordinary forms do is far from any bound', () => {
  const rows = Array.from({ length: 500 }, (_, n) => ({ n, price: n / 4, name: `row ${n}` }));
  const scope = scopeOf({ data: { rows } });
  expect(
    valueFrom(
      'let total = 0; for (const row of data.rows) { if (row.name.startsWith("row")) total += row.n * row.price; } return total;',
      scope,
    ),
  ).toBe(rows.reduce((sum, { n, price }) => sum + n * price, 0));
  expect(valueFrom('let s = ""; for (let i = 0; i < 3000; i++) s += "x"; return s.length;')).toBe(3000);
  expect(
    valueFrom(
      'return data.rows.map((r) => ({ ...r })).filter((r) => r.n % 2).sort((a, b) => b.n - a.n)[0].n',
      scope,
    ),
  ).toBe(499);
});

const program = (...body: AuthorScript['body']): AuthorScript => ({ size: 1, body });
const returned = (expression: Expression): AuthorScript => program(['return', expression]);

test.each<[string, AuthorScript]>([
  ['names a prototype as a free name', returned(['free', '__proto__'])],
  ['names a constructor as a free name', returned(['free', 'constructor'])],
  ['names what is inherited as a free name', returned(['free', 'hasOwnProperty'])],
  [
    'reads __proto__ of a literal',
    returned(['member', ['member', ['array', []], '__proto__', 0], 'constructor', 0]),
  ],
  [
    'puts __proto__ into a literal',
    returned(['member', ['object', [['is', '__proto__', ['regexp', 'x', '', 1]]]], 'source', 0]),
  ],
  ['counts the prototype of numbers', returned(['count', 1, 1, ['member', ['value', 1], '__proto__', 0]])],
])('a tree that no preparation made and that %s reaches nothing', (_title, authorScript) => {
  const outcome = runAuthorScript(authorScript, scopeOf());
  expect(outcome.kind === 'done' ? [undefined, Number.NaN] : [outcome]).toContainEqual(
    outcome.kind === 'done' ? outcome.value : outcome,
  );
});

test.each<[string, AuthorScript]>([
  ['a frame that is not there', returned(['local', 9, 0])],
  ['a slot that is not there', returned(['local', 0, 9])],
])('a tree that names %s gives nothing', (_title, authorScript) => {
  let given: unknown;
  try {
    const outcome = runAuthorScript(authorScript, scopeOf());
    given = outcome.kind === 'done' ? outcome.value : undefined;
  } catch (error) {
    given = error instanceof Error && error.message.includes('no frame') ? undefined : error;
  }
  expect(given).toBeUndefined();
});

test('a tree that is nested without an end is spent, not a full stack', () => {
  let expression: Expression = ['value', 1];
  for (let level = 0; level < 3000; level += 1) expression = ['unary', '-', expression];
  expect(runAuthorScript(returned(expression), scopeOf())).toEqual({ kind: 'spent', what: 'depth' });
  for (let level = 0; level < 100_000; level += 1) expression = ['unary', '-', expression];
  expect(runAuthorScript(returned(expression), scopeOf())).toEqual({ kind: 'spent', what: 'depth' });
});
