import type { JsonObject } from '@guichet/definition';
import { type DrawnForm, drawForm } from '@guichet/renderer/testing/draw-form';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

let drawn: DrawnForm | undefined;

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

test('stripes, lines and alignment are the author’s', async () => {
  await page.viewport(1000, 800);
  const more = { striped: true, bordered: true, hover: true, condensed: true, cellAlignment: 'right' };
  drawn = await drawForm([table(more)]);
  const [first, second] = drawn.container.querySelectorAll('tr');
  const at = (element: Element | null | undefined) => getComputedStyle(element ?? document.body);
  expect(at(first).backgroundColor).not.toBe(at(second).backgroundColor);
  const field = first?.querySelector('td');
  expect([at(field).textAlign, at(field).borderBlockStartWidth]).toEqual(['end', '1px']);
});
