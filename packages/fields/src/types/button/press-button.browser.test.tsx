import type { Json, JsonObject } from '@guichet/definition';
import { createRunCode } from '@guichet/engine/code';
import { disableUntilValid } from '@guichet/renderer/disable-until-valid';
import { drawForm } from '@guichet/renderer/testing/draw-form';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const text = (key: string, more: JsonObject = {}): JsonObject => ({
  ...{ type: 'textfield', key, label: key, input: true },
  ...more,
});
const button = (more: JsonObject): JsonObject => ({
  type: 'button',
  key: 'go',
  label: 'Go',
  input: true,
  ...more,
});
const submit: Json = { type: 'button', key: 'submit', label: 'Send', input: true };

test('a button with code does what it says by mouse and by keyboard, and sends nothing', async () => {
  let sent = 0;
  const custom = 'data.name = (data.name || "") + "!"';
  const drawn = await drawForm([text('name'), button({ action: 'custom', custom }), submit], {
    runCode: createRunCode(),
    onSubmit: () => {
      sent += 1;
    },
  });
  await userEvent.click(page.getByRole('button', { name: 'Go' }));
  await expect.element(page.getByRole('textbox', { name: 'name' })).toHaveValue('!');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('textbox', { name: 'name' })).toHaveValue('!!');
  expect(sent).toBe(0);
  drawn.close();
});

test('a button that its code hides hands the focus to what follows it', async () => {
  const onStage = (stage: number): JsonObject => ({
    conditional: { show: true, when: 'stage', eq: String(stage) },
  });
  const turn = button({ action: 'custom', custom: 'data.stage = 2', ...onStage(1) });
  const components = [
    text('stage', { defaultValue: '1' }),
    text('before'),
    turn,
    text('after', onStage(2)),
    submit,
  ];
  const drawn = await drawForm(components, { runCode: createRunCode() });
  await userEvent.click(page.getByRole('button', { name: 'Go' }));
  await expect.element(page.getByRole('textbox', { name: 'after' })).toHaveFocus();
  drawn.close();
});

test.each([
  ['en', 'This did not work. Your answers are still here: try again in a moment.'],
  ['fr', 'Cela n’a pas fonctionné. Vos réponses sont toujours là; réessayez dans un instant.'],
] as const)('a button whose code breaks says so, in %s', async (locale, message) => {
  const drawn = await drawForm([text('name'), button({ action: 'custom', custom: 'nobody.nothing' })], {
    runCode: createRunCode(),
    locale,
  });
  await userEvent.type(page.getByRole('textbox', { name: 'name' }), 'Ann');
  await userEvent.click(page.getByRole('button', { name: 'Go' }));
  await expect.element(page.getByText(message)).toBeVisible();
  expect(drawn.form.data()).toMatchObject({ name: 'Ann' });
  drawn.close();
});

