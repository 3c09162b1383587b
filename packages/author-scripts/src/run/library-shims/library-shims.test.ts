import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { offerLibraryShims } from '../interpreter-runtime.ts';
import { evaluate, scopeOf, valueFrom } from '../testing/evaluate.ts';
import { natively, withoutZones } from '../testing/natively.ts';
import { createLibraryShims } from './create-library-shims.ts';

const load = createRequire(import.meta.url);
/** The libraries themselves: development dependencies, and the other side of each comparison. */
const libraries = { _: load('lodash'), moment: load('moment') };

offerLibraryShims(createLibraryShims);
process.env.TZ = 'America/Toronto';

// Both sides ask the clock, one after the other.
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterAll(() => {
  vi.useRealTimers();
});

const scope = {
  ...scopeOf({ data: { a: 5, name: 'Ann', list: [3, 1, 2], none: '' } }),
  environment: () => ({ now: Date.now(), timeZone: 'America/Toronto', seed: 1, locale: 'en' }),
};

function linesOf(file: string): readonly string[] {
  return readFileSync(new URL(`../testing/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n');
}

test.each([...linesOf('lodash.txt'), ...linesOf('moment.txt')])(
  '%s is what the library gives',
  (expression) => {
    const code = `return (${expression}\n);`;
    const outcome = evaluate(code, scope);
    const ours = outcome.kind === 'failed' ? { kind: 'failed', name: outcome.name } : outcome;
    expect(withoutZones(ours)).toEqual(withoutZones(natively(code, libraries)));
  },
);

const form = [
  { key: 'panel', input: false, components: [{ key: 'name', input: true, type: 'textfield' }] },
  {
    key: 'cars',
    input: true,
    type: 'datagrid',
    components: [{ key: 'plate', input: true, type: 'textfield' }],
  },
  { key: 'cols', input: false, columns: [{ components: [{ key: 'left', input: true, type: 'number' }] }] },
];
const utilScope = scopeOf({ form: { components: form }, submission: { data: { a: { deep: 4 }, top: 1 } } });

test.each([
  ['utils.getComponent(form.components, "plate").type', 'textfield'],
  ['utils.getComponent(form.components, "cars.plate").key', 'plate'],
  ['utils.getComponent(form.components, "nobody")', undefined],
  ['utils.findComponent(form.components, "left").type', 'number'],
  ['utils.findComponents(form.components, { type: "textfield" }).map((c) => c.key)', ['name', 'plate']],
  ['Object.keys(util.flattenComponents(form.components))', ['name', 'cars.plate', 'left']],
  [
    '(() => { const paths = []; utils.eachComponent(form.components, (c, path) => { paths.push(c.key + ":" + path); }, true); return paths; })()',
    ['panel:', 'name:name', 'cars:cars', 'plate:cars.plate', 'cols:', 'left:left'],
  ],
  [
    'utils.getValue(submission, "top") + utils.getValue(submission, "deep") + utils.getValue(submission, "a.deep")',
    9,
  ],
  ['utils._.sum([1, 2]) + utils.moment("2024-05-15").date()', 18],
  ['/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(utils.guid())', true],
])('%s', (expression, expected) => {
  expect(valueFrom(`return ${expression};`, utilScope)).toEqual(expected);
});

test('what a host adds to a library stands beside it', () => {
  const extendedScope = scopeOf({ utils: { custom: { double: (n) => Number(n) * 2 } } });
  expect(valueFrom('return utils.custom.double(4) + utils._.sum([1]);', extendedScope)).toBe(9);
});

test('moment tells the time of the environment', () => {
  expect(
    valueFrom('return [moment().format(), moment().toISOString(), moment().isSame(new Date())];'),
  ).toEqual(['2026-01-31T14:30:00-05:00', '2026-01-31T19:30:00.000Z', true]);
});
