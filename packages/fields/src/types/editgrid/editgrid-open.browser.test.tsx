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
  row,
  save,
  send,
  species,
  status,
  trunk,
  two,
} from './testing/edit-grid.ts';

beforeEach(() => page.viewport(1024, 768));

describe('what keeps the form from being sent', () => {
  test('a single row opened by mistake says so, and offers to be discarded', async () => {
    const { form, container } = await draw({ openWhenEmpty: true });
    await expect.element(page.getByRole('group', { name: 'New: Trees, row 1' })).toBeVisible();
    await expect.element(button(/^Discard/)).not.toBeInTheDocument();
    flushSync(() => void form.dispatch({ kind: 'submit' }));
    expect(row(1)?.querySelector('.g-error')?.textContent).toMatch(/row 1 is not saved/);
    expect(await violations(container)).toEqual([]);
    await userEvent.click(button('Discard this row: row 1, Trees'));
    await expect.element(add()).toHaveFocus();
    flushSync(() => void form.dispatch({ kind: 'submit' }));
    expect(form.errors()).toEqual([]);
    expect(form.data()).toEqual({ trees: [] });
  });

  test('a single row that was saved before offers to discard what was changed, and stays', async () => {
    const { form } = await draw({ defaultValue: two.slice(0, 1) });
    await userEvent.click(edit(1));
    await userEvent.selectOptions(page.getByRole('combobox'), 'oak');
    flushSync(() => void form.dispatch({ kind: 'submit' }));
    await userEvent.click(button('Discard the changes: row 1, Trees'));
    await expect.element(edit(1)).toHaveFocus();
    expect(form.data()).toEqual({ trees: two.slice(0, 1) });
  });

  test('the alert leads to the grid, to the row and to what is wrong in it', async () => {
    const drawnForm = await draw();
    await userEvent.click(add());
    send(drawnForm);
    await expect.poll(() => document.activeElement?.id).toBe('guichet-errors');
    await userEvent.click(page.getByRole('link', { name: /has rows with errors/ }));
    await expect.element(page.getByRole('list', { name: 'Trees' })).toHaveFocus();
    await userEvent.click(page.getByRole('link', { name: /row 1 is not saved/ }));
    await expect.poll(() => document.activeElement).toBe(row(1));
    await userEvent.click(page.getByRole('link', { name: /Species/ }));
    await expect.element(page.getByRole('combobox', { name: 'Species' })).toHaveFocus();
  });

  test('a row saved incomplete is marked in words, and the alert opens it at what is missing', async () => {
    const drawnForm = await draw({ rowDrafts: true, defaultValue: two });
    await userEvent.click(add());
    await userEvent.click(save(3));
    expect(status()).toBe('Trees, row 3 was saved. It is not complete.');
    expect(row(3)?.textContent).toContain('Not complete');
    send(drawnForm);
    expect(row(3)?.textContent).toContain('This row contains errors.');
    expect(await violations(drawnForm.container)).toEqual([]);
    await userEvent.click(page.getByRole('link', { name: /Species/ }));
    await expect.element(page.getByRole('combobox', { name: 'Species' })).toHaveFocus();
    await expect.element(page.getByRole('group', { name: 'Trees, row 3' })).toBeVisible();
  });

  test('in French a row saved incomplete is saved, and to be completed', async () => {
    await draw({ rowDrafts: true }, { locale: 'fr' });
    await userEvent.click(button('Add a tree\u00a0: Trees'));
    await userEvent.click(button(/^Enregistrer/));
    expect(status()).toBe('Enregistrement\u00a0: Trees, ligne 1. À compléter.');
  });
});

