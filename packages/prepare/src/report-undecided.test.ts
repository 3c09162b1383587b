import type { JsonObject } from '@guichet/definition';
import { expect, test } from 'vitest';
import { prepare, problemsOf } from './testing/prepare.ts';

const text = (key: string, more: JsonObject = {}) => ({ type: 'textfield', key, ...more });
const clientOnly = { persistent: 'client-only' };
const logic = (trigger: JsonObject) => ({
  logic: [
    { name: 'l', trigger, actions: [{ type: 'property', property: { value: 'hidden' }, state: true }] },
  ],
});

test.each<[string, JsonObject]>([
  ['conditional.when', { conditional: { show: true, when: 't', eq: 'x' } }],
  ['conditional.when', { conditional: { show: true, when: 't.option', eq: 'true' } }],
  [
    'conditional.conditions',
    {
      conditional: { show: true, conjunction: 'all', conditions: [{ component: 't', operator: 'isEmpty' }] },
    },
  ],
  ['conditional.json', { conditional: { json: { '==': [{ var: 'data.t' }, 'x'] } } }],
  ['customConditional', { customConditional: 'show = data.t === "x"' }],
  ['logic', logic({ type: 'simple', simple: { show: true, when: 't', eq: 'x' } })],
  ['logic', logic({ type: 'javascript', javascript: 'result = row["t"]' })],
])('%s that reads a client-only answer is reported', (setting, more) => {
  expect(problemsOf([text('a', more), text('t', clientOnly)])).toEqual([
    `components[0].${setting}: unsentDecides`,
  ]);
  expect(problemsOf([text('a', more), text('t', { persistent: false })])).toEqual([]);
});

test.each<[string, JsonObject]>([
  ['calculateValue', { calculateValue: 'value = data.t', calculateServer: true }],
  ['validate.custom', { validate: { custom: 'valid = data.t === input' } }],
  ['validate.json', { validate: { json: { '==': [{ var: 'data.t' }, { var: 'input' }] } } }],
])('%s that a form service evaluates from a client-only answer is reported', (setting, more) => {
  expect(problemsOf([text('t', clientOnly), text('a', more)])).toEqual([
    `components[1].${setting}: unsentRead`,
  ]);
});

test('what is in a client-only container is not sent either, and a client-only layout keeps nothing back', () => {
  const within = (type: string) => [
    { ...{ type, key: 'c', components: [text('t')] }, ...clientOnly },
    text('a', { conditional: { show: true, when: 't', eq: 'x' } }),
  ];
  expect(problemsOf(within('container'))).toEqual(['components[1].conditional.when: unsentDecides']);
  expect(problemsOf(within('panel'))).toEqual([]);
});

test('the sentence names the answer, the consequence and the way out', () => {
  const [problem] = prepare([
    text('t', clientOnly),
    text('a', { conditional: { show: true, when: 't', eq: 'x' } }),
  ]).problems;
  expect(problem?.sentence).toBe(
    'This condition reads "t", which is "client-only", so no page sends it. The server cannot tell whether the page asked this question: it keeps an answer and accepts that there is none, even where one is required. Give that answer "persistent": false instead: it is sent and read, and not stored.',
  );
});
