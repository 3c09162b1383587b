import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonObject } from '@guichet/definition';
import { models } from '@guichet/fields/models';
import { expect, it } from 'vitest';
import { formOf } from '../testing/check.ts';
import { formSheet, putBack, type SheetRow } from './form-sheet.ts';

const form = formOf(
  [
    {
      type: 'textfield',
      key: 'name',
      label: 'Your name',
      description: 'As {{ data.kind }} has it.',
      errors: { required: 'Enter it.' },
    },
    { type: 'radio', key: 'tool', label: 'Tool', values: [{ label: 'Drill', value: 'd' }] },
    { type: 'content', html: '<p>Hello</p>' },
  ],
  { settings: { i18n: { fr: { 'name:label': 'Votre nom', Drill: 'Perceuse' } }, nextSteps: 'We call.' } },
);

const sources = {
  indented: JSON.stringify(form, null, 2),
  'with tabs': JSON.stringify(form, null, '\t'),
  'one line': JSON.stringify(form),
  'with a byte-order mark': `\uFEFF${JSON.stringify(form, null, 4)}`,
};

function changed(source: string, change: (row: SheetRow) => SheetRow) {
  return putBack(source, form, formSheet(form, models).map(change), models);
}

const withFrench = (names: Readonly<Record<string, string>>) => (row: SheetRow) => ({
  ...row,
  texts: { ...row.texts, fr: names[row.name] ?? row.texts.fr },
});

it('has every text once, with its French', () => {
  expect(formSheet(form, models)).toEqual([
    { name: 'title', texts: { en: 'Test', fr: 'Essai' } },
    { name: 'nextSteps', texts: { en: 'We call.', fr: '' } },
    { name: 'name:label', texts: { en: 'Your name', fr: 'Votre nom' } },
    { name: 'name:description', texts: { en: 'As {{ data.kind }} has it.', fr: '' } },
    { name: 'name:errors.required', texts: { en: 'Enter it.', fr: '' } },
    { name: 'tool:label', texts: { en: 'Tool', fr: '' } },
    { name: 'tool:values.0.label', texts: { en: 'Drill', fr: 'Perceuse' } },
    { name: '<p>Hello</p>', texts: { en: '<p>Hello</p>', fr: '' } },
  ]);
});

it.each(Object.entries(sources))('keeps a file %s to the letter where nothing changed', (_, source) => {
  expect(changed(source, (row) => row)).toEqual({ kind: 'changed', source, count: 0 });
});

it.each(Object.entries(sources))('changes in a file %s only the texts that differ', (name, source) => {
  const outcome = changed(
    source,
    withFrench({
      title: 'Épreuve',
      Drill: 'Perceuse',
      'tool:values.0.label': 'Foret',
      'tool:label': 'Outil',
    }),
  );
  if (outcome.kind === 'refused') throw new Error(outcome.reasons.join());
  expect(outcome.count).toBe(3);
  const read: JsonObject = JSON.parse(outcome.source.replace(/^\uFEFF/, ''));
  expect(read).toEqual({
    ...form,
    properties: { en: 'Test', fr: 'Épreuve' },
    settings: {
      i18n: { fr: { 'name:label': 'Votre nom', Drill: 'Foret', 'tool:label': 'Outil' } },
      nextSteps: 'We call.',
    },
  });
  const [before, after] = [source, outcome.source].map((text) => text.split('\n'));
  if (name === 'one line') expect(after).toHaveLength(1);
  // One line more, and its neighbour has a comma now.
  else expect(after?.filter((line) => !before?.includes(line))).toHaveLength(3);
});

it('adds what is missing behind what is there, and changes no other letter', () => {
  const put = (source: string) => {
    const outcome = putBack(
      source,
      JSON.parse(source),
      [{ name: 'a:label', texts: { en: 'Name', fr: 'Nom' } }],
      models,
    );
    return outcome.kind === 'changed' ? outcome.source : outcome.reasons.join();
  };
  const component = '{"type":"textfield","key":"a","label":"Name"}';
  const lines = ['{', `\t"path" :"p", "components": [ ${component} ]`, '}', ''].join('\r\n');
  expect(put(lines)).toBe(
    lines.replace(
      ' ]',
      ' ],\r\n\t"settings": {\r\n\t\t"i18n": {\r\n\t\t\t"fr": {\r\n\t\t\t\t"a:label": "Nom"\r\n\t\t\t}\r\n\t\t}\r\n\t}',
    ),
  );
  const short = `{\n  "components": [${component}],\n  "settings": { "i18n": { "fr": { "b": "c" } }, "review": true }\n}`;
  expect(put(short)).toBe(short.replace('"b": "c"', '"b": "c", "a:label": "Nom"'));
  const empty = `{\n  "settings": {},\n  "components": [${component}]\n}`;
  expect(put(empty)).toContain('"settings": {\n    "i18n": {\n      "fr": {\n        "a:label": "Nom"\n');
  const oneLine = `{"components":[${component}],"settings":{}}`;
  expect(put(oneLine)).toBe(oneLine.replace('{}', '{"i18n":{"fr":{"a:label":"Nom"}}}'));
});

it('changes English where it stands', () => {
  const outcome = changed(sources.indented, (row) =>
    row.name === 'name:label' ? { ...row, texts: { ...row.texts, en: 'Full name' } } : row,
  );
  expect(outcome).toEqual({
    kind: 'changed',
    count: 1,
    source: sources.indented.replace('Your name', 'Full name'),
  });
});

it('refuses a sheet whole, for a text that the form lacks, an empty English one, or other placeholders', () => {
  const rows = [
    { name: 'gone:label', texts: { en: 'A', fr: 'B' } },
    { name: 'name:description', texts: { en: 'As {{ data.kind }} has it.', fr: 'Selon {{ data.sorte }}.' } },
    { name: 'tool:label', texts: { en: '', fr: 'Outil' } },
  ];
  expect(putBack(sources.indented, form, rows, models)).toEqual({
    kind: 'refused',
    reasons: [
      expect.stringContaining('gone:label'),
      expect.stringContaining('placeholders'),
      expect.stringContaining('is empty'),
    ],
  });
});

it('gives back each sample form as it is', () => {
  for (const name of ['parking-permit', 'tree-cutting-permit', 'everything']) {
    const source = readFileSync(join(import.meta.dirname, '../../../../forms', `${name}.json`), 'utf8');
    const definition: JsonObject = JSON.parse(source);
    expect(putBack(source, definition, formSheet(definition, models), models)).toEqual({
      kind: 'changed',
      source,
      count: 0,
    });
  }
});

it('takes line breaks as a spreadsheet writes them, and keeps those of the form', () => {
  const inForm = { ...form, properties: { en: 'Two\r\nlines' } };
  const source = JSON.stringify(inForm, null, 2);
  const putTitle = (en: string) =>
    putBack(source, inForm, [{ name: 'title', texts: { en, fr: '' } }], models);
  expect(putTitle('Two\nlines')).toEqual({ kind: 'changed', count: 0, source });
  expect(putTitle('Two\nnew\nlines')).toMatchObject({
    count: 1,
    source: source.replace('Two\\r\\nlines', 'Two\\r\\nnew\\r\\nlines'),
  });
});
