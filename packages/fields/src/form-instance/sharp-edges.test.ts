import type { Json, JsonObject } from '@guichet/definition';
import { createRunCode } from '@guichet/engine/code';
import { describe, expect, test } from 'vitest';
import { fieldAt, openForm } from './open-form.ts';

const component = (type: string, key: string, more: JsonObject = {}): JsonObject => ({
  type,
  key,
  label: key,
  input: true,
  ...more,
});
const text = (key: string, more: JsonObject = {}): JsonObject => component('textfield', key, more);
const options = (...values: readonly Json[]): Json =>
  values.map((value) => ({ label: String(value), value }));
const when = (name: string, eq: Json, show: Json = true): JsonObject => ({
  conditional: { show, when: name, eq },
});
const visible = (form: ReturnType<typeof openForm>, path: string) => fieldAt(form, path).visible();

describe('a group of checkboxes in a condition', () => {
  const group = component('selectboxes', 'needs', { values: options('tree', 'sign') });

  test.each<[string, JsonObject]>([
    ['names the group and the option', when('needs', 'tree')],
    ['names the option by path', when('needs.tree', 'true')],
    [
      'asks whether the group is equal to the option',
      {
        conditional: {
          show: true,
          conjunction: 'all',
          conditions: [{ component: 'needs', operator: 'isEqual', value: 'tree' }],
        },
      },
    ],
  ])('that %s holds while the option is marked', (_, conditional) => {
    const form = openForm([group, text('kind', conditional)]);
    expect(visible(form, 'kind')).toBe(false);
    form.dispatch({ kind: 'input', field: fieldAt(form, 'needs'), strings: ['tree'] });
    expect([form.data(), visible(form, 'kind')]).toEqual([
      { needs: { tree: true, sign: false }, kind: '' },
      true,
    ]);
    form.dispatch({ kind: 'input', field: fieldAt(form, 'needs'), strings: ['sign'] });
    expect(visible(form, 'kind')).toBe(false);
  });
});

test.each<[Json, boolean, boolean]>([
  [true, true, false],
  ['true', true, false],
  [false, false, true],
  ['false', false, true],
  [null, false, true],
  ['', false, true],
])('show as %j: equal shows it %j, another answer %j', (show, whenEqual, otherwise) => {
  const form = openForm([text('a'), text('b', when('a', 'yes', show))]);
  form.dispatch({ kind: 'input', field: fieldAt(form, 'a'), strings: ['yes'] });
  expect(visible(form, 'b')).toBe(whenEqual);
  form.dispatch({ kind: 'input', field: fieldAt(form, 'a'), strings: ['no'] });
  expect(visible(form, 'b')).toBe(otherwise);
});

test('keys with dots and brackets nest in the data and are found as they are written', () => {
  const form = openForm([
    text('person.name'),
    text('cars[0].plate'),
    text('cars[1].plate'),
    text('b', when('person.name', 'Ann')),
    text('c', when('cars[0].plate', 'ABC')),
  ]);
  form.dispatch({ kind: 'input', field: fieldAt(form, 'person.name'), strings: ['Ann'] });
  form.dispatch({ kind: 'input', field: fieldAt(form, 'cars[0].plate'), strings: ['ABC'] });
  const data = { person: { name: 'Ann' }, cars: [{ plate: 'ABC' }, { plate: '' }], b: '', c: '' };
  expect([form.data(), form.stored.data()]).toEqual([data, data]);
  const again = openForm([text('cars[1].plate')], {
    submission: { cars: [{ plate: 'A' }, { plate: 'B', more: 1 }] },
  });
  expect(fieldAt(again, 'cars[1].plate').value()).toBe('B');
  expect(again.data()).toEqual({ cars: [{ plate: 'A' }, { plate: 'B', more: 1 }] });
  expect(again.stored.data()).toEqual({ cars: [null, { plate: 'B' }] });
});

test('a condition that names nothing sees nothing: shown for a negation, hidden else', () => {
  const form = openForm([text('a', when('nobody', 'x')), text('b', when('nobody', 'x', false))]);
  expect([visible(form, 'a'), visible(form, 'b')]).toEqual([false, true]);
});

test('the same key under conditions that exclude each other is one answer, kept while one of them is shown', () => {
  const form = openForm([
    text('who'),
    text('number', { ...when('who', 'owner'), validate: { required: true } }),
    text('number', when('who', 'tenant')),
  ]);
  form.dispatch({ kind: 'input', field: fieldAt(form, 'who'), strings: ['owner'] });
  expect(form.isValid()).toBe(false);
  form.dispatch({ kind: 'input', field: fieldAt(form, 'who'), strings: ['tenant'] });
  expect(form.isValid()).toBe(true);
  const tenants = form.fields.at(-1);
  if (tenants !== undefined) form.dispatch({ kind: 'input', field: tenants, strings: ['7'] });
  expect(form.data()).toEqual({ who: 'tenant', number: '7' });
  form.dispatch({ kind: 'input', field: fieldAt(form, 'who'), strings: ['owner'] });
  expect(form.data()).toEqual({ who: 'owner', number: '7' });
  form.dispatch({ kind: 'input', field: fieldAt(form, 'who'), strings: ['nobody'] });
  expect(form.data()).toEqual({ who: 'nobody' });
});

