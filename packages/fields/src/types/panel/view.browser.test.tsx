import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fieldAt } from '../../form-instance/open-form.ts';
import { type DrawnFields, drawFields } from '../../testing/draw-fields.tsx';

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

test('a panel whose label is empty has no title, but for one that opens by it', async () => {
  const plain = { ...panel, key: 'plain', title: 'Plain', collapsible: false, collapsed: false };
  drawn = await drawFields([
    { ...plain, label: '' },
    { ...plain, key: 'other', title: 'Other', label: 'Panel' },
    { ...panel, label: '' },
  ]);
  await expect.element(page.getByText('Other')).toBeVisible();
  await expect.element(page.getByText('Notes')).toBeVisible();
  await expect.element(page.getByText('Plain')).not.toBeInTheDocument();
});

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
  form.dispatch({ kind: 'submit' });
  await expect
    .element(page.getByRole('textbox', { includeHidden: true }))
    .toHaveAttribute('aria-invalid', 'true');
  form.dispatch({ kind: 'input', field: fieldAt(form, 'note'), strings: ['Hello'] });
  await expect.element(page.getByRole('textbox', { includeHidden: true })).toBeVisible();
});

test('a collapsed panel with an error inside is drawn open, so that a page without a script shows it', async () => {
  drawn = await drawFields([panel], { before: (form) => form.dispatch({ kind: 'submit' }) });
  expect(drawn.complaints).toEqual([]);
  await expect.element(page.getByText('Note is required.')).toBeVisible();
});

test('an error in a collapsed panel opens it, and the title reports it once the resident closes it again', async () => {
  drawn = await drawFields([panel]);
  drawn.form.dispatch({ kind: 'validate' });
  const note = page.getByRole('textbox', { includeHidden: true });
  await expect.element(note).toBeVisible();
  const title = drawn.container.querySelector('summary');
  expect(title?.textContent).toBe('Notes! (contains errors)');
  await userEvent.click(page.getByText('Notes'));
  await expect.element(note).not.toBeVisible();
  drawn.form.dispatch({ kind: 'input', field: fieldAt(drawn.form, 'note'), strings: ['Hello'] });
  await expect.poll(() => title?.textContent).toBe('Notes');
});

test('help stands beside the title, and is there while the panel is collapsed', async () => {
  drawn = await drawFields([{ ...panel, tooltip: 'What else there is' }]);
  const help = page.getByRole('button', { name: 'More about Notes' });
  await expect.element(help).toBeVisible();
  expect(help.element().closest('summary')).toBeNull();
  const beside = page.getByText('Notes').element().getBoundingClientRect();
  const { top, bottom } = help.element().getBoundingClientRect();
  expect(top).toBeLessThan(beside.bottom);
  expect(bottom).toBeGreaterThan(beside.top);
  await userEvent.click(help);
  await expect.element(page.getByText('What else there is')).toBeVisible();
  await expect.element(page.getByRole('textbox', { includeHidden: true })).not.toBeVisible();
});

test('a theme that Form.io knows is a class, any other is none', async () => {
  drawn = await drawFields([
    { ...panel, theme: 'danger' },
    { ...panel, key: 'b', theme: 'default' },
    { ...panel, key: 'c', theme: 'x" y' },
  ]);
  const classes = [...drawn.container.querySelectorAll('.g-panel')].map(({ classList }) =>
    [...classList].filter((name) => name.startsWith('g-panel--')),
  );
  expect(classes).toEqual([['g-panel--danger'], [], []]);
});

test('a panel without a title, or with a hidden one, has nothing to open it by and stays open', async () => {
  drawn = await drawFields([
    { ...panel, title: '' },
    { ...panel, key: 'b', hideLabel: true },
  ]);
  expect(drawn.container.querySelector('details')).toBeNull();
  expect(page.getByRole('textbox').all()).toHaveLength(2);
});
