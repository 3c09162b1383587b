import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { offerFaces } from '../kit.ts';
import { evaluate, scopeOf, valueFrom } from '../testing/evaluate.ts';
import { natively, withoutZones } from '../testing/natively.ts';
import { createFaces } from './create-faces.ts';

const load = createRequire(import.meta.url);
/** The libraries themselves: development dependencies, and the other side of each comparison. */
const libraries = { _: load('lodash'), moment: load('moment') };

offerFaces(createFaces);
process.env.TZ = 'America/Toronto';

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
  const own = scopeOf({ utils: { custom: { double: (n) => Number(n) * 2 } } });
  expect(valueFrom('return utils.custom.double(4) + utils._.sum([1]);', own)).toBe(9);
});

test('moment tells the time of the environment', () => {
  expect(
    valueFrom('return [moment().format(), moment().toISOString(), moment().isSame(new Date())];'),
  ).toEqual(['2026-01-31T14:30:00-05:00', '2026-01-31T19:30:00.000Z', true]);
});

test.each([
  '_.get([], "constructor.constructor")',
  '_.get({}, "__proto__.constructor")',
  '_.get("x", ["constructor", "constructor"])',
  '_.map([[]], "constructor")[0]',
  '_.result({ f() { return 1; } }, "f.constructor")',
  '_.template("<%= 1 %>")()',
  '_.invoke([], "map.constructor", "return 1")',
  '_.constructor',
  '_.merge({}, JSON.parse(\'{"__proto__":{"x":1}}\')).x',
  '_.set({}, "__proto__.x", 1).y || ({}).x',
  '_.set({}, "constructor.prototype.x", 1) && ({}).x',
  '_.defaults({}, JSON.parse(\'{"__proto__":{"x":1}}\')).x',
  '_.zipObject(["__proto__"], [{ x: 1 }]).x',
  '_.fromPairs([["__proto__", { x: 1 }]]).x',
  '_.sortBy([1], "constructor.constructor")[0].constructor',
  '_.some.constructor',
  '_.mixin({ x: 1 })',
  '_.bind(() => 1, {}).constructor',
  '_.noConflict()',
  'moment.constructor',
  'moment().constructor',
  'moment().add.constructor',
  'moment().toDate().constructor',
  'moment().__proto__',
  'moment.fn',
  'moment.prototype',
  'moment().format.call({}, "YYYY")',
  'moment.updateLocale("en", {})',
  'utils.constructor',
  'utils.evaluate("return 1")',
  'utils.Evaluator',
  'utils._.constructor',
  '(() => { _.sum = () => 1; return _.sum([5]) === 1 || undefined; })()',
  '(() => { moment.now = () => 1; return moment.now() === 1 || undefined; })()',
  '(() => { utils.custom = { x: 1 }; return utils.custom; })()',
])('%s leads nowhere', (expression) => {
  const before = [Object.prototype, Array.prototype, Function.prototype].map(
    (proto) => Reflect.ownKeys(proto).length,
  );
  const outcome = evaluate(`return ${expression};`);
  if (outcome.kind === 'done') expect(outcome.value).toBeUndefined();
  expect(
    [Object.prototype, Array.prototype, Function.prototype].map((proto) => Reflect.ownKeys(proto).length),
  ).toEqual(before);
});

test.each([
  'for (;;) _.map([1, 2], (x) => x)',
  'let a = {}; for (let i = 0; i < 5000; i++) a = { a }; _.cloneDeep(a); _.isEqual(a, a);  _.merge({}, a)',
  'const a = []; a.push(a); _.flattenDeep(a); _.cloneDeep(a)',
  '_.range(1e12)',
  '_.times(1e12, String)',
  'const a = _.range(1e5); for (;;) _.uniq(a)',
  'const a = _.range(1e5); for (;;) _.difference(a, a)',
  'for (;;) _.get({}, "a.".repeat(1000))',
  'for (;;) moment("2024-01-01", "YYYY-MM-DD").add(1, "d").format("dddd")',
  'moment().format("dddd".repeat(1e6))',
  'moment("1".repeat(1e6), "D".repeat(1e6)); for (;;) moment()',
  'const f = () => _.map([1], f); f()',
  'const o = { get a() { return _.get(o, "a"); } }; _.get(o, "a")',
])('%s ends', (code) => {
  expect(evaluate(code).kind).not.toBe('done');
});