test.each([
  ['panel', false],
  ['panel', true],
  ['fieldset', false],
  ['columns', false],
  ['well', false],
])(
  'a %s with clearOnHide %j keeps what is in it, or not, for the page, and the service keeps none of it',
  (type, clearOnHide) => {
    const inner = [text('b')];
    const children =
      type === 'columns' ? { columns: [{ components: inner, width: 6 }] } : { components: inner };
    const layout = component(type, 'l', {
      input: false,
      clearOnHide,
      ...children,
      ...when('a', 'hide', false),
    });
    const form = openForm([text('a'), layout]);
    form.dispatch({ kind: 'input', field: fieldAt(form, 'b'), strings: ['kept?'] });
    form.dispatch({ kind: 'input', field: fieldAt(form, 'a'), strings: ['hide'] });
    expect(form.data()).toEqual(clearOnHide ? { a: 'hide' } : { a: 'hide', b: 'kept?' });
    expect(form.stored.data()).toEqual({ a: 'hide' });
    form.dispatch({ kind: 'input', field: fieldAt(form, 'a'), strings: ['show'] });
    expect(form.data()).toEqual({ a: 'show', b: clearOnHide ? '' : 'kept?' });
  },
);

test('a page that a condition hides is neither validated nor stored, and both when it is back', () => {
  const page = component('panel', 'second', {
    input: false,
    components: [text('b', { validate: { required: true } })],
    ...when('a', 'more'),
  });
  const first = component('panel', 'first', { input: false, components: [text('a')] });
  const form = openForm([first, page]);
  expect([form.isValid(), form.stored.data()]).toEqual([true, { a: '' }]);
  form.dispatch({ kind: 'input', field: fieldAt(form, 'a'), strings: ['more'] });
  expect([form.isValid(), fieldAt(form, 'second').visible()]).toEqual([false, true]);
});

test.each<[JsonObject, Json, Json]>([
  [{}, 'true', true],
  [{}, '5', 5],
  [{}, 'five', 'five'],
  [{ dataType: 'string' }, 'true', 'true'],
  [{ dataType: 'string' }, '5', '5'],
  [{ dataType: 'number' }, '5', 5],
  [{ dataType: 'boolean' }, 'true', true],
])(
  'an option of settings %j with the value %j is kept as %j, and conditions on its text find it',
  (settings, value, kept) => {
    const form = openForm([
      component('select', 'a', { ...settings, dataSrc: 'values', data: { values: options(value) } }),
      text('b', when('a', value)),
    ]);
    form.dispatch({ kind: 'input', field: fieldAt(form, 'a'), strings: [String(value)] });
    expect(form.data()).toEqual({ a: kept, b: '' });
  },
);

test('code that throws leaves a field visible, empties a value, and a rule unsaid but told', () => {
  const form = openForm(
    [
      text('a', { customConditional: 'show = geenPartner' }),
      text('b', { calculateValue: 'value = geenPartner', defaultValue: 'mine' }),
      text('c', { validate: { custom: 'valid = geenPartner' } }),
    ],
    { runCode: createRunCode() },
  );
  expect([form.data(), form.isValid(), form.stored.unchecked()]).toEqual([
    { a: '', b: '', c: '' },
    true,
    [
      { path: 'a', rule: 'customConditional', reason: 'failed' },
      { path: 'b', rule: 'calculateValue', reason: 'failed' },
      { path: 'c', rule: 'custom', reason: 'failed' },
    ],
  ]);
});

test.each([
  ['throw new Error("x")', { text: '', box: false, number: 3 }],
  ['value = data.nobody.knows', { text: '', box: false, number: 3 }],
  ['value = (', { text: '', box: false, number: 3 }],
  // Names that only Form.io's page has, and code that never ends, decide nothing.
  ['value = fetch("/x").nobody', { text: 'mine', box: true, number: 3 }],
  ['while (true) {}', { text: 'mine', box: true, number: 3 }],
])('a calculation of `%s` leaves %j in the page, and a service what was sent', (calculateValue, left) => {
  const components = [
    text('text', { calculateValue, calculateServer: true, defaultValue: 'mine' }),
    component('checkbox', 'box', { calculateValue, calculateServer: true, defaultValue: true }),
    component('number', 'number', { calculateValue, calculateServer: true, defaultValue: 3 }),
  ];
  const submission = { text: 'mine', box: true, number: 3 };
  const runCode = createRunCode();
  expect(openForm(components, { runCode }).data()).toEqual(left);
  expect(openForm(components, { runCode, submission, absentStaysAbsent: true }).data()).toEqual(submission);
});

test.each([
  ['show = null', true],
  ['show = undefined', false],
  ['show = data.nobody && data.nobody.knows', false],
  ['show = JSON.parse(localStorage.getItem("who"))', true],
])('a condition of `%s` shows: %s', (customConditional, isShown) => {
  const form = openForm([text('a', { customConditional })], { runCode: createRunCode() });
  expect(fieldAt(form, 'a').visible()).toBe(isShown);
});

test('a panel that a guard hides by what the browser keeps is hidden, in page and service', () => {
  const code =
    "const u = JSON.parse(localStorage.getItem('UserDetails')); if (!u) { show = false } else { show = u.groups.includes('/reviewer') }";
  const panel = component('panel', 'review', { customConditional: code, components: [text('decision')] });
  for (const absentStaysAbsent of [false, true]) {
    const form = openForm([text('a'), panel], { runCode: createRunCode(), absentStaysAbsent });
    expect([fieldAt(form, 'decision').visible(), form.stored.unchecked()]).toEqual([false, []]);
  }
});

test('what nobody knows stays in the page and is dropped by the service', () => {
  const form = openForm([text('a')], { submission: { a: 'x', old: { b: 1 } } });
  expect([form.data(), form.stored.data()]).toEqual([{ a: 'x', old: { b: 1 } }, { a: 'x' }]);
});
