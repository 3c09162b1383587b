import type { JsonObject } from '@guichet/definition';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type DrawnFields, drawFields } from '../../testing/draw-fields.tsx';

let drawn: DrawnFields | undefined;

afterEach(() => {
  drawn?.close();
  drawn = undefined;
});

const text = (key: string, more: JsonObject = {}) => ({
  ...{ type: 'textfield', key, label: key, input: true },
  ...more,
});
const cell = (...components: JsonObject[]) => ({ components });
const table = (more: JsonObject = {}) => ({
  ...{ type: 'table', key: 't', numRows: 2, numCols: 2 },
  rows: [
    [cell(text('a')), cell(text('b'))],
    [cell(text('c')), cell(text('d', { conditional: { show: true, when: 'a', eq: 'x' } }))],
  ],
  ...more,
});

function place(key: string): DOMRect {
  return page.getByRole('textbox', { name: key }).element().getBoundingClientRect();
}

test('without headers it sets fields side by side and is no table to screen readers', async () => {
  await page.viewport(1000, 800);
  drawn = await drawFields([table()]);
  expect(drawn.complaints).toEqual([]);
  expect(page.getByRole('table').all()).toHaveLength(0);
  expect(page.getByRole('cell').all()).toHaveLength(0);
  expect(place('a').top).toBe(place('b').top);
  expect(place('b').left).toBeGreaterThan(place('a').right);
  expect(place('c').top).toBeGreaterThan(place('a').bottom);
});

test('its caption then names a group', async () => {
  drawn = await drawFields([table({ caption: 'Opening <em>hours</em>' })]);
  await expect.element(page.getByRole('group', { name: 'Opening hours' })).toBeVisible();
});

test.each([320, 1000])('with headers it is a table, also at %i pixels', async (width) => {
  await page.viewport(width, 800);
  drawn = await drawFields([table({ caption: 'Hours', header: ['From', ''] })]);
  expect(drawn.complaints).toEqual([]);
  await expect.element(page.getByRole('table', { name: 'Hours' })).toBeVisible();
  const headers = page.getByRole('columnheader').elements();
  expect(headers.map(({ textContent }) => textContent)).toEqual(['From']);
  // One of the six stands among the headers and is empty.
  expect(page.getByRole('cell').all()).toHaveLength(5);
  expect(page.getByRole('row').all()).toHaveLength(3);
});

test('on a narrow page its cells stand one below the other, each below the header of its column', async () => {
  await page.viewport(320, 800);
  drawn = await drawFields([table({ header: ['From', 'To'], bordered: true })]);
  expect(place('b').top).toBeGreaterThan(place('a').bottom);
  expect(place('a').left).toBe(place('b').left);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  const cells = page.getByRole('cell').elements();
  const message = cells.map((tableCell) => getComputedStyle(tableCell, '::before').content);
  expect(message.slice(0, 2)).toEqual(['"From" / ""', '"To" / ""']);
});

test('a row of which nothing is shown leaves no gap', async () => {
  const hidden = { hidden: true };
  drawn = await drawFields([
    table({ numRows: 3, rows: [[cell(text('a'))], [cell(text('b', hidden))], [cell(text('c'))]] }),
    text('after'),
  ]);
  const rows = [...drawn.container.querySelectorAll('tr')].map((row) => row.getBoundingClientRect().height);
  expect(rows[1]).toBe(0);
  expect(rows[0]).toBe(rows[2]);
});
