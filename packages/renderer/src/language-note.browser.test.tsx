import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type DrawnForm, drawForm } from './testing/draw-form.tsx';

let drawn: DrawnForm | undefined;

afterEach(() => {
  drawn?.close();
  drawn = undefined;
});

const name = { type: 'textfield', key: 'name', label: 'Name', input: true, validate: { required: true } };
const words = { type: 'content', key: 'words', html: '<p>Bring <b>proof</b>.</p>' };
const note = () => page.getByText('Ce formulaire n’existe qu’en anglais.');

test('a form without French says so at the top of its French page, and its English is marked as English', async () => {
  drawn = await drawForm([name, words], { locale: 'fr' });
  expect(drawn.recovered).toEqual([]);
  await expect.element(note()).toBeVisible();
  await expect.element(page.getByText('Name', { exact: true })).toHaveAttribute('lang', 'en');
  await expect.element(page.getByText('Bring proof.')).toHaveAttribute('lang', 'en');
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toBeVisible();
});

test('the steps of a wizard without French are marked as English, and their numbers are not', async () => {
  const panels = ['First', 'Second'].map((title) => ({ type: 'panel', key: title, title, components: [] }));
  drawn = await drawForm(panels, { locale: 'fr', display: 'wizard' });
  expect(drawn.recovered).toEqual([]);
  const marked = [...drawn.container.querySelectorAll('[lang=en]')].map((element) => element.textContent);
  expect(marked).toEqual(['First', 'Second', 'First']);
  await expect.element(page.getByRole('heading', { level: 2 })).toHaveTextContent('Étape 1 sur 2 : First');
});

test.each([
  ['on its English page', 'en', {}],
  ['with some French', 'fr', { i18n: { fr: { Name: 'Nom' } } }],
] as const)('nothing is said or marked %s', async (_, locale, settings) => {
  drawn = await drawForm([name, words], { locale, settings });
  await expect.element(note()).not.toBeInTheDocument();
  expect(drawn.container.querySelector('[lang]')).toBeNull();
});