describe('a row in a dialog', () => {
  test('opens at its first field; Escape leaves it, after a question where something was changed', async () => {
    const { form, container } = await draw({ modal: true, defaultValue: two });
    await userEvent.click(edit(1));
    await expect.element(page.getByRole('dialog', { name: 'Edit row 1: Trees' })).toBeVisible();
    await expect.element(page.getByRole('combobox', { name: 'Species' })).toHaveFocus();
    expect(await violations(container)).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect.element(edit(1)).toHaveFocus();
    await userEvent.click(edit(1));
    await userEvent.selectOptions(page.getByRole('combobox'), 'oak');
    await userEvent.keyboard('{Escape}');
    const asking = page.getByRole('dialog', { name: 'Discard the changes to Trees, row 1?' });
    await expect.element(asking).toBeVisible();
    await userEvent.click(button('Keep editing'));
    await expect.element(page.getByRole('combobox', { name: 'Species' })).toHaveValue('oak');
    await userEvent.click(cancel(1));
    await userEvent.click(page.getByRole('button', { name: 'Discard', exact: true }));
    await expect.element(edit(1)).toHaveFocus();
    expect(form.data()).toEqual({ trees: two });
  });

  test('is saved there, by button and by Enter', async () => {
    const { form } = await draw({ modal: true, defaultValue: two });
    await userEvent.click(edit(2));
    await userEvent.selectOptions(page.getByRole('combobox'), 'maple');
    await userEvent.click(save(2));
    await expect.element(edit(2)).toHaveFocus();
    expect(form.data()).toMatchObject({ trees: [{}, { species: 'maple' }] });
  });

  test('the first row can be left, though it is the only one', async () => {
    await draw({ modal: true });
    await userEvent.click(add());
    await userEvent.click(cancel(1));
    await expect.element(add()).toHaveFocus();
  });

  test('an error’s link opens it there', async () => {
    const drawnForm = await draw({ modal: true, rowDrafts: true, defaultValue: [{ species: '' }, ...two] });
    send(drawnForm);
    await userEvent.click(page.getByRole('link', { name: /Species/ }));
    await expect.element(page.getByRole('dialog', { name: 'Edit row 1: Trees' })).toBeVisible();
    await expect.element(page.getByRole('combobox', { name: 'Species' })).toHaveFocus();
  });

  test('one that is brought back as it was left stands in its place: nothing opens by itself', async () => {
    const { form, container } = await draw({ modal: true, defaultValue: two });
    const typed = { species: 'oak', trunk: 7, ill: false };
    flushSync(() =>
      form.dispatch({ kind: 'restore', openRows: [{ grid: 'trees', row: 0, isNew: false, data: typed }] }),
    );
    await expect.element(page.getByRole('group', { name: 'Trees, row 1' })).toBeVisible();
    expect(container.querySelector('dialog')).toBeNull();
    expect(document.activeElement).toBe(document.body);
    expect(await violations(container)).toEqual([]);
    await userEvent.click(cancel(1));
    await expect.element(edit(1)).toHaveFocus();
    await userEvent.click(edit(1));
    await expect.element(page.getByRole('dialog', { name: 'Edit row 1: Trees' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    const fresh = [{ grid: 'trees', row: 2, isNew: true, data: typed }];
    flushSync(() => form.dispatch({ kind: 'restore', openRows: fresh }));
    await expect.element(page.getByRole('group', { name: 'New: Trees, row 3' })).toBeVisible();
    expect(container.querySelector('dialog')).toBeNull();
    await userEvent.click(save(3));
    expect(form.data()).toEqual({ trees: [...two, typed] });
  });
});

describe('a form that is there to be read', () => {
  test.each([
    ['en', {}, 'View: Trees, row 1'],
    ['fr', { displayAsTable: true }, 'Consulter\u00a0: Trees, ligne 1'],
    ['en', { templates: { row: '<p>{{ row.trunk }}</p>' } }, 'View: Trees, row 1'],
  ] as const)('opens a row to show what its summary leaves out (%s, %j)', async (locale, more, view) => {
    const notes = { type: 'textfield', key: 'notes', label: 'Notes', input: true, tableView: false };
    const { container } = await draw(
      { components: [species, trunk, notes], ...more },
      {
        locale,
        readOnly: true,
        submission: { trees: [{ species: 'oak', trunk: 3, notes: 'Near the fence' }] },
      },
    );
    const found = page.getByText(view);
    await expect.element(page.getByRole('textbox', { name: 'Notes' })).not.toBeInTheDocument();
    const summary = found.element();
    if (!(summary instanceof HTMLElement)) throw new Error('A summary.');
    summary.focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('Near the fence');
    expect(await violations(container)).toEqual([]);
    expect(page.getByRole('button').elements()).toEqual([]);
  });

  test('has nothing to open where the summary says it all', async () => {
    const { container } = await draw({}, { readOnly: true, submission: { trees: two } });
    expect(container.querySelector('summary')).toBeNull();
  });
});
