import type { Json, JsonObject } from '@guichet/definition';
import { type DrawnForm, drawForm } from '@guichet/renderer/testing/draw-form';
import { violations } from '@guichet/renderer/testing/violations';
import { flushSync } from 'react-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { everyView } from '../../every-view.ts';
import { abc, box, button, grid, kind, plate, text } from './testing/grid.ts';

let drawn: DrawnForm | undefined;

afterEach(async () => {
  drawn?.close();
  drawn = undefined;
  await page.viewport(1000, 800);
});

async function draw(
  component: Json,
  cars: readonly JsonObject[] = [],
  more: object = {},
): Promise<DrawnForm> {
  drawn = await drawForm([component, text('after', 'After')], {
    ...(cars.length > 0 && { submission: { cars } }),
    ...more,
  });
  expect(drawn.recovered).toEqual([]);
  expect(drawn.hydrated).toBe(drawn.served);
  return drawn;
}

describe('how it looks', () => {
  const wide = [plate, ...['b', 'c', 'd', 'e', 'f'].map((key) => text(key, key.toUpperCase()))];

  test.each<[string, JsonObject, number]>([
    ['a grid', grid(), 320],
    ['a grid of six columns', grid({}, wide), 1000],
    [
      'a grid with groups, nothing in a row',
      grid({ enableRowGroups: true, rowGroups: [{ label: 'A', numberOfRows: 2 }] }),
      320,
    ],
    ['a grid with handles', grid({ reorder: true }), 320],
  ])(
    '%s that has no room shows each row with its labels, and scrolls nowhere',
    async (_, component, width) => {
      await page.viewport(width, 800);
      const { form, container } = await draw(component, []);
      flushSync(() => form.dispatch({ kind: 'submit' }));
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
      await expect
        .element(page.getByText('Plate', { exact: false }).filter({ hasNotText: 'required' }).last())
        .toBeVisible();
      const labels = [...container.querySelectorAll('td .g-label')];
      expect(labels.length).toBeGreaterThan(1);
      expect(labels.every((label) => getComputedStyle(label).clipPath === 'none')).toBe(true);
      await expect.element(page.getByRole('table', { name: 'Cars' })).toBeVisible();
      expect(await violations(container)).toEqual([]);
    },
  );

  test('a cell is the box of its field, but for one that its author gives a look', async () => {
    const styled = [
      { ...text('own', 'Own'), customClass: 'bg-light' },
      { ...text('left', 'Left'), labelPosition: 'left-left' },
      // A rule moves the second of two checkboxes closer to the first.
      { type: 'checkbox', key: 'check', label: 'Check', input: true },
    ];
    const { form, container } = await draw(grid({}, [plate, ...styled, kind]), abc);
    const cells = [...container.querySelectorAll('tbody tr:first-child > td.g-datagrid__cell')];
    const boxes = cells.map((cell) => cell.querySelectorAll(':scope > .formio-component').length);
    expect(boxes).toEqual([0, 1, 1, 1, 1]);
    expect(cells[0]?.classList.contains('formio-component')).toBe(true);
    const control = box('Plate (row 1)').element();
    await userEvent.clear(box('Plate (row 1)'));
    flushSync(() => form.dispatch({ kind: 'submit' }));
    const [first] = container.querySelectorAll('tbody .g-error');
    expect(first?.closest('td')).toBe(cells[0]);
    expect(box('Plate (row 1)').element()).toBe(control);
  });

  test.each([320, 1000])(
    'a bar stands beside a wrong cell, and nothing moves for it, at %i pixels',
    async (width) => {
      await page.viewport(width, 800);
      const { form, container } = await draw(grid({}, [plate, text('b', 'B')]), [{}]);
      const [cell] = container.querySelectorAll('tbody td');
      const edges = () => {
        const { left, right } = box('Plate (row 1)').element().getBoundingClientRect();
        return [left, right];
      };
      const before = edges();
      expect(cell && getComputedStyle(cell, '::before').content).toBe('none');
      flushSync(() => form.dispatch({ kind: 'submit' }));
      expect(edges()).toEqual(before);
      const bar = cell && getComputedStyle(cell, '::before');
      expect(bar?.borderInlineStartWidth).toBe('5px');
      const blockSize = Number.parseFloat(bar?.blockSize ?? '');
      expect(blockSize).toBeGreaterThan(box('Plate (row 1)').element().getBoundingClientRect().height);
    },
  );

  test.each([320, 1000])('nothing is wrong for axe in any state of a row at %i pixels', async (width) => {
    await page.viewport(width, 800);
    const { form, container } = await draw(
      grid({ reorder: true, striped: true, hover: true, condensed: true }),
      abc,
    );
    flushSync(() => form.dispatch({ kind: 'submit' }));
    await userEvent.click(button('Remove row 2: Cars'));
    expect(await violations(container)).toEqual([]);
    await userEvent.click(button(/^Undo/));
    await userEvent.click(button('Add a row: Cars'));
    flushSync(() => form.dispatch({ kind: 'submit' }));
    expect(await violations(container)).toEqual([]);
  });

  describe.each([768, 1024, 1280])('with columns of a fixed width, on a page of %i pixels', (width) => {
    test.each([
      ['en', {}],
      ['fr', { reorder: true }],
      ['fr', { reorder: true, bordered: true }],
    ] as const)('numbers and buttons stand in their cells (%s, %j)', async (locale, more) => {
      await page.viewport(width, 800);
      const columns = [text('a', 'A'), text('b', 'B'), text('c', 'C')];
      await draw(grid({ layoutFixed: true, ...more }, columns), abc, { locale });
      for (const part of document.querySelectorAll('.g-datagrid__commands > *, .g-datagrid__number > *')) {
        const cell = part.parentElement?.getBoundingClientRect();
        const { left, right } = part.getBoundingClientRect();
        if (part.matches('[hidden], .g-datagrid__handle, .g-datagrid__word, .g-visually-hidden, input'))
          continue;
        expect(left).toBeGreaterThanOrEqual(cell?.left ?? 0);
        expect(right).toBeLessThanOrEqual(cell?.right ?? 0);
      }
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    });
  });

  test.each([{}, { tooltip: 'Help' }, { description: 'Those that you drive' }])(
    'a button that adds above the rows stands on a line of its own, with %j',
    async (more) => {
      const { container } = await draw(grid({ addAnotherPosition: 'top', initEmpty: true, ...more }));
      const label = container.querySelector('.g-datagrid__label')?.getBoundingClientRect();
      const adds = container.querySelector('.g-add-row')?.getBoundingClientRect();
      expect(adds?.top).toBeGreaterThanOrEqual(label?.bottom ?? Number.NaN);
      expect(adds?.left).toBe(label?.left);
    },
  );

  test('the width that an author gives a column is taken', async () => {
    const { container } = await draw(
      grid({ layoutFixed: true, hideLabel: true }, [
        text('a', 'A', { overlay: { width: '50%' } }),
        text('b', 'B'),
        text('c', 'C', { overlay: { width: 96 } }),
      ]),
    );
    const widths = [...container.querySelectorAll('thead th')].map(
      (header) => header.getBoundingClientRect().width,
    );
    const table = container.querySelector('table')?.getBoundingClientRect().width ?? 0;
    expect(Math.abs((widths[1] ?? 0) - table / 2)).toBeLessThan(2);
    expect(Math.abs((widths[3] ?? 0) - 6 * 18)).toBeLessThan(2);
  });
});

