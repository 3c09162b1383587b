import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type DrawnForm, drawForm } from './testing/draw-form.tsx';
import { pressDown } from './testing/press.ts';

let drawn: DrawnForm | undefined;

afterEach(() => {
  drawn?.close();
  drawn = undefined;
});

const components = [
  { type: 'email', key: 'email', label: 'Email', input: true },
  { type: 'checkbox', key: 'agree', label: 'I agree', input: true },
  {
    type: 'radio',
    key: 'role',
    label: 'Role',
    input: true,
    values: [
      { label: 'Owner', value: 'owner' },
      { label: 'Tenant', value: 'tenant' },
    ],
  },
  { type: 'content', key: 'words', html: '<p>Words to read</p>' },
  { type: 'button', key: 'submit', label: 'Send', input: true },
];

const email = page.getByRole('textbox', { name: 'Email' });
const targets = [
  ['the button', page.getByRole('button', { name: 'Send' })],
  ['a checkbox', page.getByRole('checkbox', { name: 'I agree' })],
  ['the label of a checkbox', page.getByText('I agree')],
  ['a radio button', page.getByRole('radio', { name: 'Tenant' })],
] as const;

/** From the top of the page, however far it is scrolled. */
function topOf(target: Element): number {
  return Math.round(target.getBoundingClientRect().top + window.scrollY);
}

const cases = (['mouse', 'touch'] as const).flatMap((kind) =>
  targets.map(([name, target]) => ({ kind, name, target })),
);

test.each(cases)(
  'one slow press by $kind on $name below an invalid field takes effect the first time',
  async ({ kind, name, target }) => {
    const onSubmit = vi.fn();
    drawn = await drawForm(components, { onSubmit });
    await userEvent.fill(email, 'ann');
    const before = topOf(target.element());
    const press = await pressDown(target.element(), kind);
    await expect.element(email).not.toHaveAttribute('aria-invalid');
    expect(topOf(target.element())).toBe(before);
    await press.release();
    await expect.element(email).toHaveAttribute('aria-invalid', 'true');
    expect(onSubmit).toHaveBeenCalledTimes(name === 'the button' ? 1 : 0);
    expect(drawn.form.data()).toMatchObject({
      agree: name.endsWith('checkbox'),
      role: name === 'a radio button' ? 'tenant' : '',
    });
  },
);

test.each(targets)(
  'a press on %s takes effect once though the page moves from under it',
  async (name, target) => {
    const onSubmit = vi.fn();
    drawn = await drawForm(components, { onSubmit });
    const press = await pressDown(target.element(), 'mouse');
    const moved = document.createElement('div');
    moved.style.height = '300px';
    drawn.container.prepend(moved);
    await press.release();
    expect(onSubmit).toHaveBeenCalledTimes(name === 'the button' ? 1 : 0);
    expect(drawn.form.data()).toMatchObject({
      agree: name.endsWith('checkbox'),
      role: name === 'a radio button' ? 'tenant' : '',
    });
  },
);

test('a press that ends elsewhere than it began presses nothing', async () => {
  const onSubmit = vi.fn();
  drawn = await drawForm(components, { onSubmit });
  const press = await pressDown(targets[0][1].element(), 'mouse');
  await press.release(page.getByText('Words to read').element());
  expect(onSubmit).not.toHaveBeenCalled();
});

test.each(['mouse', 'touch'] as const)(
  'a press by %s on nothing lets the error show when it ends',
  async (kind) => {
    drawn = await drawForm(components);
    await userEvent.fill(email, 'ann');
    const press = await pressDown(page.getByText('Words to read').element(), kind);
    await expect.element(email).not.toHaveAttribute('aria-invalid');
    await press.release();
    // A tap on nothing takes no focus away, so that there is nothing to validate yet.
    if (kind === 'mouse') await expect.element(email).toHaveAttribute('aria-invalid', 'true');
    expect(drawn.form.data()).toMatchObject({ agree: false, role: '' });
  },
);

test('leaving a field by keyboard shows its error at once', async () => {
  drawn = await drawForm(components);
  await userEvent.fill(email, 'ann');
  await userEvent.tab();
  expect(email.element().getAttribute('aria-invalid')).toBe('true');
});

test('a press whose end is never told holds nothing back for long: the next key lets the error show', async () => {
  drawn = await drawForm(components);
  await userEvent.fill(email, 'ann');
  document.dispatchEvent(new MouseEvent('mousedown', { button: 0 }));
  await userEvent.tab();
  await expect.element(email).toHaveAttribute('aria-invalid', 'true');
});

const text = (key: string) => ({ type: 'textfield', key, label: key, input: true });

test('a double click turns one page, and sends nothing from the next one', async () => {
  const onSubmit = vi.fn();
  const panel = (key: string) => ({ type: 'panel', key, title: key, components: [text(`in ${key}`)] });
  drawn = await drawForm(['one', 'two', 'three', 'four'].map(panel), { display: 'wizard', onSubmit });
  const { form } = drawn;
  for (const id of ['f-two', 'f-three', 'f-four']) {
    await userEvent.dblClick(page.getByRole('button', { name: 'Next' }));
    expect(form.wizard?.current().id).toBe(id);
  }
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(page.getByRole('button', { name: 'Submit' }));
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('a double click removes one row', async () => {
  const grid = { type: 'datagrid', key: 'cars', label: 'Cars', input: true, components: [text('plate')] };
  const cars = ['A', 'B', 'C', 'D'].map((plate) => ({ plate }));
  drawn = await drawForm([grid], { submission: { cars } });
  await userEvent.dblClick(page.getByRole('button', { name: /^Remove/ }).first());
  expect(drawn.form.data()).toEqual({ cars: cars.slice(1) });
});

test('a button that stays in its place is pressed by each click of several', async () => {
  const cars = { type: 'datagrid', key: 'cars', label: 'Cars', input: true, components: [text('plate')] };
  drawn = await drawForm([{ ...cars, addAnotherPosition: 'top' }]);
  await userEvent.tripleClick(page.getByRole('button', { name: /^Add/ }));
  expect(drawn.form.data()).toEqual({ cars: Array.from({ length: 4 }, () => ({ plate: '' })) });
});
