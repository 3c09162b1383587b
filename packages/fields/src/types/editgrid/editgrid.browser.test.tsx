import { locales } from '@guichet/definition';
import type { Form } from '@guichet/engine';
import { violations } from '@guichet/renderer/testing/violations';
import { flushSync } from 'react-dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  add,
  button,
  cancel,
  draw,
  edit,
  grid,
  remove,
  row,
  save,
  species,
  status,
  trunk,
  two,
} from './testing/edit-grid.ts';

beforeEach(() => page.viewport(1024, 768));

describe('a row by keyboard alone', () => {
  test('is added, filled in and saved by Enter, which sends nothing and takes no row away', async () => {
    let sent = 0;
    const { form, container } = await draw({}, { onSubmit: () => (sent += 1) });
    add().element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('combobox', { name: 'Species' })).toHaveFocus();
    await expect.element(page.getByRole('group', { name: 'New: Trees, row 1' })).toBeVisible();
    await expect.element(add()).not.toBeInTheDocument();
    expect(await violations(container)).toEqual([]);
    await userEvent.selectOptions(page.getByRole('combobox'), 'oak');
    await userEvent.tab();
    await userEvent.keyboard('30{Enter}');
    await expect.element(edit(1)).toHaveFocus();
    expect(status()).toBe('Trees, row 1 was saved.');
    expect(row(1)?.textContent).toContain('Red oak');
    expect([form.data(), sent]).toEqual([{ trees: [{ species: 'oak', trunk: 30, ill: false }] }, 0]);
    await expect.element(add()).toBeVisible();
    expect(await violations(container)).toEqual([]);
  });

  test('that cannot be saved stays open at what is wrong with it', async () => {
    const { form, container } = await draw();
    await userEvent.click(add());
    await userEvent.click(page.getByRole('spinbutton').or(page.getByRole('textbox', { name: 'Trunk' })));
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('combobox', { name: 'Species' })).toHaveFocus();
    await expect.element(page.getByRole('combobox', { name: 'Species' })).toBeInvalid();
    expect(form.data()).toEqual({ trees: [] });
    expect(await violations(container)).toEqual([]);
  });

  test('leads to what is wrong each time that saving it is tried', async () => {
    await draw({ disableAddingRemovingRows: true, defaultValue: [{ species: '' }, ...two] });
    await userEvent.click(edit(1));
    await expect.element(page.getByRole('combobox', { name: 'Species' })).toHaveFocus();
    await userEvent.click(save(1));
    await expect.element(page.getByRole('combobox', { name: 'Species' })).toHaveFocus();
    await userEvent.click(save(1));
    await expect.element(page.getByRole('combobox', { name: 'Species' })).toHaveFocus();
  });

  test('goes back to what it was when it is cancelled, and the focus to its button', async () => {
    const { form } = await draw({ defaultValue: two });
    await userEvent.click(edit(2));
    await expect.element(page.getByRole('group', { name: 'Trees, row 2' })).toBeVisible();
    await userEvent.selectOptions(page.getByRole('combobox'), 'maple');
    await userEvent.click(cancel(2));
    await expect.element(edit(2)).toHaveFocus();
    expect(status()).toBe('Trees, row 2 was not changed.');
    expect(row(2)?.textContent).toContain('Red oak');
    expect(form.data()).toEqual({ trees: two });
  });

  test('goes when it is new and cancelled, and the focus to the button that adds', async () => {
    const { form } = await draw({ defaultValue: two });
    await userEvent.click(add());
    await userEvent.click(cancel(3));
    await expect.element(add()).toHaveFocus();
    expect(status()).toBe('Trees, row 3 was discarded. 2 rows are left.');
    expect(form.data()).toEqual({ trees: two });
  });
});

