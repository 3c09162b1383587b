import { locales } from '@guichet/definition';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type DrawnFields, drawFields } from '../testing/draw-fields.tsx';

let drawn: DrawnFields | undefined;

afterEach(() => {
  drawn?.close();
  drawn = undefined;
});

const tooltip = `Letters and digits, as they stand on the plate. ${'No blanks. '.repeat(20)}`;
const plate = { type: 'textfield', key: 'plate', label: 'Plate', input: true, tooltip };
const names = { en: 'More about Plate', fr: 'En savoir plus sur «\u00a0Plate\u00a0»' };

function helpIn(container: HTMLElement): HTMLElement {
  const help = container.querySelector<HTMLElement>('[popover]');
  if (help === null) throw new Error('There is no help.');
  return help;
}

test.each(locales)(
  'help opens by its button, says what it is about (%s), and closes by Escape',
  async (locale) => {
    drawn = await drawFields([plate], { locale });
    const button = page.getByRole('button', { name: names[locale] });
    const help = helpIn(drawn.container);
    await expect.element(help).not.toBeVisible();
    await userEvent.click(button);
    await expect.element(help).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(help).not.toBeVisible();
    await expect.element(button).toHaveFocus();
  },
);

test('help is at most 300 wide, and stays within a narrow page', async () => {
  drawn = await drawFields([plate]);
  const widths: number[] = [];
  for (const width of [1280, 320]) {
    await page.viewport(width, 800);
    await userEvent.click(page.getByRole('button', { name: names.en }));
    const { left, right } = helpIn(drawn.container).getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(width);
    widths.push(Math.round(right - left));
    await userEvent.keyboard('{Escape}');
  }
  expect(widths[0]).toBe(300);
  expect(widths[1]).toBeLessThanOrEqual(300);
});
