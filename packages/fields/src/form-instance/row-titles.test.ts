import { expect, test } from 'vitest';
import { openForm } from './open-form.ts';

test.each([
  [{}, 'en', 'a is required (Grid, row 2).'],
  [{ properties: { rowName: 'Dog' } }, 'en', 'a is required (Dog 2).'],
  [{ properties: { rowName: 'Dog' } }, 'fr', 'Le champ «\u00a0a\u00a0» est obligatoire (Chien 2).'],
] as const)(
  'an error in a row names it by the grid, or by its author’s noun: %j in %s',
  (more, locale, message) => {
    const cell = { type: 'textfield', key: 'a', label: 'a', input: true, validate: { required: true } };
    const grid = { type: 'datagrid', key: 'g', label: 'Grid', input: true, components: [cell], ...more };
    const form = openForm([grid], {
      locale,
      submission: { g: [{ a: 'x' }, { a: '' }] },
      settings: { i18n: { fr: { 'g:properties.rowName': 'Chien' } } },
    });
    form.dispatch({ kind: 'submit' });
    expect(form.errors().map((error) => error.message)).toEqual([message]);
  },
);
