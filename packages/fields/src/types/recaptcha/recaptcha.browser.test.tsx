import type { JsonObject } from '@guichet/definition';
import { type DrawnForm, drawForm } from '@guichet/renderer/testing/draw-form';
import { violations } from '@guichet/renderer/testing/violations';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';

let drawn: DrawnForm | undefined;

afterEach(() => {
  drawn?.close();
  drawn = undefined;
});

const components: readonly JsonObject[] = [
  { type: 'textfield', key: 'name', label: 'Name', input: true },
  { type: 'recaptcha', key: 'check', label: 'reCAPTCHA', input: true, validate: { required: true } },
];

const line = () => document.querySelector<HTMLInputElement>('.g-visually-hidden input[type="text"]');

test('who fills in the form passes the check and notices nothing of it', async () => {
  drawn = await drawForm(components);
  const { form, container } = drawn;
  expect(form.data().check).toEqual({ success: true, token: 'guichet' });
  expect(form.dispatch({ kind: 'submit' }).kind).toBe('valid');
  expect(await violations(container)).toEqual([]);
  document.querySelector<HTMLElement>('[name="name"]')?.focus();
  await userEvent.tab();
  expect(document.activeElement).not.toBe(line());
});

test('what fills in the line that nobody sees is refused, and told in words', async () => {
  drawn = await drawForm(components);
  const { form } = drawn;
  const trap = line();
  if (trap === null) throw new Error('A line.');
  trap.value = 'https://spam.example';
  trap.dispatchEvent(new Event('input', { bubbles: true }));
  expect(form.data().check).toEqual({ success: false, token: '' });
  expect(form.dispatch({ kind: 'submit' }).kind).toBe('invalid');
  expect(form.errors().map(({ message }) => message)).toEqual([
    'We could not confirm that a person filled in this form. Reload the page and fill it in again.',
  ]);
});

test('no script of a stranger’s is asked for', async () => {
  drawn = await drawForm(components, { settings: { recaptcha: { siteKey: 'key' } } });
  expect(document.querySelectorAll('script[src^="http"]:not([src^="http://localhost"])')).toHaveLength(0);
  expect(drawn.served).not.toContain('<script');
});
