import type { JsonObject } from '@guichet/definition';
import { type DrawnForm, drawForm } from '@guichet/renderer/testing/draw-form';
import { violations } from '@guichet/renderer/testing/violations';
import { flushSync } from 'react-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

let drawn: DrawnForm | undefined;

afterEach(() => {
  drawn?.close();
  drawn = undefined;
});

const text = (key: string, more: JsonObject = {}): JsonObject => ({
  ...{ type: 'textfield', key, label: key, input: true },
  ...more,
});
const choice = (key: string): JsonObject => ({
  ...{ type: 'radio', key, label: key, input: true },
  values: ['x', 'y', 'z', 'w'].map((value) => ({ label: value, value })),
});
const long = 'A telephone number where we can reach you on any day between nine in the morning and five';
const columns = (...stacks: JsonObject[][]): JsonObject => ({
  ...{ type: 'columns', key: 'columns' },
  columns: stacks.map((components) => ({ width: 12 / stacks.length, size: 'md', components })),
});

/** Where the control of a field begins, or its first option. */
function top(key: string): number {
  const control = drawn?.container.querySelector(`[data-field="f-${key}"]`);
  return Math.round(control?.getBoundingClientRect().top ?? Number.NaN);
}

async function draw(component: JsonObject, width = 1280, locale: 'en' | 'fr' = 'en') {
  await page.viewport(width, 900);
  drawn = await drawForm([component, text('after')], { locale });
  expect(drawn.recovered).toEqual([]);
  expect(drawn.hydrated).toBe(drawn.served);
  return drawn;
}

describe('inputs of neighbouring columns begin on one line', () => {
  test.each<[string, JsonObject]>([
    ['a description', { description: 'As it is written on your passport' }],
    ['a label of several lines', { label: long }],
    ['help', { tooltip: 'Why we ask' }],
    ['all of these', { label: long, description: long, tooltip: 'Why we ask', validate: { required: true } }],
  ])('where one has %s', async (_, more) => {
    await draw(columns([text('a', more)], [text('b')], [text('c', { suffix: '$' })]));
    expect([top('b'), top('c')]).toEqual([top('a'), top('a')]);
    const label = drawn?.container.querySelector('label[for="f-b"]')?.getBoundingClientRect();
    // The label stays with its own input.
    expect(top('b') - (label?.bottom ?? 0)).toBeLessThan(12);
  });

  test('also once one has an error, and in every kind of control of one line', async () => {
    const kinds = ['select', 'number', 'email', 'phoneNumber', 'datetime'];
    const [first, ...otherColumns] = kinds.map((type) => [{ ...text(type), type }]);
    const { form, container } = await draw(
      columns([text('a', { validate: { required: true } })], ...otherColumns.slice(0, 3)),
    );
    flushSync(() => form.dispatch({ kind: 'submit' }));
    expect(container.querySelectorAll('.g-field .g-error')).toHaveLength(1);
    expect(['number', 'email', 'phoneNumber'].map(top)).toEqual([top('a'), top('a'), top('a')]);
    drawn?.close();
    await draw(columns(first ?? [], otherColumns.at(-1) ?? [], [text('c', { description: long })]));
    expect([top('select'), top('datetime')]).toEqual([top('c'), top('c')]);
  });

  test('in French, too', async () => {
    await draw(columns([text('a', { label: `${long}, ${long}` })], [text('b')]), 1280, 'fr');
    expect(top('b')).toBe(top('a'));
  });
});