describe('the buttons', () => {
  test('a single row has none to cancel and none to remove it', async () => {
    await draw({ defaultValue: [two[0] ?? {}] });
    await expect.element(remove(1)).not.toBeInTheDocument();
    await userEvent.click(edit(1));
    await expect.element(save(1)).toBeVisible();
    await expect.element(cancel(1)).not.toBeInTheDocument();
  });

  test('a row that is removed is brought back as it was, saved', async () => {
    const { form } = await draw({ defaultValue: two });
    await userEvent.click(remove(1));
    expect(form.data()).toEqual({ trees: [two[1]] });
    await expect.element(edit(1)).toBeVisible();
    await userEvent.click(button('Undo the removal of row 1: Trees'));
    expect(form.data()).toEqual({ trees: two });
    expect(
      form
        .fieldByPath('trees')
        ?.rows()
        ?.map((treeRow) => treeRow.state()),
    ).toEqual(['saved', 'saved']);
  });

  test('asks first where its author wants that: Escape keeps the row', async () => {
    const { form, container } = await draw({ defaultValue: two, properties: { confirmRemove: true } });
    await userEvent.click(remove(2));
    await expect.element(page.getByRole('dialog', { name: 'Remove Trees, row 2?' })).toBeVisible();
    expect(await violations(container)).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect.element(remove(2)).toHaveFocus();
    expect(form.data()).toEqual({ trees: two });
    await userEvent.click(remove(2));
    await userEvent.click(page.getByRole('button', { name: 'Remove', exact: true }));
    expect(form.data()).toEqual({ trees: [two[0]] });
  });

  test.each([{}, { displayAsTable: true }])(
    'the question that a plain post was answered with holds the focus once a script runs (%j)',
    async (more) => {
      let served = '';
      const { form, container } = await draw(
        { defaultValue: two, ...more },
        {
          asLeft: (left) =>
            left.dispatch({ kind: 'restore', openRows: [], askedRow: { grid: 'trees', row: 0 } }),
          before: (page) => {
            served = page.querySelector('dialog[open]')?.textContent ?? '';
          },
        },
      );
      expect(served).toBe('Remove Trees, row 1?Its answers will be lost.KeepRemove');
      const asked = page.getByRole('dialog', { name: 'Remove Trees, row 1?' });
      await expect.element(asked.getByRole('button', { name: 'Keep' })).toHaveFocus();
      expect(await violations(container)).toEqual([]);
      await userEvent.keyboard('{Escape}');
      await expect.element(asked).not.toBeInTheDocument();
      expect(form.data()).toEqual({ trees: two });
      // From here on as everywhere: at once, and to be undone.
      await userEvent.click(remove(1));
      expect(form.data()).toEqual({ trees: [two[1]] });
      await expect.element(button('Undo the removal of row 1: Trees')).toBeVisible();
    },
  );

  test('beside the one that undoes stands what it undoes, whatever is announced for another row meanwhile', async () => {
    const { container } = await draw({ defaultValue: [...two, ...two] });
    const beside = () =>
      [...container.querySelectorAll<HTMLElement>('.g-removed-row > span')]
        .filter((span) => !span.classList.contains('g-visually-hidden'))
        .map((span) => span.innerText);
    await userEvent.click(remove(1));
    expect(beside()).toEqual(['Trees, row 1 was removed. 3 rows are left.']);
    await userEvent.click(edit(2));
    expect(beside()).toEqual(['Trees, row 1 was removed. 3 rows are left.']);
    await userEvent.click(save(2));
    expect(status()).toBe('Trees, row 2 was saved.');
    expect(beside()).toEqual(['Trees, row 1 was removed. 3 rows are left.']);
    expect(await violations(container)).toEqual([]);
  });

  test('say what their author wrote; those that Form.io writes by itself are in the form’s language', async () => {
    await draw({ defaultValue: two, saveRow: 'Keep <b>it</b>', removeRow: 'Leave it' });
    await userEvent.click(edit(1));
    await expect.element(button('Keep it: row 1, Trees')).toHaveTextContent('Keep it');
    await expect.element(button('Leave it: row 1, Trees')).toBeVisible();
    await draw(
      { defaultValue: two, addAnother: 'Add Another', saveRow: 'Save', removeRow: 'Cancel' },
      { locale: 'fr' },
    );
    await expect.element(button(/^Ajouter une ligne/)).toBeVisible();
    await userEvent.click(button(/^Modifier la ligne 1/));
    await expect.element(button(/^Enregistrer/)).toBeVisible();
    await expect.element(button(/^Annuler/)).toBeVisible();
  });

  test('an empty label for the one that cancels takes it away', async () => {
    await draw({ defaultValue: two, removeRow: '' });
    await userEvent.click(edit(1));
    await expect.element(save(1)).toBeVisible();
    expect(document.querySelectorAll('.g-editgrid__open button[name]').length).toBe(1);
  });

  test('rows neither come nor go where their author forbids it, nor beyond their limits', async () => {
    await draw({ defaultValue: two, disableAddingRemovingRows: true });
    await expect.element(edit(1)).toBeVisible();
    await expect.element(add()).not.toBeInTheDocument();
    await expect.element(remove(1)).not.toBeInTheDocument();
    await draw({ defaultValue: two, validate: { minLength: 2, maxLength: 2 } });
    await expect.element(edit(1)).toBeVisible();
    await expect.element(add()).not.toBeInTheDocument();
    await expect.element(remove(1)).not.toBeInTheDocument();
  });

  test('a grid that is disabled shows its rows and has none', async () => {
    await draw({ defaultValue: two, disabled: true });
    expect(row(2)?.textContent).toContain('Red oak');
    expect(document.querySelectorAll('.g-editgrid button').length).toBe(0);
  });
});

