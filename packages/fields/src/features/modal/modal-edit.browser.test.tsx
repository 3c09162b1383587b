import { revealField } from '@guichet/renderer';
import { drawForm } from '@guichet/renderer/testing/draw-form';
import { violations } from '@guichet/renderer/testing/violations';
import { flushSync } from 'react-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const name = {
  ...{ type: 'textfield', key: 'name', label: 'Name', input: true, modalEdit: true },
  validate: { required: true },
};

test('without a script the control stands open in its place', async () => {
  const drawn = await drawForm([name]);
  const served = document.createElement('div');
  served.innerHTML = drawn.served;
  expect(served.querySelector('dialog')?.open).toBe(true);
  expect(served.querySelector('dialog input[name="name"]')).not.toBeNull();
  expect(drawn.recovered).toEqual([]);
  expect(drawn.hydrated).toBe(drawn.served);
  drawn.close();
});

test('who leaves the dialog at once is not led back into it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const drawn = await drawForm([name]);
  onTestFinished(drawn.close);
  const { form } = drawn;
  const [field] = form.fields;
  const dialog = () => document.querySelector('dialog');
  await expect.poll(() => dialog()?.open).toBe(false);
  flushSync(() => field && revealField(form, field));
  expect(dialog()?.open).toBe(true);
  dialog()?.close();
  await expect.poll(() => dialog()?.querySelector(':scope > [hidden]')).not.toBeNull();
  flushSync(() => vi.runAllTimers());
  expect(dialog()?.open).toBe(false);
});

test('what is changed in the dialog stays when it is saved, by button and by Enter, and sends nothing', async () => {
  let sent = 0;
  const drawn = await drawForm([name], {
    onSubmit: () => {
      sent += 1;
    },
  });
  await userEvent.click(page.getByRole('button', { name: 'Edit Name: Click to set value (required)' }));
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  expect(await violations(drawn.container)).toEqual([]);
  await userEvent.keyboard('Ann');
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  const open = page.getByRole('button', { name: 'Edit Name: Ann (required)' });
  await expect.element(open).toHaveFocus();
  expect(await violations(drawn.container)).toEqual([]);
  await userEvent.click(open);
  await userEvent.keyboard('{End}a{Enter}');
  await expect.element(page.getByRole('button', { name: 'Edit Name: Anna (required)' })).toBeVisible();
  expect(drawn.form.data()).toMatchObject({ name: 'Anna' });
  expect(sent).toBe(0);
  drawn.close();
});

test.each(['button', 'Escape'])('what is changed goes when the dialog is left by %s', async (way) => {
  const drawn = await drawForm([name], { submission: { name: 'Ann' } });
  await userEvent.click(page.getByRole('button', { name: 'Edit Name: Ann (required)' }));
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await userEvent.keyboard('{End}x');
  expect(drawn.form.data()).toMatchObject({ name: 'Annx' });
  if (way === 'Escape') await userEvent.keyboard('{Escape}');
  else await userEvent.click(page.getByRole('button', { name: 'Cancel' }));
  await expect
    .element(page.getByRole('button', { name: 'Edit Name: Ann (required)', exact: true }))
    .toBeVisible();
  // The event that gives the answers back comes a moment after the dialog closes.
  await expect.poll(() => drawn.form.data()).toMatchObject({ name: 'Ann' });
  drawn.close();
});

test('an error shows beside what is held, and its link opens the dialog at the control', async () => {
  const drawn = await drawForm([name], { locale: 'fr' });
  drawn.form.dispatch({ kind: 'submit' });
  await expect
    .poll(() => drawn.container.querySelector('.g-modal-edit > .g-field .g-error')?.textContent)
    .toBe('Le champ «\u00a0Name\u00a0» est obligatoire.');
  const field = drawn.form.fieldByPath('name');
  if (field !== undefined) revealField(drawn.form, field);
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await expect.element(page.getByRole('dialog', { name: 'Name' })).toBeVisible();
  drawn.close();
});

