import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type DrawnFields, drawFields } from '../testing/draw-fields.tsx';

let drawn: DrawnFields | undefined;

afterEach(() => {
  drawn?.close();
  drawn = undefined;
});

const text = { type: 'textfield', key: 'street', label: 'Street', input: true };
const choice = {
  type: 'radio',
  key: 'role',
  label: 'Role',
  input: true,
  values: [
    { label: 'Owner', value: 'owner' },
    { label: 'Tenant', value: 'tenant' },
  ],
};

test('no key can take the id of a part of another field', async () => {
  const keys = ['role-1', 'role-0', 'role-description', 'role-error', 'role-d', 'role-e', 'role-t'];
  drawn = await drawFields([
    { ...choice, description: 'Who you are', tooltip: 'Either' },
    ...keys.map((key) => ({ ...text, key })),
    { ...text, key: 'role' },
  ]);
  const ids = [...drawn.container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
});

test('a label to the left stands beside its control where there is room, else above it', async () => {
  drawn = await drawFields([{ ...text, labelPosition: 'left-left', description: 'With its number' }]);
  const label = page.getByText('Street').element();
  const control = page.getByRole('textbox').element();
  await page.viewport(1280, 800);
  expect(label.getBoundingClientRect().right).toBeLessThanOrEqual(control.getBoundingClientRect().left);
  await page.viewport(375, 800);
  expect(label.getBoundingClientRect().bottom).toBeLessThanOrEqual(control.getBoundingClientRect().top);
});

test('a hidden label names the control all the same', async () => {
  drawn = await drawFields([
    { ...text, hideLabel: true },
    { ...choice, hideLabel: true },
  ]);
  await expect.element(page.getByRole('textbox', { name: 'Street' })).toBeVisible();
  await expect.element(page.getByRole('radiogroup', { name: 'Role' })).toBeVisible();
});

test('that an answer is required is said once to who hears, and shown once to who sees', async () => {
  const required = { validate: { required: true } };
  drawn = await drawFields([
    { ...text, ...required },
    { ...choice, ...required },
    { type: 'checkbox', key: 'agree', label: 'I agree', input: true, ...required },
    { type: 'select', key: 'zone', label: 'Zone', input: true, data: { values: [] }, ...required },
  ]);
  for (const control of [
    page.getByRole('textbox', { name: /^Street$/ }),
    page.getByRole('radiogroup', { name: /^Role$/ }),
    page.getByRole('checkbox', { name: /^I agree$/ }),
    page.getByRole('combobox', { name: /^Zone$/ }),
  ]) {
    await expect.element(control).toHaveAttribute('aria-required', 'true');
    await expect.element(control).not.toHaveAttribute('required');
  }
  expect(drawn.container.querySelectorAll('.g-asterisk[aria-hidden="true"]')).toHaveLength(4);
});

test('a field that has nothing more to say costs three elements: itself, its label and its control', async () => {
  drawn = await drawFields([text]);
  expect(drawn.container.querySelectorAll('*')).toHaveLength(3);
});
