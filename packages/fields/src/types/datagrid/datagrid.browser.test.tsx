import type { Json, JsonObject } from '@guichet/definition';
import { type DrawnForm, drawForm } from '@guichet/renderer/testing/draw-form';
import { flushSync } from 'react-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
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

describe('the table', () => {
  test('is named by its label, has a header for each column, and names each control by column and row', async () => {
    await draw(grid(), abc.slice(0, 2));
    const table = page.getByRole('table', { name: 'Cars' });
    await expect.element(table).toBeVisible();
    const headers = table.getByRole('columnheader').elements();
    expect(headers.map((header) => header.querySelector('span')?.textContent)).toEqual([
      'Row',
      'Plate\u00a0*',
      'Kind',
    ]);
    await expect
      .element(table.getByRole('columnheader').getByRole('button', { name: 'More about Plate' }))
      .toBeVisible();
    await expect.element(box('Plate (row 2)')).toHaveValue('B');
    await expect.element(box('Plate (row 2)')).toHaveAttribute('aria-required', 'true');
    await expect.element(page.getByRole('radiogroup', { name: 'Kind (row 1)' })).toBeVisible();
    await expect.element(table.getByRole('rowheader', { name: 'Row 2' })).toBeVisible();
  });

  test('in French it says so', async () => {
    await draw(grid({ initEmpty: true }), [], { locale: 'fr' });
    await expect.element(page.getByText('Il n’y a encore aucune ligne.')).toBeVisible();
    await userEvent.click(button('Ajouter une ligne\u00a0: Cars'));
    await expect.element(box('Plate (ligne 1)')).toHaveFocus();
    await expect.element(announced('Ajout\u00a0: Cars, ligne 1.')).toBeInTheDocument();
    await userEvent.click(button('Retirer la ligne 1\u00a0: Cars'));
    await expect.element(announced('Retrait\u00a0: Cars, ligne 1. Il n’en reste plus.')).toBeVisible();
    await userEvent.click(button('Rétablir la ligne 1\u00a0: Cars'));
    await expect
      .element(announced('Rétablissement, avec les réponses\u00a0: Cars, ligne 1.'))
      .toBeInTheDocument();
  });

  test('a column that is hidden in every row goes with its header; one hidden in some leaves an empty cell', async () => {
    const when = { conditional: { show: true, when: 'plate', eq: 'B' } };
    const { container } = await draw(
      grid({}, [plate, text('why', 'Why', when), { type: 'hidden', key: 'h' }]),
      [{ plate: 'A' }, { plate: 'A' }],
    );
    const headers = () => page.getByRole('columnheader').elements().length;
    expect(headers()).toBe(2);
    await userEvent.fill(box('Plate (row 2)'), 'B');
    await expect.poll(headers).toBe(3);
    const cells = [...container.querySelectorAll('tbody tr')].map(
      (row) => row.querySelectorAll('td')[1]?.childElementCount,
    );
    expect(cells).toEqual([0, 2]);
    await userEvent.fill(box('Plate (row 2)'), 'A');
    await expect.poll(headers).toBe(2);
  });

  test('headers are for the ear alone where all labels are hidden, and a layout has none', async () => {
    const inner = { type: 'fieldset', key: 'f', legend: 'Who', components: [text('name', 'Name')] };
    const { container } = await draw(grid({}, [text('a', 'A', { hideLabel: true }), inner]));
    await expect.element(page.getByRole('columnheader', { name: 'A', exact: true })).toBeInTheDocument();
    expect(container.querySelector('thead')?.getBoundingClientRect().height).toBeLessThanOrEqual(1);
    await expect.element(page.getByRole('group', { name: 'Who' })).toBeVisible();
    await expect.element(box('Name (row 1)')).toBeVisible();
    const label = container.querySelector('label[for="f-1/name"]');
    expect(label && getComputedStyle(label).clipPath).toBe('none');
  });

  test('a cell shows its label as well where its author asks for that', async () => {
    const { container } = await draw(grid({}, [text('a', 'A'), text('b', 'B', { dataGridLabel: true })]));
    const seen = [...container.querySelectorAll('td label')].map(
      (label) => getComputedStyle(label).clipPath === 'none',
    );
    expect(seen).toEqual([false, true]);
  });

  test('a grid in a row numbers its rows within that row', async () => {
    const inner = { ...grid({}, [text('name', 'Name')]), key: 'drivers', label: 'Drivers' };
    await draw(grid({}, [plate, inner]), [
      { plate: 'A' },
      { plate: 'B', drivers: [{ name: 'x' }, { name: 'y' }] },
    ]);
    await expect.element(box('Name (row 2.2)')).toHaveValue('y');
    await expect.element(page.getByRole('table', { name: 'Drivers (row 2)' })).toBeVisible();
    await userEvent.click(button('Remove row 1: Cars'));
    await expect.element(box('Name (row 1.2)')).toHaveAttribute('name', 'cars[0].drivers[1].name');
    await userEvent.click(button('Remove row 1.1: Drivers'));
    await expect.element(box('Name (row 1.1)')).toHaveValue('y');
  });
});

