import { flushSync } from 'react-dom';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { add, button, cancel, draw, edit, row, save, send, status, two } from './testing/edit-grid.ts';
import { violations } from './testing/violations.ts';

describe('what keeps the form from being sent', () => {
  test('a single row opened by mistake says so, and offers to be discarded', async () => {
    const { form, container } = await draw({ openWhenEmpty: true });
    await expect.element(page.getByRole('group', { name: 'New row 1' })).toBeVisible();
    await expect.element(button(/^Discard/)).not.toBeInTheDocument();
    flushSync(() => void form.submit());
    expect(row(1)?.querySelector('.g-error')?.textContent).toMatch(/row 1 is not saved/);
    expect(await violations(container)).toEqual([]);
    await userEvent.click(button('Discard this row: row 1, Trees'));
    await expect.element(add()).toHaveFocus();
    flushSync(() => void form.submit());
    expect(form.errors()).toEqual([]);
    expect(form.data()).toEqual({ trees: [] });
  });

  test('a single row that was saved before offers to discard what was changed, and stays', async () => {
    const { form } = await draw({ defaultValue: two.slice(0, 1) });
    await userEvent.click(edit(1));
    await userEvent.selectOptions(page.getByRole('combobox'), 'oak');
    flushSync(() => void form.submit());
    await userEvent.click(button('Discard the changes: row 1, Trees'));
    await expect.element(edit(1)).toHaveFocus();
    expect(form.data()).toEqual({ trees: two.slice(0, 1) });
  });

  test('the alert leads to the grid, to the row and to what is wrong in it', async () => {
    const one = await draw();
    await userEvent.click(add());
    send(one);
    await expect.poll(() => document.activeElement?.id).toBe('guichet-errors');
    await userEvent.click(page.getByRole('link', { name: /has rows with errors/ }));
    await expect.element(page.getByRole('list', { name: 'Trees' })).toHaveFocus();
    await userEvent.click(page.getByRole('link', { name: /row 1 is not saved/ }));
    await expect.poll(() => document.activeElement).toBe(row(1));
    await userEvent.click(page.getByRole('link', { name: /Species/ }));
    await expect.element(page.getByRole('combobox', { name: 'Species' })).toHaveFocus();
  });

  test('a row saved incomplete is marked in words, and the alert opens it at what is missing', async () => {
    const one = await draw({ rowDrafts: true, defaultValue: two });
    await userEvent.click(add());
    await userEvent.click(save(3));
    expect(status()).toBe('Row 3 was saved. It is not complete.');
    expect(row(3)?.textContent).toContain('Not complete');
    send(one);
    expect(row(3)?.textContent).toContain('Something in this row must be corrected.');
    expect(await violations(one.container)).toEqual([]);
    await userEvent.click(page.getByRole('link', { name: /Species/ }));
    await expect.element(page.getByRole('combobox', { name: 'Species' })).toHaveFocus();
    await expect.element(page.getByRole('group', { name: 'Row 3' })).toBeVisible();
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
    const asking = page.getByRole('dialog', { name: 'Discard the changes to row 1?' });
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
    const one = await draw({ modal: true, rowDrafts: true, defaultValue: [{ species: '' }, ...two] });
    send(one);
    await userEvent.click(page.getByRole('link', { name: /Species/ }));
    await expect.element(page.getByRole('dialog', { name: 'Edit row 1: Trees' })).toBeVisible();
    await expect.element(page.getByRole('combobox', { name: 'Species' })).toHaveFocus();
  });
});
