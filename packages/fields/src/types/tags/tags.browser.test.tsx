import type { Json, Locale } from '@guichet/definition';
import { type DrawnForm, drawForm } from '@guichet/renderer/testing/draw-form';
import axe from 'axe-core';
import { flushSync } from 'react-dom';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { focusAsSafari } from '../../testing/focus-as-safari.ts';

let drawn: DrawnForm | undefined;

afterEach(() => {
  drawn?.close();
  drawn = undefined;
});

const tags = { type: 'tags', key: 'a', label: 'Topics', input: true };
const list = { ...tags, storeas: 'array' };
const beside = { type: 'textfield', key: 'b', label: 'Beside', input: true };

async function open(component: Json = tags, locale: Locale = 'en', onSubmit = () => {}): Promise<DrawnForm> {
  drawn = await drawForm([component, beside], { locale, onSubmit });
  await expect.poll(() => document.querySelector('[data-several] [hidden]')).not.toBe(null);
  return drawn;
}

const entry = () => page.getByRole('textbox', { name: /^Topics/ });
const words = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((item) => item.textContent?.replace('×', ''));
const status = () => document.querySelector('.g-tags__said')?.textContent;
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.id;

test('a comma, Enter and leaving each make a tag of what was typed, and it is said', async () => {
  const { form } = await open();
  await userEvent.click(entry());
  await userEvent.keyboard('trees,');
  await expect.poll(words).toEqual(['trees']);
  expect(status()).toBe('Added: trees.');
  await userEvent.keyboard(' parks and rinks{Enter}');
  await expect.poll(words).toEqual(['trees', 'parks and rinks']);
  await expect.element(entry()).toHaveValue('');
  expect(focused()).toBe('f-a');
  await userEvent.keyboard('snow');
  expect(form.data().a).toBe('trees,parks and rinks,snow');
  await userEvent.tab();
  await expect.poll(words).toEqual(['trees', 'parks and rinks', 'snow']);
  expect(form.data().a).toBe('trees,parks and rinks,snow');
});

test('what is pasted with delimiters becomes tags at once; a tag that is there already is not added again', async () => {
  const { form } = await open({ ...list, delimeter: ';' });
  await userEvent.fill(entry(), 'one; two;three');
  await expect.poll(words).toEqual(['one', 'two']);
  await expect.element(entry()).toHaveValue('three');
  await userEvent.click(entry());
  await userEvent.keyboard('{Enter}one{Enter}');
  expect(status()).toBe('You already added one.');
  await expect.element(entry()).toHaveValue('');
  expect(form.data().a).toEqual(['one', 'two', 'three']);
});

test('to remove a tag by a press is not to leave the field, in Safari neither', async () => {
  const { form } = await open({ ...tags, validate: { required: true } });
  focusAsSafari();
  await userEvent.click(entry());
  await userEvent.keyboard('trees,');
  await userEvent.click(page.getByRole('button', { name: /trees/ }));
  await expect.poll(words).toEqual([]);
  await expect.element(entry()).toHaveFocus();
  expect(form.fields[0]?.errors()).toEqual([]);
  await userEvent.tab();
  expect(form.fields[0]?.errors()).toEqual(['Topics is required.']);
});

test('Enter sends nothing while a word stands there, and sends the form where none does', async () => {
  let sent = 0;
  await open(tags, 'en', () => {
    sent += 1;
  });
  await userEvent.click(entry());
  await userEvent.keyboard('trees{Enter}');
  expect(sent).toBe(0);
  await userEvent.keyboard('{Enter}');
  expect(sent).toBe(1);
});

test('Backspace in the empty control leads to the last tag, where it removes', async () => {
  const { form } = await open({ ...list, defaultValue: ['one', 'two', 'three'] });
  await userEvent.click(entry());
  await userEvent.keyboard('x{Backspace}');
  expect(focused()).toBe('f-a');
  await userEvent.keyboard('{Backspace}');
  expect(focused()).toBe('Remove three');
  await userEvent.keyboard('{Backspace}');
  await expect.poll(words).toEqual(['one', 'two']);
  expect(focused()).toBe('Remove two');
  expect(status()).toBe('Removed: three. 2 answers left.');
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  await expect.poll(words).toEqual([]);
  expect(focused()).toBe('f-a');
  expect(form.data().a).toEqual([]);
});

