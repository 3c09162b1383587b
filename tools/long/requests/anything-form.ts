import type { JsonObject } from '../../../packages/definition/src/definition.ts';

const field = (type: string, key: string, more: JsonObject = {}): JsonObject => ({
  ...{ type, key, label: key, input: true },
  ...more,
});
const file = (key: string, more: JsonObject): JsonObject =>
  field('file', key, { multiple: true, filePattern: '*', ...more });

/**
 * A form that accepts nearly any answer, so that much random data is stored: rows, files in every storage, choices from
 * elsewhere, code of its author, a value that nobody else may hold.
 */
export const anythingForm: JsonObject = {
  title: 'Anything',
  path: 'long/anything',
  components: [
    field('textfield', 'name'),
    field('textarea', 'story'),
    field('textfield', 'mail', { unique: true }),
    field('number', 'count'),
    field('datetime', 'day'),
    field('textfield', 'twice', { calculateValue: "value = (data.name || '') + (data.name || '')" }),
    field('textfield', 'short', {
      validate: { custom: "valid = String(input).length < 5000 ? true : 'Too long.'" },
    }),
    field('textfield', 'code', { validate: { pattern: '[a-z]*' } }),
    field('datagrid', 'rows', { components: [field('textfield', 'what'), field('number', 'much')] }),
    field('editgrid', 'notes', { components: [field('textarea', 'note')] }),
    field('select', 'breed', {
      ...{ dataSrc: 'url', data: { url: '/open-data/breeds?species={{ data.name }}' } },
      ...{ selectValues: 'results', valueProperty: 'id' },
    }),
    file('papers', { storage: 'url' }),
    file('plans', { storage: 's3' }),
    file('films', { storage: 'resumable' }),
    file('stamps', { storage: 'base64' }),
    file('others', { storage: 'url', url: 'https://elsewhere.example/files' }),
    file('secrets', { storage: 'url', privateDownload: true }),
    field('button', 'submit', { action: 'submit', input: true }),
  ],
};

/** A form of several pages, for posts without a script that go back and forth. */
export const pagesForm: JsonObject = {
  title: 'Pages',
  path: 'long-pages',
  display: 'wizard',
  components: [
    {
      ...{ type: 'panel', key: 'first', title: 'First', input: false },
      components: [field('textfield', 'a')],
    },
    {
      ...{ type: 'panel', key: 'second', title: 'Second', input: false },
      components: [field('datagrid', 'rows', { components: [field('textfield', 'what')] })],
      conditional: { show: true, when: 'a', eq: 'more' },
    },
    {
      ...{ type: 'panel', key: 'third', title: 'Third', input: false },
      components: [field('textfield', 'b', { validate: { required: true } })],
    },
  ],
};
