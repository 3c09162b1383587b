import { expect, test } from 'vitest';
import { openForm } from '../../form-instance/open-form.ts';

const components = [
  { type: 'password', key: 'a.secret', label: 'Secret', input: true, protected: false },
  { type: 'textfield', key: 'a.name', label: 'Name', input: true },
];
const submission = { a: { secret: 'Rex 4', name: 'Ann' } };

test('a password is sent and stored, and never given back, whatever its definition says', () => {
  const form = openForm(components, { submission });
  expect([form.data(), form.stored.data()]).toEqual([submission, submission]);
  expect(form.stored.returned(form.stored.data())).toEqual({ a: { name: 'Ann' } });
});

test('what may be kept for a reload is without it, in the rows of a grid, too', () => {
  const grid = { type: 'datagrid', key: 'g', label: 'G', input: true, components };
  const data = { ...submission, g: [submission, submission], more: 1 };
  expect(openForm([...components, grid], { submission: data }).withoutSecrets(data)).toEqual({
    a: { name: 'Ann' },
    g: [{ a: { name: 'Ann' } }, { a: { name: 'Ann' } }],
    more: 1,
  });
});

test('a device keeps no protected answers either, nor those in an open row; a page does', () => {
  const secret = { type: 'textfield', key: 'card', label: 'Card', input: true, protected: true };
  const named = { type: 'textfield', key: 'name', label: 'Name', input: true };
  const grid = { type: 'editgrid', key: 'g', label: 'G', input: true, components: [secret, named] };
  const data = { card: '1234', name: 'Ann', g: [{ card: '5678', name: 'Bo' }] };
  const form = openForm([secret, named, grid], { submission: data });
  expect(form.withoutSecrets(data)).toEqual(data);
  expect(form.withoutSecrets(data, true)).toEqual({ name: 'Ann', g: [{ name: 'Bo' }] });
  const field = form.fieldByPath('g');
  const [row] = field?.rows() ?? [];
  if (field === undefined || row === undefined) throw new Error('The grid has a row.');
  form.dispatch({ kind: 'row:open', grid: field, row });
  expect(form.kept().openRows).toMatchObject([{ data: { card: '5678', name: 'Bo' } }]);
  expect(form.kept(true).openRows.map((row) => row.data)).toEqual([{ name: 'Bo' }]);
});

test('nor those in the rows of a grid within an open row', () => {
  const inner = { type: 'datagrid', key: 'inner', label: 'Inner', input: true, components };
  const grid = { type: 'editgrid', key: 'g', label: 'G', input: true, components: [inner] };
  const form = openForm([grid], { submission: { g: [{ inner: [submission, submission] }] } });
  const field = form.fieldByPath('g');
  const [row] = field?.rows() ?? [];
  if (field === undefined || row === undefined) throw new Error('The grid has a row.');
  form.dispatch({ kind: 'row:open', grid: field, row });
  const name = { a: { name: 'Ann' } };
  expect(form.kept().openRows.map(({ data }) => data)).toEqual([{ inner: [name, name] }]);
});
