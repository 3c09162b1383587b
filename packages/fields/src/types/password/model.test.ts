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