test('what fails to be sent opens no dialog over the list of errors', async () => {
  const inner = {
    type: 'textfield',
    key: 'street',
    label: 'Street',
    input: true,
    validate: { required: true },
  };
  const home = { type: 'container', key: 'home', label: 'Home', input: true, modalEdit: true };
  const panel = { type: 'panel', key: 'panel', title: 'Panel', collapsible: true, collapsed: true };
  const drawn = await drawForm([{ ...panel, components: [name, { ...home, components: [inner] }] }]);
  drawn.form.dispatch({ kind: 'submit' });
  await expect.element(page.getByRole('heading', { name: /2 errors/ })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Edit Home: Click to set value' })).toBeVisible();
  expect(drawn.container.querySelectorAll('dialog[open]')).toHaveLength(0);
  const labels = [...drawn.container.querySelectorAll('.g-modal-edit > .g-field > .g-label')];
  expect(labels.map((label) => label.querySelector('.g-error-mark') !== null)).toEqual([false, true]);
  await expect
    .element(page.getByRole('button', { name: /^Edit Name/ }))
    .toHaveAccessibleDescription('Name is required.');
  drawn.close();
});

test('the button stands below its label, and is named as French writes it', async () => {
  const drawn = await drawForm([name], { locale: 'fr' });
  const button = page.getByRole('button', {
    name: 'Modifier «\u00a0Name\u00a0»\u00a0: Cliquer pour répondre (obligatoire)',
  });
  await expect.element(button).toBeVisible();
  const label = drawn.container.querySelector('.g-modal-edit .g-label')?.getBoundingClientRect();
  expect(button.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(label?.bottom ?? Infinity);
  drawn.close();
});

test.each([
  [
    { type: 'day', fields: { day: {}, month: {}, year: {} } },
    async () => {
      await userEvent.selectOptions(page.getByLabelText('Month'), 'March');
      await userEvent.fill(page.getByLabelText('Year'), '2026');
    },
    'March 2026',
  ],
  [
    { type: 'tags' },
    async () => {
      await userEvent.click(page.getByRole('textbox'));
      // Enter makes a tag, and leaves the dialog open.
      await userEvent.keyboard('trees{Enter}parks');
    },
    'trees, parks',
  ],
  [{ type: 'signature' }, () => userEvent.fill(page.getByRole('textbox'), 'Zoë'), 'Zoë'],
  [
    {
      ...{ type: 'survey', questions: [{ label: 'Snow', value: 's' }] },
      values: [{ label: 'Good', value: 'g' }],
    },
    () => userEvent.click(page.getByRole('radio', { name: 'Good' })),
    'Snow: Good',
  ],
] as const)('%j: what is filled in stands in words on the button', async (component, fill, words) => {
  const drawn = await drawForm([{ key: 'a', label: 'A', input: true, modalEdit: true, ...component }]);
  await userEvent.click(page.getByRole('button', { name: 'Edit A: Click to set value' }));
  await fill();
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  await expect.element(page.getByRole('button', { name: `Edit A: ${words}`, exact: true })).toBeVisible();
  drawn.close();
});

test('a calendar that is left by Escape leaves the dialog that it was opened in, and what was typed there', async () => {
  const drawn = await drawForm([
    { type: 'datetime', key: 'start', label: 'Start', input: true, modalEdit: true, enableTime: false },
  ]);
  await userEvent.click(page.getByRole('button', { name: 'Edit Start: Click to set value' }));
  await userEvent.keyboard('2026-03-05');
  await userEvent.click(page.getByRole('button', { name: /calendar/ }));
  await expect.element(page.getByRole('button', { name: 'Thursday, March 5, 2026' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('textbox', { name: 'Start' })).toHaveValue('2026-03-05');
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  expect(drawn.form.data()).toMatchObject({ start: expect.stringMatching('^2026-03-05T') });
  drawn.close();
});

test('Enter on a file field is left to the browser, which then asks for a file', async () => {
  const plan = { type: 'file', key: 'plan', label: 'Plan', input: true, modalEdit: true, storage: 'url' };
  const drawn = await drawForm([plan]);
  onTestFinished(drawn.close);
  const dialog = () => document.querySelector<HTMLDialogElement>('.g-modal-edit > dialog');
  await userEvent.click(page.getByRole('button', { name: /^Edit Plan/ }));
  const file = document.querySelector<HTMLInputElement>('input[type=file]');
  // No browser opens its own window for a press that a page makes.
  const press = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
  expect(file?.dispatchEvent(press)).toBe(true);
  expect(dialog()?.open).toBe(true);
});
