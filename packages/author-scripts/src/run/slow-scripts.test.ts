import { beforeAll, expect, test } from 'vitest';
import { offerLibraryShims } from './built-ins.ts';
import { createLibraryShims } from './library-shims/create-library-shims.ts';
import { runAuthorScript } from './run-author-script.ts';
import { evaluate, scopeOf, treeOf } from './testing/evaluate.ts';
import { slowScripts } from './testing/slow-scripts.ts';

beforeAll(() => offerLibraryShims(createLibraryShims));

test('the same seed gives the same slow scripts, and another one others', () => {
  const codes = (seed: number) => slowScripts(300, seed).map(({ code }) => code);
  expect(codes(1)).toEqual(codes(1));
  expect(new Set(codes(1)).size).toBeGreaterThan(200);
  expect(codes(2)).not.toEqual(codes(1));
});

test('each of 300 scripts that are made to be slow can be prepared', () => {
  for (const { code } of slowScripts(300, 1)) expect(() => treeOf(code)).not.toThrow();
});

test.each(slowScripts(40, 7))('$title ends by its steps, its memory or its depth', ({ code }) => {
  let steps = Number.NaN;
  const outcome = runAuthorScript(treeOf(code), {
    ...scopeOf(),
    took: (count) => {
      steps = count;
    },
  });
  expect(outcome.kind).toBe('spent');
  expect(steps).toBeLessThanOrEqual(1_000_000);
});

const object = 'const o = {}; for (let i = 0; i < 1000; i++) o["k" + i] = { a: i };';
const long = 'const long = "k".repeat(200000);';

/** How often something may be done within one run, at most: about what some 100 ms give. */
test.each<[what: string, most: number, setup: string, expression: string]>([
  ['a long key that is asked for', 200, `${object} ${long}`, 'long in o'],
  ['a long key that is taken away', 200, `${object} ${long}`, 'delete o[long]'],
  ['a long key that is read', 200, `${object} ${long}`, 'o[long]'],
  ['a long key of an array', 200, `const o = [1]; ${long}`, 'o[long]'],
  ['a number in another language each time', 100, 'let n = 0;', '(5).toLocaleString("de-x-a" + n++)'],
  ['a number in the languages at hand', 2_000, '', '(5).toLocaleString("en-CA", { style: "percent" })'],
  ['a date by the moon', 200, '', 'new Date().toLocaleString("en", { calendar: "chinese" })'],
  ['a date as text', 1_000, '', 'new Date().toLocaleString("en")'],
  ['a format of its own', 1_000, '', 'new Intl.DateTimeFormat("en")'],
  ['the parts of a date', 6_000, 'const f = new Intl.DateTimeFormat("en");', 'f.formatToParts(0)'],
  ['a number with many digits', 15_000, '', '(1e-300).toPrecision(100)'],
  ['what native code refuses', 3_500, '', '{ try { (5).toFixed(999); } catch {} }'],
  ['pairs of an object', 300, object, '_.toPairs(o)'],
  ['an object that is merged', 200, object, '_.merge({}, o)'],
  ['pairs of a text', 120, 'const text = "k".repeat(2000);', '_.toPairs(text)'],
  ['a moment of a long list', 20_000, 'const l = new Array(20000).fill(7);', 'moment(l)'],
  ['a moment to the start of a long unit', 40_000, `const m = moment("2024"); ${long}`, 'm.startOf(long)'],
  ['an own key of a text', 100_000, long, 'Object.hasOwn(long, "x")'],
  ['an object that is made', 200_000, '', 'Object.create(null)'],
  ['a list that is spread', 120, 'const l = new Array(20000).fill(7);', '[...l]'],
  ['an error that is thrown and caught', 30_000, '', '{ try { null.a; } catch {} }'],
  ['the hour of a date', 15_000, 'const d = new Date();', 'd.getHours()'],
])('%s is done at most %i times', (_what, most, setup, expression) => {
  let times = 0;
  const tick = () => {
    times += 1;
    return null;
  };
  const code = expression.startsWith('{') ? expression : `${expression};`;
  expect(evaluate(`${setup} for (;;) { ${code} tick(); }`, scopeOf({ tick })).kind).toBe('spent');
  expect(times).toBeLessThanOrEqual(most);
  expect(times).toBeGreaterThan(most / 20);
});

test('what authors write with such values stays far from any bound', () => {
  const rows = 'const rows = Array.from({ length: 300 }, (_, i) => ({ id: i, price: i / 3 }));';
  const code = `${rows} return rows.map((r) => r.price.toLocaleString("en-CA", { style: "currency", currency: "CAD" })).length;`;
  let steps = Number.NaN;
  const scope = {
    ...scopeOf(),
    took: (count: number) => {
      steps = count;
    },
  };
  expect(runAuthorScript(treeOf(code), scope)).toEqual({ kind: 'done', value: 300 });
  expect(steps).toBeLessThan(250_000);
});
