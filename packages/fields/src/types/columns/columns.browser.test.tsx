import { type DrawnForm, drawForm } from '@guichet/renderer/testing/draw-form';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

let drawn: DrawnForm | undefined;

afterEach(() => {
  drawn?.close();
  drawn = undefined;
});

const text = (key: string) => ({ type: 'textfield', key, label: key, input: true });

function left(key: string): number {
  return page.getByRole('textbox', { name: key }).element().getBoundingClientRect().left;
}

function top(key: string): number {
  return page.getByRole('textbox', { name: key }).element().getBoundingClientRect().top;
}

const columns = {
  type: 'columns',
  key: 'columns',
  columns: [
    { width: 4, size: 'md', components: [text('a'), 'not a component', text('b')] },
    { width: 4, offset: 4, size: 'md', components: [text('c')] },
  ],
};

test('each child stands in its own column, where its width and offset put it', async () => {
  await page.viewport(1000, 600);
  drawn = await drawForm([columns]);
  const box = drawn.container.querySelector('.g-columns');
  if (box === null) throw new Error('No columns.');
  expect([left('a'), top('a')]).toEqual([left('b'), top('c')]);
  const third = box.getBoundingClientRect().width / 3;
  expect(left('c') - left('a')).toBeGreaterThan(third * 1.9);
});

test('where the page is narrow the columns stand one below the other', async () => {
  await page.viewport(320, 600);
  drawn = await drawForm([columns]);
  expect([left('b'), left('c')]).toEqual([left('a'), left('a')]);
  expect(top('c')).toBeGreaterThan(top('b'));
});

test('a column of which nothing is shown leaves no gap, where its author asks for that', async () => {
  await page.viewport(1000, 600);
  const first = {
    width: 6,
    size: 'md',
    components: [{ ...text('x'), conditional: { show: true, when: 'y', eq: 'on' } }],
  };
  const auto = {
    ...columns,
    autoAdjust: true,
    columns: [first, { width: 6, size: 'md', components: [text('y')] }],
  };
  drawn = await drawForm([auto]);
  const start = drawn.container.querySelector('.g-columns')?.getBoundingClientRect().left ?? 0;
  expect(left('y')).toBe(start);
  await userEvent.type(page.getByRole('textbox', { name: 'y' }), 'on');
  await expect.element(page.getByRole('textbox', { name: 'x' })).toBeVisible();
  expect(left('y')).toBeGreaterThan(start);
});

test('a column that is pushed and one that is pulled change places, where they stand side by side', async () => {
  const order = {
    ...columns,
    columns: [
      { width: 4, push: '8', size: 'md', components: [text('a')] },
      { width: 8, pull: 4, size: 'md', components: [text('b')] },
    ],
  };
  await page.viewport(1000, 600);
  drawn = await drawForm([order]);
  const box = drawn.container.querySelector('.g-columns')?.getBoundingClientRect();
  expect(left('b')).toBe(box?.left);
  expect(left('a')).toBeGreaterThan(left('b'));
  expect(top('a')).toBe(top('b'));
  await page.viewport(320, 600);
  expect(left('a')).toBe(left('b'));
});

test('columns of which nothing is shown take no room, and a width of former days counts for nothing', async () => {
  await page.viewport(1000, 600);
  const hidden = { ...text('h'), hidden: true };
  drawn = await drawForm([
    { ...columns, key: 'none', customClass: 'border', columns: [{ width: 12, components: [hidden] }] },
    {
      ...columns,
      columns: [
        { width: 6, currentWidth: 12, components: [text('a')] },
        { width: 6, components: [text('b')] },
      ],
    },
  ]);
  const [none] = drawn.container.querySelectorAll('.g-columns');
  expect(none?.getBoundingClientRect().height).toBe(0);
  expect(top('a')).toBe(top('b'));
});
