import type { Json } from '@guichet/definition';
import { type DrawnForm, drawForm } from '@guichet/renderer/testing/draw-form';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

let drawn: DrawnForm | undefined;

afterEach(() => {
  drawn?.close();
  drawn = undefined;
});

const plates = { type: 'textfield', key: 'plates', label: 'Plates', input: true, multiple: true };
const boxes = () => page.getByRole('textbox').elements();
const texts = () => boxes().map((box) => (box instanceof HTMLInputElement ? box.value : ''));

async function draw(component: Json, locale: 'en' | 'fr' = 'en'): Promise<DrawnForm> {
  drawn = await drawForm([component], { locale });
  expect(drawn.recovered).toEqual([]);
  return drawn;
}

const types = [
  ['textfield', 'a', 'a', ''],
  ['email', 'a@example.ca', 'a@example.ca', ''],
  ['url', 'example.ca', 'example.ca', ''],
  ['phoneNumber', '613 555-0123', '(613) 555-0123', ''],
  ['textarea', 'a', 'a', ''],
  ['password', 'a', 'a', ''],
  ['number', '1.5', 1.5, null],
  ['currency', '1.5', 1.5, null],
  ['time', '09:30', '09:30:00', ''],
] as const;

test.each(types)(
  '%s: an answer is added, filled in where the focus is taken, and removed',
  async (type, typed, value, empty) => {
    const { form, container } = await draw({ ...plates, type });
    const controls = () => [...container.querySelectorAll<HTMLInputElement>('[data-field]')];
    expect(form.data().plates).toEqual([empty]);
    expect(page.getByRole('button', { name: /^Remove/ }).elements()).toHaveLength(0);
    await userEvent.click(page.getByRole('button', { name: 'Add another answer: Plates' }));
    await expect.poll(() => controls().length).toBe(2);
    expect(document.activeElement).toBe(controls()[1]);
    await userEvent.keyboard(typed);
    await userEvent.tab();
    expect(form.data().plates).toEqual([empty, value]);
    await userEvent.click(page.getByRole('button', { name: 'Remove answer 1: Plates' }));
    await expect.poll(() => controls().length).toBe(1);
    expect(form.data().plates).toEqual([value]);
    expect(document.activeElement).toBe(controls()[0]);
  },
);

test('each control is named with its number, in a group of the field’s name', async () => {
  await draw({ ...plates, defaultValue: ['A', 'B'] }, 'fr');
  const group = page.getByRole('group', { name: 'Plates' });
  await expect.element(group.getByRole('textbox', { name: 'Plates, réponse 1' })).toHaveValue('A');
  await expect.element(group.getByRole('textbox', { name: 'Plates, réponse 2' })).toHaveValue('B');
  await expect
    .element(group.getByRole('button', { name: 'Retirer la réponse 2\u00a0: Plates' }))
    .toBeVisible();
  await expect
    .element(group.getByRole('button', { name: 'Ajouter une autre réponse\u00a0: Plates' }))
    .toBeVisible();
});

test('removing one in the middle leaves the others as they are, in what is shown and in the data', async () => {
  const { form } = await draw({ ...plates, defaultValue: ['A', 'B', 'C', 'D'] });
  await userEvent.fill(page.getByRole('textbox', { name: 'Plates, answer 3' }), 'C3');
  await userEvent.click(page.getByRole('button', { name: 'Remove answer 2: Plates' }));
  await expect.poll(texts).toEqual(['A', 'C3', 'D']);
  expect(form.data().plates).toEqual(['A', 'C3', 'D']);
  await expect.element(page.getByRole('button', { name: 'Remove answer 2: Plates' })).toHaveFocus();
  await expect
    .element(page.getByText('Answer 2 was removed. 3 answers are left.'))
    .toHaveAttribute('role', 'status');
  await userEvent.click(page.getByRole('button', { name: 'Remove answer 3: Plates' }));
  await expect.poll(texts).toEqual(['A', 'C3']);
  await expect.element(page.getByRole('button', { name: 'Remove answer 2: Plates' })).toHaveFocus();
  expect(new Set(boxes().map(({ id }) => id)).size).toBe(2);
});