describe('rows of a form that is built as columns', () => {
  const area = { ...text('notes'), type: 'textarea', rows: 8 };

  test('stay rows, however tall what stands in one of them is', async () => {
    const { container } = await draw(
      columns(
        [text('a', { description: long }), text('c'), area, text('g')],
        [text('b'), choice('d'), text('f'), text('h', { label: long })],
      ),
    );
    expect([top('b'), top('f'), top('h')]).toEqual([top('a'), top('notes'), top('g')]);
    // A tall neighbour moves nothing: both labels stand at the same height.
    const topOf = (selector: string) => container.querySelector(selector)?.getBoundingClientRect().top;
    expect(topOf('label[for="f-c"]')).toBeCloseTo(topOf('.formio-component-d') ?? Number.NaN, 0);
    const columnsEnd = container.querySelector('.g-columns')?.getBoundingClientRect().bottom ?? 0;
    const last = container.querySelector('#f-h')?.getBoundingClientRect().bottom ?? 0;
    expect(columnsEnd - last).toBeLessThan(40);
  });

  test('end below what is tallest in the last of them', async () => {
    const { container } = await draw(
      columns([text('a')], [choice('b')], [{ ...text('c'), type: 'textarea' }]),
    );
    const bottom = (selector: string) =>
      container.querySelector(selector)?.getBoundingClientRect().bottom ?? Number.NaN;
    expect(bottom('.g-columns')).toBeGreaterThanOrEqual(bottom('.formio-component-b'));
    expect(top('after')).toBeGreaterThan(bottom('.formio-component-b'));
  });

  test('of another length are stacks of their own, unless all is of one line', async () => {
    await draw(columns([choice('a')], [text('b'), text('c')]));
    const apart = top('c') - top('b');
    drawn?.close();
    await draw(columns([text('a', { description: long })], [text('b'), text('c')]));
    expect(top('b')).toBe(top('a'));
    expect(Math.abs(top('c') - top('b') - apart)).toBeLessThan(2);
  });

  test.each([320, 375])('stand one below the other on a page of %j, and scroll nowhere', async (width) => {
    const { container } = await draw(
      columns([text('a', { label: long }), area], [text('b'), text('c')]),
      width,
    );
    const tops = ['a', 'notes', 'b', 'c', 'after'].map(top);
    expect(tops).toEqual([...tops].sort((first, second) => first - second));
    expect(new Set(tops).size).toBe(5);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    expect(await violations(container)).toEqual([]);
  });

  test('are as wide as their authors say, one within another as well', async () => {
    const inner = { ...columns([text('c')], [text('d')]), key: 'inner' };
    const { container } = await draw(columns([text('a')], [inner]), 800);
    const widths = ['a', 'c', 'd'].map((key) =>
      container.querySelector(`#f-${key}`)?.getBoundingClientRect(),
    );
    const [a, c, d] = widths;
    expect(c?.left).toBeGreaterThan(a?.right ?? Number.NaN);
    expect(d?.left).toBeGreaterThan(c?.right ?? Number.NaN);
    expect(Math.abs((c?.width ?? 0) - (d?.width ?? 0))).toBeLessThan(1);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(800);
  });
});

test('a grid of one wide cell keeps no column for the button that removes its row', async () => {
  await page.viewport(1280, 900);
  const inner = { type: 'fieldset', key: 'who', legend: 'Who', components: [text('name'), text('street')] };
  const grid = (components: JsonObject[]) => ({
    ...{ type: 'datagrid', key: 'people', label: 'People', input: true, components },
    defaultValue: [{}, {}],
  });
  const widthOf = (selector: string) =>
    drawn?.container.querySelector(selector)?.getBoundingClientRect().width ?? Number.NaN;
  drawn = await drawForm([grid([inner])]);
  const cell = '.g-datagrid__cell';
  const row = '.g-datagrid__row';
  expect(widthOf(row) - widthOf(cell)).toBeLessThan(48);
  const [remove, name] = [
    page.getByRole('button', { name: /Remove/ }).first(),
    page.getByRole('textbox').nth(1),
  ];
  await expect.element(remove).toBeVisible();
  expect(remove.element().getBoundingClientRect().top).toBeGreaterThan(
    name.element().getBoundingClientRect().bottom,
  );
  expect(await violations(drawn.container)).toEqual([]);
  drawn.close();
  drawn = await drawForm([grid([text('name')])]);
  // One line has room for it at its end.
  expect(widthOf(row) - widthOf(cell)).toBeGreaterThan(96);
});
