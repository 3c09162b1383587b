import type { JsonObject } from '@guichet/definition';
import { createRunCode } from '@guichet/engine/code';
import { expect, test } from 'vitest';
import { fieldAt, openForm } from './open-form.ts';

const runCode = createRunCode();
const field = (type: string, key: string, more: JsonObject = {}): JsonObject => ({
  ...{ type, key, label: key, input: true },
  ...more,
});
const text = (key: string, more: JsonObject = {}) => field('textfield', key, more);
const required = { validate: { required: true } };
const box = field('checkbox', 't', { persistent: 'client-only' });
const shownBy = (eq: string, more: JsonObject = {}) => ({
  ...{ conditional: { show: true, when: 't', eq } },
  ...more,
});

/** The verdict of a form service on the answers that the page sends once these were filled in. */
function sentAfter(components: readonly JsonObject[], answers: Readonly<Record<string, string>>) {
  const page = openForm(components, { runCode });
  for (const [key, value] of Object.entries(answers))
    page.dispatch({ kind: 'input', field: fieldAt(page, key), strings: [value] });
  return { page, sent: page.data(), isValid: page.isValid(), ...received(components, page.data()) };
}

function received(components: readonly JsonObject[], submission: JsonObject) {
  const { stored } = openForm(components, { runCode, submission, absentStaysAbsent: true });
  return {
    stored: stored.data(),
    failing: stored.failures().map(({ path, context }) => [...path, context.validator].join('.')),
    unchecked: stored.unchecked().map(({ path, rule, reason }) => `${path}: ${rule} ${reason}`),
  };
}

const conditions: readonly (readonly [string, JsonObject])[] = [
  ['a comparison', { conditional: { show: true, when: 't', eq: 'true' } }],
  [
    'a list',
    {
      conditional: {
        ...{ show: true, conjunction: 'all' },
        conditions: [{ component: 't', operator: 'isEqual', value: true }],
      },
    },
  ],
  ['JSONLogic', { conditional: { json: { var: 'data.t' } } }],
  ['code', { customConditional: 'show = data.t' }],
  [
    'logic',
    {
      logic: [
        {
          name: 'l',
          trigger: { type: 'simple', simple: { show: false, when: 't', eq: 'true' } },
          actions: [
            { name: 'a', type: 'property', property: { value: 'hidden', type: 'boolean' }, state: true },
          ],
        },
      ],
    },
  ],
];

test.each(conditions)('an answer shown by %s on what is never sent is kept', (_, shown) => {
  const components = [box, text('b', { ...required, ...shown })];
  expect(sentAfter(components, { t: 'true', b: 'Rex' })).toMatchObject({
    ...{ sent: { b: 'Rex' }, isValid: true, stored: { b: 'Rex' }, failing: [], unchecked: [] },
  });
});

test('an answer hidden by what is never sent is not asked for, and that is reported', () => {
  const components = [
    box,
    text('b', { ...required, ...shownBy('false'), defaultValue: 'home' }),
    { type: 'panel', key: 'p', components: [text('c', required)], ...shownBy('false') },
    text('d', required),
  ];
  expect(sentAfter(components, { t: 'true', d: 'x' })).toMatchObject({
    ...{ sent: { d: 'x' }, isValid: true, stored: { d: 'x' }, failing: [] },
    unchecked: ['b: required notRun', 'c: required notRun'],
  });
  expect(received(components, {}).failing).toEqual(['d.required']);
});

test('an answer below what is never sent is validated once it is given', () => {
  const inside = [field('email', 'e', required), field('number', 'n', { validate: { max: 3 } })];
  const components = [box, { ...field('container', 'c', shownBy('true')), components: inside }];
  expect(received(components, { c: { e: 'no', n: 4 } }).failing).toEqual(['c.e.email', 'c.n.max']);
  expect(received(components, { c: { e: 'no', n: 'no' } }).failing).toEqual(['c.e.email', 'c.n.number']);
  expect(received(components, {})).toMatchObject({ stored: {}, failing: [] });
});

test('a value is computed from what is sent only where the page sent one', () => {
  const computed = { calculateServer: true, calculateValue: 'value = data.n * 2' };
  const components = [box, field('number', 'n'), field('number', 'fee', { ...computed, ...shownBy('true') })];
  expect(received(components, { n: 2, fee: 1 })).toMatchObject({ stored: { n: 2, fee: 4 }, unchecked: [] });
  expect(received(components, { n: 2 })).toMatchObject({
    ...{ stored: { n: 2 }, unchecked: ['fee: calculateValue notRun'] },
  });
});

test('a value set by logic on what is never sent stays as it was sent', () => {
  const logic = [
    {
      name: 'l',
      trigger: { type: 'simple', simple: { show: false, when: 't', eq: 'true' } },
      actions: [{ name: 'a', type: 'value', value: 'value = "none"' }],
    },
  ];
  const answers = { t: 'true', b: 'Rex' };
  expect(sentAfter([box, text('b', { logic })], answers).stored).toEqual({ b: 'Rex' });
});

test('what is sent but not stored decides as any answer does', () => {
  const components = [{ ...box, persistent: false }, text('b', { ...required, ...shownBy('true') })];
  expect(sentAfter(components, { t: 'true', b: 'Rex' })).toMatchObject({ stored: { b: 'Rex' }, failing: [] });
  expect(received(components, { t: true }).failing).toEqual(['b.required']);
  expect(received(components, { t: false, b: 'Rex' }).stored).toEqual({});
});
