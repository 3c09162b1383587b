import { type DrawnForm, drawForm } from '@guichet/renderer/testing/draw-form';
import { flushSync } from 'react-dom';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { examples } from '../../examples/examples.ts';

let drawn: DrawnForm | undefined;

afterEach(async () => {
  drawn?.close();
  drawn = undefined;
  await page.viewport(1280, 800);
});

const label = (words: string) => ({ label: words, value: words.toLowerCase() });
const survey = {
  type: 'survey',
  key: 'a',
  label: 'Services',
  input: true,
  questions: ['Snow', 'Waste', 'Parks'].map(label),
  values: ['Good', 'Fair', 'Bad'].map(label),
};
const beside = { type: 'textfield', key: 'b', label: 'Beside', input: true };

async function open(more: object = {}, width = 1280): Promise<DrawnForm> {
  await page.viewport(width, 800);
  drawn = await drawForm([{ ...survey, ...more }, beside]);
  return drawn;
}

const question = (name: string) => page.getByRole('radiogroup', { name });
const answer = (name: string, words: string) =>
  question(name).getByRole('radio', { name: words, exact: true });
const errors = () => drawn?.form.fields[0]?.errors();

test.each([1280, 320])('each question is a group with its name, in a table (%i pixels)', async (width) => {
  await open({}, width);
  await expect.element(page.getByRole('group', { name: 'Services' })).toBeVisible();
  await expect.element(page.getByRole('table')).toBeVisible();
  expect(
    page
      .getByRole('rowheader')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Snow', 'Waste', 'Parks']);
  for (const name of ['Snow', 'Waste', 'Parks']) {
    expect(question(name).getByRole('radio').elements()).toHaveLength(3);
    await expect.element(answer(name, 'Fair')).toBeInTheDocument();
  }
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

test('where there is room the answers stand below the headers of their columns, else below their question', async () => {
  await open();
  const place = (element: Element) => element.getBoundingClientRect();
  const middle = (element: Element) => place(element).left + place(element).width / 2;
  const headers = page.getByRole('columnheader').elements();
  const row = () => question('Waste').getByRole('radio').elements();
  expect(headers).toHaveLength(3);
  for (const [index, radio] of row().entries()) {
    const header = headers[index];
    expect(header && Math.abs(middle(header) - middle(radio))).toBeLessThan(2);
    expect(place(radio).top).toBe(place(row()[0] ?? radio).top);
  }
  await page.viewport(375, 800);
  expect(page.getByRole('columnheader').elements()).toHaveLength(0);
  const [first, second] = row();
  expect(first && second && place(second).top - place(first).top).toBeGreaterThan(40);
});

test('a press anywhere in a cell is an answer, and a press on it again takes it back', async () => {
  const { form } = await open();
  const cell = answer('Snow', 'Fair').element().parentElement;
  if (cell === null) throw new Error('A radio button stands in a cell.');
  await userEvent.click(cell, { position: { x: 4, y: 4 } });
  expect(form.data().a).toEqual({ snow: 'fair' });
  await userEvent.click(answer('Waste', 'Bad').element().parentElement ?? cell);
  expect(form.data().a).toEqual({ snow: 'fair', waste: 'bad' });
  await userEvent.click(answer('Parks', 'Good'));
  expect(form.data().a).toEqual({ snow: 'fair', waste: 'bad', parks: 'good' });
  await userEvent.click(answer('Parks', 'Good'));
  await userEvent.click(cell, { position: { x: 4, y: 4 } });
  expect(form.data().a).toEqual({ waste: 'bad' });
  await expect.element(answer('Waste', 'Bad')).toBeChecked();
});

test('by keyboard: one stop a question, arrows choose, Space takes back', async () => {
  const { form, container } = await open();
  container.querySelector<HTMLElement>('[data-field]')?.focus();
  await userEvent.keyboard(' ');
  await userEvent.keyboard('{ArrowRight}');
  expect(form.data().a).toEqual({ snow: 'fair' });
  await userEvent.tab();
  expect(document.activeElement).toBe(answer('Waste', 'Good').element());
  await userEvent.keyboard('{ArrowUp}');
  expect(form.data().a).toEqual({ snow: 'fair', waste: 'bad' });
  await userEvent.keyboard(' ');
  expect(form.data().a).toEqual({ snow: 'fair' });
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement?.id).toBe('f-b');
});

test('a survey that asks for all is validated when it is left, marks what is open, and the alert leads there', async () => {
  const { form } = await open({ validate: { required: true } });
  await userEvent.click(answer('Snow', 'Good').element().parentElement ?? document.body);
  await userEvent.click(answer('Parks', 'Bad').element().parentElement ?? document.body);
  expect(errors()).toEqual([]);
  await userEvent.click(page.getByLabelText('Beside'));
  expect(errors()).toEqual(['Services is required: no answer yet to “Waste”.']);
  await expect.element(question('Waste')).toHaveAttribute('aria-invalid', 'true');
  await expect.element(question('Waste')).toHaveAccessibleDescription(/no answer yet to “Waste”/);
  await expect.element(question('Snow')).not.toHaveAttribute('aria-invalid');
  flushSync(() => void form.dispatch({ kind: 'submit' }));
  await expect.poll(() => document.activeElement?.id).toBe('guichet-errors');
  await userEvent.click(page.getByRole('link', { name: /Services is required/ }));
  await expect.poll(() => document.activeElement).toBe(answer('Waste', 'Good').element());
  await userEvent.keyboard(' ');
  await userEvent.click(page.getByLabelText('Beside'));
  expect(errors()).toEqual([]);
});

test('one answer as the default is meant for all, and a new value is shown', async () => {
  const { form } = await open({ defaultValue: 'fair' });
  for (const name of ['Snow', 'Waste', 'Parks']) await expect.element(answer(name, 'Fair')).toBeChecked();
  const [field] = form.fields;
  if (field !== undefined) form.dispatch({ kind: 'setValue', field, value: { waste: 'bad' } });
  await expect.element(answer('Waste', 'Bad')).toBeChecked();
  await expect.element(answer('Snow', 'Fair')).not.toBeChecked();
});

test.each(Object.entries(examples.survey ?? {}))(
  '%s: fits into every width without a bar to scroll',
  async (_, component) => {
    drawn = await drawForm([component]);
    for (const width of [320, 500, 700, 900, 1280]) {
      await page.viewport(width, 800);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    }
  },
);