test.each([10, 100])(
  'adding a row to %i draws that row alone, and typing in a cell nothing',
  async (size) => {
    const renders: string[] = [];
    const views = Object.fromEntries(
      Object.entries(everyView).map(([type, draw]) => [
        type,
        (props: Parameters<typeof draw>[0]) => {
          renders.push(props.field.path());
          return draw(props);
        },
      ]),
    );
    const { form, container } = await draw(
      grid({}, [plate, text('b', 'B')]),
      Array.from({ length: size }, (_, index) => ({ plate: `${index}` })),
      { views },
    );
    renders.length = 0;
    flushSync(() => container.querySelector<HTMLElement>('#f-cars\\:add')?.click());
    const cells = renders.filter((path) => path !== 'cars');
    expect(cells).toEqual([`cars[${size}].plate`, `cars[${size}].b`]);
    expect(document.activeElement?.getAttribute('name')).toBe(`cars[${size}].plate`);
    renders.length = 0;
    const cell = container.querySelector<HTMLInputElement>('[name="cars[1].b"]');
    flushSync(() => {
      if (cell) cell.value = 'x';
      cell?.dispatchEvent(new InputEvent('input', { bubbles: true }));
    });
    expect([Object(form.data()).cars[1].b, renders]).toEqual(['x', []]);
  },
);
