import { locales } from '@guichet/definition';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type DrawnFields, drawFields } from '../../testing/draw-fields.tsx';
import { attachTooltips } from './attach-tooltips.ts';

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

/** Help that answers to pointer and focus, with something else to go to. */
async function lively(): Promise<{ help: HTMLElement; stop: () => void }> {
  await page.viewport(1280, 800);
  drawn = await drawFields([
    { ...plate, tooltip: 'Letters and digits' },
    { ...plate, key: 'b', label: 'Street', tooltip: '' },
  ]);
  await userEvent.hover(page.getByRole('textbox', { name: 'Street' }));
  return { help: helpIn(drawn.container), stop: attachTooltips(document) };
}

test('help opens under the pointer, stays while it is on the help, and closes once it has left', async () => {
  const { help, stop } = await lively();
  await userEvent.hover(page.getByRole('button', { name: names.en }));
  await expect.element(help).toBeVisible();
  await userEvent.hover(page.getByText('Letters and digits'));
  await expect.element(help).toBeVisible();
  await userEvent.hover(page.getByRole('textbox', { name: 'Street' }));
  await expect.element(help).not.toBeVisible();
  stop();
});

test('a press on help that opened by itself keeps it open; the next one closes it', async () => {
  const { help, stop } = await lively();
  const button = page.getByRole('button', { name: names.en });
  await userEvent.hover(button);
  await expect.element(help).toBeVisible();
  await userEvent.click(button);
  await userEvent.hover(page.getByRole('textbox', { name: 'Street' }));
  await expect.element(help).toBeVisible();
  await userEvent.click(button);
  await expect.element(help).not.toBeVisible();
  stop();
});

test('help opens for who comes by keyboard, Escape closes it, and so does going on', async () => {
  const { help, stop } = await lively();
  const button = page.getByRole('button', { name: names.en });
  await userEvent.tab();
  await expect.element(button).toHaveFocus();
  await expect.element(help).toBeVisible();
  await expect.element(button).toHaveAccessibleDescription('Letters and digits');
  await userEvent.keyboard('{Escape}');
  await expect.element(help).not.toBeVisible();
  await expect.element(button).toHaveFocus();
  await userEvent.tab();
  await userEvent.tab({ shift: true });
  await expect.element(help).toBeVisible();
  await userEvent.tab();
  await expect.element(help).not.toBeVisible();
  stop();
});

test('help opens where the pointer rested before it could answer', async () => {
  const { help, stop } = await lively();
  stop();
  await userEvent.hover(page.getByRole('button', { name: names.en }));
  const again = attachTooltips(document);
  await expect.element(help).toBeVisible();
  again();
});

test('in a browser without popovers, which shows all help, pointer and focus do no harm', async () => {
  const popover = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'popover');
  const { matches } = Element.prototype;
  // As Safari before 17: it knows neither the property nor the selector.
  Reflect.deleteProperty(HTMLElement.prototype, 'popover');
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selectors) {
    if (selectors.includes(':popover-open')) throw new SyntaxError(selectors);
    return matches.call(this, selectors);
  });
  const onError = vi.fn((event: ErrorEvent) => event.preventDefault());
  window.addEventListener('error', onError);
  onTestFinished(() => {
    window.removeEventListener('error', onError);
    Object.defineProperty(HTMLElement.prototype, 'popover', popover ?? {});
  });
  const { stop } = await lively();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: names.en })).toHaveFocus();
  expect(onError).not.toHaveBeenCalled();
  stop();
});
