import { expect, test } from 'vitest';
import { editgridModel } from '../types/editgrid/model.ts';
import { fieldAt, openForm } from './open-form.ts';

test('a row in a row is called by the numbers of both, wherever it is said', () => {
  const deep = { type: 'textfield', key: 'c', label: 'C', input: true };
  const inner = { type: 'editgrid', key: 'inner', label: 'Inner', input: true, components: [deep] };
  const outer = { type: 'editgrid', key: 'g', label: 'Trees', input: true, components: [inner] };
  const form = openForm([outer], { models: { editgrid: editgridModel } });
  const text = () => fieldAt(form, 'g[0].inner').rows()?.[0]?.errors();
  form.dispatch({ kind: 'row:add', grid: fieldAt(form, 'g') });
  form.dispatch({ kind: 'row:add', grid: fieldAt(form, 'g[0].inner') });
  form.dispatch({ kind: 'submit' });
  const sentence = 'Inner: row 1.1 is not saved. Save it or discard it.';
  expect(text()).toEqual([sentence]);
  expect(form.errors().map(({ message }) => message)).toContain(sentence);
  form.dispatch({ kind: 'setLanguage', locale: 'fr', texts: {} });
  expect(text()).toEqual([
    'inner\u00a0: la ligne 1.1 n’est pas enregistrée. Enregistrez-la ou abandonnez-la.',
  ]);
});
