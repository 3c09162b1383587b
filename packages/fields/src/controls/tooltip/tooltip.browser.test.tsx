import { locales } from '@guichet/definition';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type DrawnFields, drawFields } from '../../testing/draw-fields.tsx';
import { attachTooltips } from './attach-tooltips.ts';

let drawn: DrawnFields | undefined;

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
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

/** A browser that cannot place help beside its button, as Safari before 26. */
function placeNothing(): void {
  const { supports } = CSS;
  vi.spyOn(CSS, 'supports').mockImplementation(
    (...asked: readonly string[]) =>
      !asked.join().startsWith('position-area') && Reflect.apply(supports, CSS, asked),
  );
}

test('where help cannot stand beside its button, it opens by a press alone', async () => {
  placeNothing();
  const { help, stop } = await lively();
  const button = page.getByRole('button', { name: names.en });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await userEvent.hover(button);
  vi.runAllTimers();
  expect(help.matches(':popover-open')).toBe(false);
  await userEvent.tab();
  await expect.element(button).toHaveFocus();
  expect(help.matches(':popover-open')).toBe(false);
  await userEvent.click(button);
  expect(help.matches(':popover-open')).toBe(true);
  stop();
});

test('where a browser has no popovers, nothing breaks, and help stands open in place of its button', async () => {
  placeNothing();
  const { matches } = Element.prototype;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function match(this: Element, selector) {
    if (selector === ':popover-open') throw new DOMException('', 'SyntaxError');
    return matches.call(this, selector);
  });
  const broken = vi.fn((event: Event) => event.preventDefault());
  window.addEventListener('error', broken);
  const { help, stop } = await lively();
  help.removeAttribute('popover');
  const button = page.getByRole('button', { name: names.en });
  await userEvent.tab();
  await expect.element(button).toHaveFocus();
  await userEvent.click(button);
  expect(broken).not.toHaveBeenCalled();
  window.removeEventListener('error', broken);
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => withoutPopovers(cssRules));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules.join(''));
  document.adoptedStyleSheets.push(sheet);
  await expect.element(button).not.toBeInTheDocument();
  await expect.element(help).toBeVisible();
  document.adoptedStyleSheets.pop();
  stop();
});

/** The rules of our styles that hold only in such a browser, as this one would read them. */
function withoutPopovers(rules: CSSRuleList): readonly string[] {
  return [...rules].flatMap((rule) => {
    if (!(rule instanceof CSSGroupingRule)) return [];
    const isMeant = rule instanceof CSSSupportsRule && rule.conditionText === 'not selector(:popover-open)';
    return isMeant ? [...rule.cssRules].map(({ cssText }) => cssText) : withoutPopovers(rule.cssRules);
  });
}
