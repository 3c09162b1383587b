import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fieldAt } from '../../form-instance/open-form.ts';
import { type DrawnFields, drawFields } from '../../testing/draw-fields.tsx';

let drawn: DrawnFields | undefined;

afterEach(() => {
  drawn?.close();
  drawn = undefined;
});

const password = { type: 'password', key: 'secret', label: 'Password', input: true };
const control = () => page.getByLabelText('Password', { exact: true });

test('what is typed is hidden, and a button shows it and hides it again', async () => {
  drawn = await drawFields([password]);
  expect(drawn.complaints).toEqual([]);
  await userEvent.type(control(), 'Rex 4');
  await expect.element(control()).toHaveAttribute('type', 'password');
  await userEvent.click(page.getByRole('button', { name: 'Show Password' }));
  await expect.element(control()).toHaveAttribute('type', 'text');
  await expect.element(page.getByRole('status')).toHaveTextContent('What you typed is visible.');
  await userEvent.click(page.getByRole('button', { name: 'Hide Password' }));
  await expect.element(control()).toHaveAttribute('type', 'password');
  await expect.element(control()).toHaveValue('Rex 4');
});

test('the button says it in French', async () => {
  drawn = await drawFields([{ ...password, label: 'Mot de passe' }], { locale: 'fr' });
  const button = page.getByRole('button', { name: 'Afficher «\u00a0Mot de passe\u00a0»' });
  await userEvent.click(button);
  await expect.element(page.getByRole('status')).toHaveTextContent('Votre saisie est visible.');
});

test('the HTML of a server holds no value and no button that does nothing', async () => {
  let served = '';
  drawn = await drawFields([password], {
    before: (form) => form.dispatch({ kind: 'setValue', field: fieldAt(form, 'secret'), value: 'Rex 4' }),
    served: (container) => {
      served = container.innerHTML;
    },
  });
  expect(served).not.toContain('Rex');
  expect(served).toMatch(/<button[^>]* hidden=""/);
});

test('a browser offers no password of its own, unless the author says which', async () => {
  drawn = await drawFields([
    password,
    { ...password, key: 'b', label: 'Current', autocomplete: 'current-password' },
  ]);
  await expect.element(control()).toHaveAttribute('autocomplete', 'new-password');
  await expect
    .element(page.getByLabelText('Current', { exact: true }))
    .toHaveAttribute('autocomplete', 'current-password');
  await expect.element(control()).toHaveAttribute('autocapitalize', 'none');
  await expect.element(control()).toHaveAttribute('spellcheck', 'false');
});

test('shown anew in the same page it still holds what was typed', async () => {
  const shownBy = { conditional: { show: true, when: 'on', eq: 'x' }, clearOnHide: false };
  const on = { type: 'textfield', key: 'on', label: 'On', input: true, defaultValue: 'x' };
  drawn = await drawFields([on, { ...password, ...shownBy }]);
  const { form } = drawn;
  form.dispatch({ kind: 'input', field: fieldAt(form, 'secret'), strings: ['Rex 4'] });
  form.dispatch({ kind: 'input', field: fieldAt(form, 'on'), strings: [''] });
  await expect.element(control()).not.toBeInTheDocument();
  form.dispatch({ kind: 'input', field: fieldAt(form, 'on'), strings: ['x'] });
  await expect.element(control()).toHaveValue('Rex 4');
});
