import type { Json, JsonObject } from '@guichet/definition';
import { createRunCode } from '@guichet/engine/code';
import { type DrawnForm, drawForm } from '@guichet/renderer/testing/draw-form';
import { afterEach, describe, expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { dragTo } from './testing/drag.ts';
import { abc, announced, box, button, grid, plate, text } from './testing/grid.ts';

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

const plates = ({ form }: DrawnForm) => Object(form.data()).cars.map((car: JsonObject) => car.plate);

describe('rows that come and go', () => {
  test('a new row takes the focus and is announced', async () => {
    const now = await draw(grid({ addAnother: 'Add a <b>car</b>' }), abc);
    await userEvent.click(button('Add a car: Cars'));
    await expect.element(box('Plate (row 4)')).toHaveFocus();
    await expect.element(announced('Cars, row 4 was added.')).toBeInTheDocument();
    expect(plates(now)).toEqual(['A', 'B', 'C', '']);
  });

  test('a removed row leaves the focus with the next, what was typed stays with its row, and undo brings it back in its place', async () => {
    const now = await draw(grid(), abc);
    await userEvent.fill(box('Plate (row 3)'), 'C3');
    await userEvent.click(
      page.getByRole('radiogroup', { name: 'Kind (row 2)' }).getByRole('radio', { name: 'Truck' }),
    );
    await userEvent.click(button('Remove row 2: Cars'));
    expect(plates(now)).toEqual(['A', 'C3']);
    await expect.element(button('Remove row 2: Cars')).toHaveFocus();
    await expect.element(box('Plate (row 2)')).toHaveValue('C3');
    await expect.element(box('Plate (row 2)')).toHaveAttribute('name', 'cars[1].plate');
    await expect.element(announced('Cars, row 2 was removed. 2 rows are left.')).toBeVisible();
    await userEvent.click(button('Undo the removal of row 2: Cars'));
    await expect.element(box('Plate (row 2)')).toHaveFocus();
    await expect.element(box('Plate (row 2)')).toHaveValue('B');
    expect(now.form.data().cars).toEqual([
      { plate: 'A', kind: '' },
      { plate: 'B', kind: 'Truck' },
      { plate: 'C3', kind: '' },
    ]);
    await expect
      .element(page.getByRole('radiogroup', { name: 'Kind (row 2)' }).getByRole('radio', { name: 'Truck' }))
      .toBeChecked();
    expect(button(/^Undo/).elements()).toEqual([]);
  });

  test('where the next row is taller than the window, its button comes into view', async () => {
    await page.viewport(320, 400);
    const notes = { type: 'textarea', key: 'notes', label: 'Notes', input: true, rows: 40 };
    const shownInLong = { conditional: { show: true, when: 'cars.plate', eq: 'long' } };
    const { container } = await draw(grid({}, [plate, { ...notes, ...shownInLong }]), [
      ...[{ plate: 'A' }, { plate: 'long' }, { plate: 'C' }],
    ]);
    await userEvent.click(button('Remove row 1: Cars'));
    await expect.element(button('Remove row 1: Cars')).toHaveFocus();
    const focused = container.querySelector(':focus');
    expect(container.querySelector('textarea')?.offsetHeight).toBeGreaterThan(400);
    await expect.poll(() => focused?.getBoundingClientRect().bottom).toBeLessThanOrEqual(400);
    expect(focused?.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  });

  test('what was wrong in a removed row stands there again after undo, and no more than that', async () => {
    const inner = grid({ key: 'inner', label: 'Inner' }, [
      text('deep', 'Deep', { validate: { required: true } }),
    ]);
    const late = text('late', 'Late', { validate: { required: true } });
    const { form } = await draw(grid({}, [plate, late, inner]), [{ plate: 'A' }, { plate: 'B' }]);
    await userEvent.fill(box('Plate (row 1)'), '');
    await userEvent.tab();
    await expect.element(box('Plate (row 1)')).toBeInvalid();
    await userEvent.click(button('Remove row 1: Cars'));
    await userEvent.click(button('Undo the removal of row 1: Cars'));
    await expect.element(box('Plate (row 1)')).toBeInvalid();
    await expect.element(box('Late (row 1)')).toBeValid();
    form.dispatch({ kind: 'submit' });
    await expect.element(box('Deep (row 2.1)')).toBeInvalid();
    await userEvent.click(button('Remove row 2: Cars'));
    await userEvent.click(button('Undo the removal of row 2: Cars'));
    await expect.element(box('Late (row 2)')).toBeInvalid();
    await expect.element(box('Deep (row 2.1)')).toBeInvalid();
    await expect.element(box('Plate (row 2)')).toBeValid();
  });

  test('undo stands until the rows change again, and not longer', async () => {
    const now = await draw(grid(), abc);
    await userEvent.click(button('Remove row 3: Cars'));
    await expect.element(button('Remove row 2: Cars')).toHaveFocus();
    await userEvent.fill(box('Plate (row 1)'), 'typing is no change of rows');
    await expect.element(button(/^Undo/)).toBeVisible();
    await userEvent.click(button('Add a row: Cars'));
    expect(button(/^Undo/).elements()).toEqual([]);
    expect(plates(now)).toEqual(['typing is no change of rows', 'B', '']);
  });

  test('the only row is emptied, and undo brings its answers back', async () => {
    const now = await draw(grid({}, [plate, text('b', 'B', { defaultValue: 'x' })]), [
      { plate: 'A', b: 'y' },
    ]);
    await userEvent.click(button('Remove row 1: Cars'));
    expect(now.form.data().cars).toEqual([{ plate: '', b: 'x' }]);
    await expect.element(box('Plate (row 1)')).toHaveFocus();
    await expect.element(announced('Cars, row 1 was emptied.')).toBeVisible();
    await userEvent.click(button(/^Undo/));
    expect(now.form.data().cars).toEqual([{ plate: 'A', b: 'y' }]);
  });

  test('undo takes away the row that took the place of the only one, also where it computes its place', async () => {
    const place = text('place', 'Place', { calculateValue: 'value = "row " + rowIndex' });
    const now = await draw(grid({}, [plate, place]), [{ plate: 'A' }], { runCode: createRunCode() });
    await userEvent.click(button('Remove row 1: Cars'));
    await userEvent.click(button(/^Undo/));
    expect(now.form.data().cars).toEqual([{ plate: 'A', place: 'row 0' }]);
  });

  test('what was typed in the emptied row since then is not lost by undo', async () => {
    const now = await draw(grid(), abc.slice(0, 1));
    await userEvent.click(button('Remove row 1: Cars'));
    await userEvent.fill(box('Plate (row 1)'), 'new');
    await userEvent.click(button(/^Undo/));
    expect(plates(now)).toEqual(['A', 'new']);
  });

  test('of a grid that may be empty the last row goes, and the focus to the button that adds', async () => {
    await draw(grid({ initEmpty: true }), abc.slice(0, 1));
    await userEvent.click(button('Remove row 1: Cars'));
    await expect.element(page.getByText('There are no rows yet.')).toBeVisible();
    await expect.element(button('Add a row: Cars')).toHaveFocus();
  });

  test('a row added after another went has names of its own: radio buttons of two rows never share one', async () => {
    const now = await draw(grid(), abc);
    await userEvent.click(button('Remove row 1: Cars'));
    await userEvent.click(button('Add a row: Cars'));
    const names = [...now.container.querySelectorAll('input[type="radio"]')].map((radio) =>
      radio.getAttribute('name'),
    );
    expect(names).toEqual([0, 0, 1, 1, 2, 2].map((index) => `cars[${index}].kind`));
  });

  test('a choice in a row that moved takes none from the row that stands where it stood', async () => {
    const now = await draw(
      grid(),
      ['A', 'B', 'C'].map((letter) => ({ plate: letter, kind: 'Car' })),
    );
    await userEvent.click(button('Remove row 1: Cars'));
    const kindOf = (row: number, name: string) =>
      page.getByRole('radiogroup', { name: `Kind (row ${row})` }).getByRole('radio', { name });
    await userEvent.click(kindOf(1, 'Truck'));
    await expect.element(kindOf(1, 'Truck')).toBeChecked();
    await expect.element(kindOf(2, 'Car')).toBeChecked();
    expect(now.form.data().cars).toEqual([
      { plate: 'B', kind: 'Truck' },
      { plate: 'C', kind: 'Car' },
    ]);
    const names = [...now.container.querySelectorAll('input[type="radio"]')].map((radio) =>
      radio.getAttribute('name'),
    );
    expect(names).toEqual([0, 0, 1, 1].map((index) => `cars[${index}].kind`));
  });
});

describe('the order of rows', () => {
  /** The handle of the first row, and another row. */
  function takenTo({ container }: DrawnForm, index: number): readonly [Element, Element] {
    const [handle] = container.querySelectorAll('.g-datagrid__handle');
    const row = container.querySelectorAll('tbody tr')[index];
    if (handle === undefined || row === undefined) throw new Error('A handle and a row.');
    return [handle, row];
  }

  test('is changed by buttons, which keep the focus, and is announced', async () => {
    const now = await draw(grid({ reorder: true }), abc);
    await expect.element(button('Move row 1 up: Cars')).toBeDisabled();
    await expect.element(button('Move row 3 down: Cars')).toBeDisabled();
    await userEvent.fill(box('Plate (row 3)'), 'C3');
    button('Move row 3 up: Cars').element().focus();
    await userEvent.keyboard('{Enter}');
    expect(plates(now)).toEqual(['A', 'C3', 'B']);
    await expect.element(button('Move row 2 up: Cars')).toHaveFocus();
    await expect.element(announced('Cars, row 3 is now number 2 of 3.')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    expect(plates(now)).toEqual(['C3', 'A', 'B']);
    // It can go no further: its other button takes over.
    await expect.element(button('Move row 1 down: Cars')).toHaveFocus();
    await expect.element(box('Plate (row 1)')).toHaveValue('C3');
    await expect.element(box('Plate (row 1)')).toHaveAttribute('name', 'cars[0].plate');
  });

  test.each(['mouse', 'touch'] as const)('is changed by dragging a handle with %s', async (kind) => {
    const now = await draw(grid({ reorder: true }), abc);
    await dragTo(...takenTo(now, 1), kind);
    await expect.poll(() => plates(now)).toEqual(['B', 'A', 'C']);
    await expect.element(announced('Cars, row 1 is now number 2 of 3.')).toBeInTheDocument();
    expect(now.container.querySelector('[data-drop], [data-dragged]')).toBeNull();
  });

  test('the page scrolls on for as long as a dragged row rests at its edge', async () => {
    await page.viewport(1000, 300);
    const many = Array.from({ length: 10 }, (_, index) => ({ plate: `${index}` }));
    const now = await draw(grid({ reorder: true }), many);
    const [handle] = takenTo(now, 0);
    const add = now.container.querySelector('.g-add-row');
    if (add === null) throw new Error('A button.');
    const isInView = () => add.getBoundingClientRect().top < window.innerHeight;
    let from = 0;
    await dragTo(handle, { getBoundingClientRect: () => new DOMRect(0, 290, 200, 1) }, 'mouse', async () => {
      from = window.scrollY;
      await expect.poll(isInView).toBe(true);
    });
    expect(window.scrollY).toBeGreaterThan(from);
    await expect.poll(() => plates(now).at(-1)).toBe('0');
    window.scrollTo(0, 0);
  });

  test('handles and marks are there in the reader’s own colours, too', async () => {
    const now = await draw(grid({ reorder: true }), abc);
    await cdp().send('Emulation.setEmulatedMedia', {
      features: [{ name: 'forced-colors', value: 'active' }],
    });
    const [handle, third] = takenTo(now, 2);
    expect(getComputedStyle(handle).backgroundImage).toContain('radial-gradient');
    const mark = (row: Element) => [...row.children].map((cell) => getComputedStyle(cell).borderBottomWidth);
    await dragTo(handle, third, 'mouse', async () => {
      expect(new Set(mark(third))).toEqual(new Set(['4px']));
    });
    await cdp().send('Emulation.setEmulatedMedia', { features: [] });
  });

  test('Escape leaves a dragged row where it was', async () => {
    const now = await draw(grid({ reorder: true }), abc);
    await dragTo(...takenTo(now, 2), 'mouse', () => userEvent.keyboard('{Escape}'));
    expect(plates(now)).toEqual(['A', 'B', 'C']);
    expect(now.container.querySelector('[data-drop], [data-dragged]')).toBeNull();
  });
});