describe('as a table', () => {
  test.each(locales)(
    'it has a header for each column, and at 320 pixels each value has its name (%s)',
    async (locale) => {
      const { container, form } = await draw({ displayAsTable: true, defaultValue: two }, { locale });
      await expect.element(page.getByRole('columnheader', { name: 'Species' })).toBeVisible();
      await expect.element(page.getByRole('cell', { name: 'Sugar maple' })).toBeVisible();
      await page.viewport(320, 800);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
      expect(await violations(container)).toEqual([]);
      const [cell] = container.querySelectorAll<HTMLElement>('td.g-datagrid__cell');
      expect(cell?.innerText).toMatch(/^Species\s+Sugar maple$/);
      flushSync(
        () => void form.dispatch({ kind: 'row:open', grid: fieldAt(form, 'trees'), row: rowAt(form, 0) }),
      );
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
      expect(await violations(container)).toEqual([]);
    },
  );
});

test('a column that its author hides from tables is not told', async () => {
  await draw({ components: [species, { ...trunk, tableView: false }], defaultValue: two });
  expect(row(1)?.querySelector('dl')?.textContent).toBe('SpeciesSugar maple');
});

test('the names of controls follow when a row before theirs goes', async () => {
  const kind = {
    type: 'radio',
    key: 'kind',
    label: 'Kind',
    input: true,
    values: [{ label: 'A', value: 'a' }],
  };
  await draw({ components: [species, kind], defaultValue: two });
  await userEvent.click(edit(2));
  expect(document.querySelector('[type="radio"]')?.getAttribute('name')).toBe('trees[1].kind');
  await userEvent.click(page.getByRole('radio', { name: 'A' }));
  await userEvent.click(remove(1));
  await expect
    .poll(() => document.querySelector('[type="radio"]')?.getAttribute('name'))
    .toBe('trees[0].kind');
  await expect.element(page.getByRole('radio', { name: 'A' })).toBeChecked();
});

test('a grid in a row is opened, saved and numbered on its own', async () => {
  const { form } = await draw({
    components: [species, grid({ key: 'branches', label: 'Branches', components: [trunk] })],
  });
  await userEvent.click(add());
  await userEvent.selectOptions(page.getByRole('combobox'), 'oak');
  await userEvent.click(button('Add a tree: Branches'));
  await userEvent.keyboard('7{Enter}');
  await expect.element(button('Edit row 1.1: Branches')).toHaveFocus();
  await userEvent.click(button('Save: row 1, Trees'));
  expect(form.data()).toEqual({ trees: [{ species: 'oak', branches: [{ trunk: 7 }] }] });
});

function fieldAt(form: Form, path: string) {
  const field = form.fieldByPath(path);
  if (field === undefined) throw new Error(`No field ${path}.`);
  return field;
}

function rowAt(form: Form, index: number) {
  const found = fieldAt(form, 'trees').rows()?.[index];
  if (found === undefined) throw new Error(`No row ${index}.`);
  return found;
}