describe('which buttons there are', () => {
  const adds = () => button(/^Add/).elements().length;
  const removes = () => button(/^Remove/).elements().length;

  test.each<[string, JsonObject, number, number]>([
    ['by default', {}, 1, 2],
    ['at the greatest number', { validate: { maxLength: 2 } }, 0, 2],
    ['at the least number', { validate: { minLength: 2 } }, 1, 0],
    ['with a limit of 0', { validate: { maxLength: 0 } }, 1, 2],
    ['where rows neither come nor go', { disableAddingRemovingRows: true }, 0, 0],
    ['where nothing can be filled in', { disabled: true }, 0, 0],
    ['above and below', { addAnotherPosition: 'both' }, 2, 2],
  ])('%s', async (_, more, expectedAdds, expectedRemoves) => {
    await draw(grid(more), abc.slice(0, 2));
    expect([adds(), removes()]).toEqual([expectedAdds, expectedRemoves]);
  });

  test('the author’s condition lets the button that adds come and go', async () => {
    await draw(grid({ conditionalAddButton: { '==': [{ var: 'data.after' }, 'more'] } }), abc);
    expect([adds(), removes()]).toEqual([0, 3]);
    await userEvent.fill(box('After'), 'more');
    await expect.poll(adds).toBe(1);
    await userEvent.fill(box('After'), 'enough');
    await expect.poll(adds).toBe(0);
  });

  test('above only, the button stands before the table', async () => {
    const { container } = await draw(grid({ addAnotherPosition: 'top' }));
    const add = button(/^Add/).element();
    const table = container.querySelector('table');
    expect(table && add.compareDocumentPosition(table) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  test('a read-only form shows the rows and no buttons', async () => {
    await draw(grid({ reorder: true }), abc, { readOnly: true });
    expect([adds(), removes(), button(/^Move/).elements().length]).toEqual([0, 0, 0]);
    await expect.element(box('Plate (row 3)')).toHaveValue('C');
  });
});

describe('groups of rows', () => {
  const groups = {
    ...{ enableRowGroups: true, groupToggle: true },
    rowGroups: [
      { label: 'Mine', numberOfRows: 1 },
      { label: 'Yours', numberOfRows: 2 },
    ],
  };

  test('have their names above them, close and open, and no row comes or goes', async () => {
    await draw(grid(groups));
    expect(button(/^(Add|Remove)/).elements()).toEqual([]);
    const toggle = button('Yours');
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(toggle);
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(page.getByRole('textbox', { name: /Plate/ }).elements()).toHaveLength(1);
  });

  test('open to who is led to an error in them, and where one comes', async () => {
    const { form } = await draw(grid(groups));
    flushSync(() => form.dispatch({ kind: 'submit' }));
    await userEvent.click(button(/Yours/));
    await userEvent.click(page.getByRole('link').nth(2));
    await expect.element(box('Plate (row 3)')).toHaveFocus();
  });
});

describe('errors', () => {
  test('too few rows: the error describes the table, and the alert leads to it', async () => {
    const { form } = await draw(grid({ initEmpty: true, validate: { minLength: 2 } }));
    form.dispatch({ kind: 'submit' });
    const table = page.getByRole('table', { name: 'Cars' });
    await expect.element(table).toHaveAccessibleDescription('Cars must have at least 2 rows.');
    await userEvent.click(page.getByRole('link'));
    await expect.element(table).toHaveFocus();
  });

  test('an error stays at its row when others go', async () => {
    const { form } = await draw(grid(), [{ plate: 'A' }, {}]);
    form.dispatch({ kind: 'submit' });
    await expect.element(box('Plate (row 2)')).toHaveAttribute('aria-invalid', 'true');
    await userEvent.click(button('Remove row 1: Cars'));
    await expect.element(box('Plate (row 1)')).toHaveAttribute('aria-invalid', 'true');
    expect(page.getByRole('link').elements()).toHaveLength(1);
  });
});