test('what is set from outside is shown, with as many controls as it has answers', async () => {
  const { form } = await draw(plates);
  const [field] = form.fields;
  if (field === undefined) throw new Error('One field.');
  form.dispatch({ kind: 'setValue', field, value: ['A', 'B', 'C'] });
  await expect.poll(texts).toEqual(['A', 'B', 'C']);
  form.dispatch({ kind: 'setValue', field, value: ['X'] });
  await expect.poll(texts).toEqual(['X']);
  form.dispatch({ kind: 'setValue', field, value: [] });
  await expect.poll(texts).toEqual(['']);
});

test('the answer that is wrong says so, bears the error, and is where the alert leads', async () => {
  const { form, container } = await draw({
    ...plates,
    validate: { maxLength: 2 },
    defaultValue: ['A', 'too long', 'B'],
  });
  form.dispatch({ kind: 'submit' });
  const wrong = page.getByRole('textbox', { name: 'Plates, answer 2' });
  await expect.element(wrong).toHaveAttribute('aria-invalid', 'true');
  await expect.element(wrong).toHaveAccessibleDescription(/must have no more than/);
  expect(container.querySelectorAll('.g-form [aria-invalid]')).toHaveLength(1);
  await userEvent.click(page.getByRole('link'));
  await expect.element(wrong).toHaveFocus();
});

test('what a form service refused stands at the first answer, and describes it', async () => {
  const { form } = await draw({ ...plates, defaultValue: ['A', 'B'] });
  form.dispatch({
    kind: 'setServerErrors',
    details: [{ type: 'any.refused', path: ['plates'], message: 'Refused.', context: {} }],
  });
  await expect
    .element(page.getByRole('textbox', { name: 'Plates, answer 1' }))
    .toHaveAccessibleDescription('Refused.');
});

test('where nothing can be filled in nothing can be added or removed', async () => {
  await draw({ ...plates, defaultValue: ['A', 'B'], disabled: true });
  expect(boxes()).toHaveLength(2);
  expect(page.getByRole('button', { name: /Plates/ }).elements()).toHaveLength(0);
});

test('the author’s words stand on the button that adds', async () => {
  await draw({ ...plates, addAnother: 'One more <b>plate</b>' });
  await expect.element(page.getByRole('button', { name: 'One more plate: Plates' })).toBeVisible();
});

test('a text area of several is as wide as one alone, and a short prefix stays on its line', async () => {
  await page.viewport(375, 800);
  const reasons = { type: 'textarea', key: 'r', label: 'Reasons', input: true };
  drawn = await drawForm([
    { ...reasons, key: 'one' },
    { ...reasons, multiple: true },
    { ...plates, prefix: 'ON' },
  ]);
  const [alone, several] = [...drawn.container.querySelectorAll('textarea')].map(
    (textarea) => textarea.clientWidth,
  );
  expect(several).toBe(alone);
  const affix = drawn.container.querySelector('.g-affix');
  const lines = document.createRange();
  if (affix?.firstChild) lines.selectNodeContents(affix.firstChild);
  expect(lines.getClientRects()).toHaveLength(1);
});

test('typing into one of several draws nothing again', async () => {
  const drawings: string[] = [];
  drawn = await drawForm([{ ...plates, defaultValue: ['A', 'B'] }], {
    observe: (what, field) => drawings.push(`${what} ${field.id}`),
  });
  drawings.length = 0;
  await userEvent.type(page.getByRole('textbox', { name: 'Plates, answer 2' }), 'xyz');
  expect(drawings.filter((drawing) => drawing.startsWith('view'))).toEqual([]);
});
