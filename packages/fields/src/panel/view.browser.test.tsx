import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fieldAt } from '../living-form/open-form.ts';
import { type DrawnFields, drawFields } from '../testing/draw-fields.tsx';

let drawn: DrawnFields | undefined;

afterEach(() => {
  drawn?.close();
  drawn = undefined;
});

const panel = {
  type: 'panel',
  key: 'notes',
  title: 'Notes',
  collapsible: true,
  collapsed: true,
  components: [{ type: 'textfield', key: 'note', label: 'Note', input: true, validate: { required: true } }],
};

test('a collapsed panel opens by its title, and closes again', async () => {
  drawn = await drawFields([panel]);
  const note = page.getByRole('textbox', { includeHidden: true });
  await expect.element(note).not.toBeVisible();
  await userEvent.click(page.getByText('Notes'));
  await expect.element(note).toBeVisible();
  await userEvent.click(page.getByText('Notes'));
  await expect.element(note).not.toBeVisible();
});

test('a panel stays as the resident left it when something in it changes', async () => {
  drawn = await drawFields([panel]);
  const { form } = drawn;
  await userEvent.click(page.getByText('Notes'));
  form.submit();
  await expect
    .element(page.getByRole('textbox', { includeHidden: true }))
    .toHaveAttribute('aria-invalid', 'true');
  form.input(fieldAt(form, 'note'), ['Hello']);
  await expect.element(page.getByRole('textbox', { includeHidden: true })).toBeVisible();
});

test('a collapsed panel with an error inside is drawn open, so that a page without a script shows it', async () => {
  drawn = await drawFields([panel], { before: (form) => form.submit() });
  expect(drawn.complaints).toEqual([]);
  await expect.element(page.getByText('Note is required')).toBeVisible();
});
