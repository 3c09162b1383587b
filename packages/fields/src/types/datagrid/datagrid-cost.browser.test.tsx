import type { JsonObject } from '@guichet/definition';
import { countComponents } from '@guichet/renderer/testing/count-components';
import { type DrawnForm, drawForm } from '@guichet/renderer/testing/draw-form';
import { flushSync } from 'react-dom';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { everyView } from '../../every-view.ts';
import { box, button, grid, kind, plate, text } from './testing/grid.ts';

let drawn: DrawnForm | undefined;

afterEach(() => {
  drawn?.close();
  drawn = undefined;
});

/** A grid of so many rows, and how often its cells are drawn and its fields looked at again. */
async function counted(size: number) {
  const drawings: string[] = [];
  const looks: string[] = [];
  const views = Object.fromEntries(
    Object.entries(everyView).map(([type, draw]) => [
      type,
      (props: Parameters<typeof draw>[0]) => {
        if (type !== 'datagrid') drawings.push(props.field.id);
        return draw(props);
      },
    ]),
  );
  const cars = Array.from({ length: size }, (_, index) => ({ plate: `${index}`, kind: 'Truck' }));
  drawn = await drawForm([grid({}, [plate, text('b', 'B'), kind])], {
    submission: { cars },
    views,
    observe: (what, { id }) => looks.push(`${what} ${id}`),
  });
  drawings.length = 0;
  looks.length = 0;
  return { ...drawn, drawings, looks };
}

/**
 * The changes that an action makes in the document: elements that come or go, and attributes and texts of those that
 * stay.
 */
function changesOf(container: Element, act: () => void): readonly MutationRecord[] {
  const observer = new MutationObserver(() => {});
  observer.observe(container, { subtree: true, childList: true, attributes: true, characterData: true });
  flushSync(act);
  const records = observer.takeRecords();
  observer.disconnect();
  return records;
}

const press = (container: Element, id: string) => () =>
  container.querySelector<HTMLElement>(`#f-cars\\:${id}`)?.click();

test('a further row costs the same beside 10 rows as beside 100: so much is looked at, drawn and changed', async () => {
  const costs = [];
  for (const size of [10, 100]) {
    const { container, drawings, looks, close } = await counted(size);
    const records = changesOf(container, press(container, 'add'));
    const row = container.querySelector(`tr:nth-child(${size + 1})`);
    const recordsElsewhere = records.filter(
      ({ target }) => target.parentElement?.closest('tbody > tr') && !row?.contains(target),
    );
    expect(recordsElsewhere).toEqual([]);
    costs.push({ drawings: drawings.length, looks: looks.length, changes: records.length });
    close();
  }
  expect(costs[0]?.drawings).toBe(3);
  expect(costs[1]).toEqual(costs[0]);
});

test('when the first row goes, no cell of another is drawn anew: their numbers, names and buttons follow', async () => {
  const { container, drawings, looks, form } = await counted(50);
  const kept = [...container.querySelectorAll('tbody td')].slice(4);
  const records = changesOf(container, press(container, 'remove-1'));
  expect(drawings).toEqual([]);
  expect(looks.filter((look) => look !== 'view f-cars' && look !== 'rules f-cars')).toEqual([]);
  const came = records.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node instanceof Element);
  expect(came.filter((element) => element.closest('tbody'))).toEqual([]);
  expect([...container.querySelectorAll('tbody td')]).toEqual(kept);
  const names = [...container.querySelectorAll('tbody [data-field]')].map((control) =>
    control.getAttribute('name'),
  );
  const rows = form.fieldByPath('cars')?.rows() ?? [];
  expect(names).toEqual(
    rows.flatMap(({ fields: [first, second, third] }) => [
      ...[first?.path(), second?.path(), third?.path(), third?.path()],
    ]),
  );
  await expect.element(box('Plate (row 49)')).toHaveValue('49');
  await expect.element(page.getByRole('radiogroup', { name: 'Kind (row 49)' })).toBeVisible();
});

test('the focus goes to the next row before the removed one goes: for one that comes later the page would be laid out at once', async () => {
  const { container } = await counted(3);
  const counts: number[] = [];
  const rows = container.querySelectorAll('tbody > tr');
  container.addEventListener('focusin', () =>
    counts.push([...rows].filter(({ isConnected }) => isConnected).length),
  );
  const pressed = container.querySelector<HTMLElement>('#f-cars\\:remove-1');
  pressed?.focus();
  flushSync(() => pressed?.click());
  expect(pressed?.isConnected).toBe(false);
  await expect.element(button('Remove row 1: Cars')).toHaveFocus();
  expect(counts).toEqual([3, 3]);
});

/** The words and posted values of each row that follow from its place. */
const placesOf = (container: Element) =>
  [...container.querySelectorAll('tbody > tr')].map((row) => [
    row.querySelector('th')?.textContent,
    ...[...row.querySelectorAll<HTMLInputElement>('th input')].map(({ name }) => name),
    ...['aria-label', 'name', 'value', 'formaction'].map((name) =>
      row.querySelector('.g-remove-row')?.getAttribute(name),
    ),
    ...[...row.querySelectorAll('[data-field]')].map((control) => control.getAttribute('name')),
  ]);