test('a button that throws answers away asks first, and gives the focus back where they are kept', async () => {
  const acted: string[] = [];
  const drawn = await drawForm([text('name'), button({ action: 'reset' })], {
    onAct: async (field) => {
      acted.push(field.component.key);
      return 'done';
    },
  });
  const go = page.getByRole('button', { name: 'Go' });
  await userEvent.click(go);
  await expect.element(page.getByRole('dialog', { name: 'Erase your answers?' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Keep my answers' }));
  await expect.element(go).toHaveFocus();
  await userEvent.click(go);
  await userEvent.keyboard('{Escape}');
  expect(acted).toEqual([]);
  await userEvent.click(go);
  await userEvent.click(page.getByRole('button', { name: 'Erase my answers' }));
  await expect.poll(() => acted).toEqual(['go']);
  drawn.close();
});

test('a press that fails on the way is told, and one that is under way is not repeated', async () => {
  let fail: ((error: Error) => void) | undefined;
  let asked = 0;
  const drawn = await drawForm([text('name'), button({ action: 'saveState', state: 'draft' })], {
    onAct: () => {
      asked += 1;
      return new Promise((_, reject) => {
        fail = reject;
      });
    },
  });
  const go = page.getByRole('button', { name: 'Go' });
  await userEvent.click(go);
  await expect.element(page.getByText('Saving…')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  fail?.(new Error('full'));
  await expect.element(page.getByText(/This did not work/)).toBeVisible();
  expect(asked).toBe(1);
  drawn.close();
});

test.each(['submit', 'event', 'saveState'])(
  'a button that asks to %s and waits for complete answers is off until they are, and shows the way to what is missing',
  async (action) => {
    const components = [
      text('name', { validate: { required: true } }),
      text('other'),
      { ...button({ action, event: 'told', disableOnInvalid: true }), label: 'Send' },
    ];
    const drawn = await drawForm(components, { onConnected: disableUntilValid });
    // Without a script nothing could let one go that sends.
    expect(drawn.served.includes('disabled')).toBe(action !== 'submit');
    const send = page.getByRole('button', { name: 'Send' });
    await expect.element(send).toBeDisabled();
    await expect.element(send).toHaveAccessibleDescription(/every answer is complete/);
    await userEvent.click(page.getByRole('button', { name: 'Show what is missing' }));
    await expect.element(page.getByRole('textbox', { name: 'name' })).toHaveFocus();
    await expect.element(page.getByText('name is required.')).toBeVisible();
    await userEvent.keyboard('Ann');
    await expect.element(send).toBeEnabled();
    if (action !== 'submit') {
      await userEvent.click(send);
      expect(drawn.form.data().go).toBe(true);
    }
    await expect.element(page.getByText(/every answer is complete/)).not.toBeInTheDocument();
    await userEvent.clear(page.getByRole('textbox', { name: 'name' }));
    await expect.element(send).toBeDisabled();
    drawn.close();
  },
);

test.each(['submit', 'event'])(
  'a button that asks to %s has help, a note and attributes of its own',
  async (action) => {
    const more = {
      ...{
        action,
        event: 'told',
        description: 'Once <b>only</b>',
        tooltip: 'What comes then',
        tabindex: '3',
      },
      attributes: { 'data-purpose': 'go', onclick: 'alert(1)' },
    };
    const drawn = await drawForm([text('name'), button(more)], { onConnected: disableUntilValid });
    const go = page.getByRole('button', { name: 'Go', exact: true });
    await expect.element(go).toHaveAccessibleDescription('Once only');
    expect(go.element().getAttribute('tabindex')).toBe('3');
    expect(go.element().getAttribute('data-purpose')).toBe('go');
    expect(go.element().hasAttribute('onclick')).toBe(false);
    await userEvent.click(page.getByRole('button', { name: 'More about Go' }));
    await expect.element(page.getByText('What comes then')).toBeVisible();
    drawn.close();
  },
);

test('a button that waits and comes by a condition waits from its first moment', async () => {
  const components = [
    text('name', { validate: { required: true } }),
    text('other'),
    {
      ...button({ disableOnInvalid: true }),
      conditional: { show: true, when: 'other', eq: 'x' },
    },
  ];
  const drawn = await drawForm(components, { onConnected: disableUntilValid });
  await userEvent.type(page.getByRole('textbox', { name: 'other' }), 'x');
  await expect.element(page.getByRole('button', { name: 'Go', exact: true })).toBeDisabled();
  drawn.close();
});

test('a button that can be pressed again under the pointer has its colours at once: white on white cannot be read', async () => {
  const drawn = await drawForm([submit]);
  const send = page.getByRole('button', { name: 'Send' });
  await userEvent.hover(send);
  const element = send.element();
  const colours = () => {
    const { color, backgroundColor } = getComputedStyle(element);
    return { color, backgroundColor };
  };
  const before = colours();
  element.setAttribute('aria-disabled', 'true');
  expect(colours()).not.toEqual(before);
  await Promise.all(element.getAnimations().map(({ finished }) => finished));
  element.removeAttribute('aria-disabled');
  expect(colours()).toEqual(before);
  drawn.close();
});
