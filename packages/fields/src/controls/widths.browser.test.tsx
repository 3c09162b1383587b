import { type DrawnForm, drawForm } from '@guichet/renderer/testing/draw-form';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

let drawn: DrawnForm | undefined;

afterEach(async () => {
  drawn?.close();
  drawn = undefined;
  await page.viewport(1280, 800);
});

const lines = ['textfield', 'email', 'phoneNumber', 'number', 'currency', 'password', 'datetime', 'time'].map(
  (type) => ({ type, key: 'a', label: 'A', input: true }),
);

test.each(lines)('$type: its prefix and its suffix stay within a page of 320 pixels', async (component) => {
  await page.viewport(320, 800);
  drawn = await drawForm([{ ...component, prefix: 'About', suffix: 'in all' }]);
  const parts = [...drawn.container.querySelectorAll('.g-affix, input:not([type="hidden"])')];
  for (const part of parts) expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(320);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

test.each(['number', 'currency', 'time', 'datetime'])(
  '%s: drawn as narrow as what is typed is, unless its author says how wide',
  async (type) => {
    const component = { type, label: 'A', input: true };
    drawn = await drawForm([
      { ...component, key: 'a' },
      { ...component, key: 'b', size: 50 },
    ]);
    const [usual, wide] = [...drawn.container.querySelectorAll('input')];
    expect(usual?.size).toBe(50);
    expect(wide?.size).toBe(50);
    expect(usual?.offsetWidth).toBeLessThan(Number(wide?.offsetWidth) * 0.75);
  },
);

test.each([320, 375])('a password and its button stand in one line of a page %i wide', async (width) => {
  await page.viewport(width, 800);
  drawn = await drawForm([{ type: 'password', key: 'a', label: 'PIN', input: true, prefix: 'ON' }], {
    locale: 'fr',
  });
  const button = page.getByRole('button', { name: /Afficher/ });
  await expect.element(button).toBeVisible();
  const [input, beside] = [drawn.container.querySelector('.g-input'), button.element()].map((control) =>
    control?.getBoundingClientRect(),
  );
  expect(beside?.top).toBe(input?.top);
  expect(beside?.right).toBeLessThanOrEqual(width);
  expect(input?.width).toBeGreaterThan(80);
});

test('a space stays between the parts of a prefix', async () => {
  const prefix = (html: string) => ({ type: 'textfield', key: 'a', label: 'A', input: true, prefix: html });
  const widths: number[] = [];
  for (const html of ['<b>ON</b> Home', '<b>ON</b>Home']) {
    drawn?.close();
    drawn = await drawForm([prefix(html)]);
    widths.push(drawn.container.querySelector('.g-affix')?.getBoundingClientRect().width ?? 0);
  }
  const [apart = 0, together = 0] = widths;
  expect(apart).toBeGreaterThan(together + 2);
});