/** React gives an element new props each time it draws it anew. */
const propsOf = (element: Element | null | undefined) =>
  Object.entries(element ?? {}).find(([key]) => key.startsWith('__reactProps'))?.[1];

test.each([
  ['of which nothing but a number and a button follows its place is not drawn again', {}, true],
  ['that can be moved is drawn again', { reorder: true }, false],
] as const)('a row %s when it takes another place', async (_, more, isKept) => {
  const cars = Array.from({ length: 4 }, (_, index) => ({ plate: `${index}` }));
  drawn = await drawForm([grid(more)], { submission: { cars } });
  const { container, form } = drawn;
  const field = form.fieldByPath('cars');
  const header = container.querySelector('tbody > tr:nth-child(4) > th');
  const before = propsOf(header);
  const [first] = field?.rows() ?? [];
  if (field === undefined || first === undefined) throw new Error('There is no row.');
  flushSync(() => form.dispatch({ kind: 'row:remove', grid: field, row: first }));
  expect(before).toBeDefined();
  expect(propsOf(header) === before).toBe(isKept);
  expect(header?.textContent).toContain('(row 3)');
});

test('what a row shows and posts of its place is the same as if it had always stood there', async () => {
  const cars = Array.from({ length: 5 }, (_, index) => ({ plate: `${index}`, kind: 'Truck' }));
  drawn = await drawForm([grid()], { submission: { cars } });
  const { container } = drawn;
  const whole = placesOf(container);
  expect(whole[4]?.slice(0, 4)).toEqual(['Row 5(row 5)', 'cars', 'Remove row 5: Cars', expect.anything()]);
  for (const row of [1, 3]) {
    await button(`Remove row ${row}: Cars`).click();
    expect(placesOf(container)).toEqual(whole.slice(0, 4));
    await button(/^Undo/).click();
    expect(placesOf(container)).toEqual(whole);
  }
  await button('Remove row 2: Cars').click();
  await button(/^Add/).click();
  expect(placesOf(container)).toEqual(whole);
  await expect.element(box('Plate (row 2)')).toHaveValue('2');
  await expect.element(box('Plate (row 5)')).toHaveValue('');
});

const rowsOf = ({ form }: DrawnForm) => Object(form.data()).cars.map((car: JsonObject) => car.kind);
const chosenIn = ({ container }: DrawnForm) =>
  [...container.querySelectorAll('tbody > tr')].map(
    (row) => row.querySelector<HTMLInputElement>('input[type=radio]:checked')?.value,
  );

test.each([
  ['down', 1, ['Truck', 'Car', 'Truck']],
  ['up', 3, ['Car', 'Truck', 'Truck']],
] as const)(
  'a row that moves %s and those that make room for it keep what is chosen in them',
  async (where, row, after) => {
    const cars = ['Car', 'Truck', 'Truck'].map((choice) => ({ kind: choice }));
    drawn = await drawForm([grid({ reorder: true }, [kind])], { submission: { cars } });
    await button(`Move row ${row} ${where}: Cars`).click();
    expect(rowsOf(drawn)).toEqual(after);
    expect(chosenIn(drawn)).toEqual(after);
    const names = [...drawn.container.querySelectorAll('input[type=radio]')].map((radio) =>
      radio.getAttribute('name'),
    );
    expect(names).toEqual([0, 0, 1, 1, 2, 2].map((place) => `cars[${place}].kind`));
  },
);

test('in a grid within a row the names follow both: their own row and the one around it', async () => {
  const drivers = { ...grid({}, [text('name', 'Name')]), key: 'drivers', label: 'Drivers' };
  drawn = await drawForm([grid({}, [plate, drivers])], {
    submission: { cars: [{}, { drivers: [{ name: 'x' }, { name: 'y' }] }] },
  });
  await button('Remove row 1: Cars').click();
  await expect.element(box('Name (row 1.2)')).toHaveAttribute('name', 'cars[0].drivers[1].name');
  await button('Remove row 1.1: Drivers').click();
  await expect.element(box('Name (row 1.1)')).toHaveAttribute('name', 'cars[0].drivers[0].name');
  await expect.element(box('Name (row 1.1)')).toHaveValue('y');
});

test('a cell has the elements that a page by hand has', async () => {
  const sizes = [];
  for (const size of [10, 11]) {
    drawn = await drawForm([grid({}, [text('a', 'A'), text('b', 'B')])], {
      submission: { cars: Array.from({ length: size }, () => ({})) },
    });
    sizes.push(drawn.container.querySelectorAll('*').length);
    drawn.close();
    drawn = undefined;
  }
  const [row, header, commands, cell] = [1, 4, 2, 3];
  expect((sizes[1] ?? 0) - (sizes[0] ?? 0)).toBe(row + header + commands + 2 * cell);
});

test('a row is two React components, whatever stands in its cells: what follows its place, and the cells', async () => {
  const counts = [];
  for (const size of [10, 11]) {
    drawn = await drawForm([grid({}, [text('a', 'A'), text('b', 'B'), kind])], {
      submission: { cars: Array.from({ length: size }, () => ({})) },
    });
    counts.push(countComponents(drawn.container));
    drawn.close();
    drawn = undefined;
  }
  expect((counts[1] ?? 0) - (counts[0] ?? 0)).toBe(2);
});