test('a press on its button removes a tag; what is being typed stays', async () => {
  const { form } = await open({ ...tags, defaultValue: 'one,two' });
  await userEvent.fill(entry(), 'thr');
  await userEvent.click(page.getByRole('button', { name: 'Remove one' }));
  expect(form.data().a).toBe('two,thr');
  await expect.poll(words).toEqual(['two', 'thr']);
  expect(focused()).toBe('Remove two');
});

test('no more than its author allows: the word that is one too many is announced', async () => {
  const { form } = await open({ ...list, maxTags: 2 });
  await expect.element(entry()).toHaveAccessibleDescription(/At most 2 answers/);
  await userEvent.click(entry());
  await userEvent.keyboard('one,two,three{Enter}');
  await expect.poll(words).toEqual(['one', 'two']);
  expect(status()).toBe('At most 2 answers: remove one before you add another.');
  await userEvent.tab();
  expect(form.data().a).toEqual(['one', 'two']);
});

test('one that is required is validated when it is left, from a button too', async () => {
  const { form } = await open({ ...tags, defaultValue: 'one', validate: { required: true } });
  await userEvent.click(page.getByRole('button', { name: 'Remove one' }));
  expect(form.fields[0]?.errors()).toEqual([]);
  await userEvent.tab();
  expect(form.fields[0]?.errors()).toEqual(['Topics is required.']);
  await userEvent.fill(entry(), 'two');
  await userEvent.click(page.getByLabelText('Beside'));
  expect(form.fields[0]?.errors()).toEqual([]);
  await expect.poll(words).toEqual(['two']);
});

test('from a button that is left, the field is validated', async () => {
  const { form } = await open({ ...tags, defaultValue: 'one,two', minLength: 1 });
  await userEvent.click(page.getByRole('button', { name: 'Remove one' }));
  expect(form.fields[0]?.isTouched()).toBe(false);
  await userEvent.click(page.getByLabelText('Beside'));
  expect(form.fields[0]?.isTouched()).toBe(true);
});

test('a value that comes from elsewhere is shown, and the alert leads to where one types', async () => {
  const { form } = await open({ ...tags, validate: { required: true } });
  const [field] = form.fields;
  if (field === undefined) throw new Error('There are two fields.');
  flushSync(() => void form.dispatch({ kind: 'submit' }));
  await expect.poll(() => document.activeElement?.id).toBe('guichet-errors');
  await userEvent.click(page.getByRole('link', { name: /Topics is required/ }));
  await expect.poll(focused).toBe('f-a');
  form.dispatch({ kind: 'setValue', field, value: 'one,two' });
  await expect.poll(words).toEqual(['one', 'two']);
});

test('what was typed before the script came becomes tags', async () => {
  drawn = await drawForm([tags], {
    before(container) {
      const input = container.querySelector('input');
      if (input !== null) input.value = 'one, two';
    },
    onConnected: (form) =>
      form.fields[0] && form.dispatch({ kind: 'input', field: form.fields[0], strings: ['one, two'] }),
  });
  await expect.poll(words).toEqual(['one', 'two']);
  expect(drawn.form.data().a).toBe('one,two');
});

test.each(['en', 'fr'] as const)(
  'with tags it is accessible, and fits into 320 pixels (%s)',
  async (locale) => {
    await page.viewport(320, 800);
    const { container } = await open({ ...list, defaultValue: ['one', 'two', 'x'.repeat(60)] }, locale);
    const found = await axe.run(container, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    expect(found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual(
      [],
    );
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await expect
      .element(page.getByRole('button', { name: locale === 'en' ? 'Remove one' : 'Retirer one' }))
      .toBeVisible();
    await page.viewport(1280, 800);
  },
);
