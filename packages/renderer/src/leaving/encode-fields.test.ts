import type { Json, JsonObject } from '@guichet/definition';
import { expect, test } from 'vitest';
import { openPreparedForm } from '../testing/open-prepared-form.ts';
import { encodeFields, encodeValue } from './encode-fields.ts';

const field = (type: string, key: string, more: JsonObject = {}): JsonObject => ({
  ...{ type, key, label: key, input: true },
  ...more,
});

const definition: JsonObject = {
  title: 'x',
  path: 'x',
  components: [
    field('textfield', 'name'),
    field('panel', 'panel', { input: false, components: [field('number', 'age')] }),
    field('checkbox', 'agreed'),
    field('selectboxes', 'about', {
      values: [
        { label: 'A', value: 'a' },
        { label: 'B', value: 'b' },
      ],
    }),
    field('day', 'born'),
    field('container', 'home', { components: [field('textfield', 'street'), field('button', 'inner')] }),
    field('datagrid', 'dogs', { components: [field('textfield', 'dog'), field('button', 'row')] }),
    field('button', 'erase', { action: 'reset' }),
    field('button', 'submit', { action: 'submit' }),
  ],
};

function fieldsOf(data: JsonObject, leavesOutButtons: boolean) {
  const form = openPreparedForm(definition, data);
  return encodeFields(form, form.data(), { leavesOutButtons });
}

const filledIn = {
  unknown: 'kept',
  submit: true,
  dogs: [{ dog: 'Rex', row: true }, { dog: '' }],
  home: { street: '5, rue des Érables', inner: true },
  born: '03/07/2025',
  about: { a: true, b: false },
  agreed: true,
  age: 5.5,
  name: 'Zoé O’Neil + fils 🐕',
};

test('the fields of an order are all that is filled in, in the order of the definition, without what sends it', () => {
  expect(fieldsOf(filledIn, true)).toEqual([
    ['name', 'Zoé O’Neil + fils 🐕'],
    ['age', '5.5'],
    ['agreed', 'true'],
    ['about', '{"a":true,"b":false}'],
    ['born', '03/07/2025'],
    ['home', '{"street":"5, rue des Érables"}'],
    ['dogs', '[{"dog":"Rex"},{"dog":""}]'],
    ['erase', 'false'],
    ['unknown', 'kept'],
  ]);
});

test('where all of them are asked for, the buttons are there, too', () => {
  const fields = Object.fromEntries(fieldsOf(filledIn, false));
  expect(fields).toMatchObject({ submit: 'true', home: '{"street":"5, rue des Érables","inner":true}' });
});

test('an unanswered question is an empty field, and one that has no value at all is none', () => {
  const fields = new Map(fieldsOf({ name: '' }, true));
  expect([fields.get('name'), fields.has('age')]).toEqual(['', false]);
});

test.each<[Json, string]>([
  ['', ''],
  [' kept  as it is\n', ' kept  as it is\n'],
  ['O’Neil + d’Août & <b>', 'O’Neil + d’Août & <b>'],
  [0, '0'],
  [-1.5, '-1.5'],
  [1e21, '1e+21'],
  [true, 'true'],
  [false, 'false'],
  [null, ''],
  ['2026-11-21T00:00:00-05:00', '2026-11-21T00:00:00-05:00'],
  [[], '[]'],
  [['a', 1, null], '["a",1,null]'],
  [{}, '{}'],
  [{ a: { b: 'é' } }, '{"a":{"b":"é"}}'],
  [
    [
      {
        originalName: 'plan.pdf',
        name: 'plan-1.pdf',
        size: 4,
        storage: 'base64',
        url: '/f/1',
        type: 'application/pdf',
      },
    ],
    '[{"originalName":"plan.pdf","name":"plan-1.pdf","size":4,"storage":"base64","url":"/f/1","type":"application/pdf"}]',
  ],
])('%j is posted as %j', (value, text) => {
  expect(encodeValue(value)).toBe(text);
});
