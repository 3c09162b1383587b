import type { JsonObject } from '@guichet/definition';
import { type DrawnForm, drawForm } from '@guichet/renderer/testing/draw-form';
import { violations } from '@guichet/renderer/testing/violations';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { announced, begun, drawFileField, drop, fileField, fileOf } from './testing/file-field.ts';
import { createSmallStore } from './testing/small-store.ts';

let drawn: DrawnForm | undefined;
let sent = 0;

afterEach(() => {
  drawn?.close();
  drawn = undefined;
  sent = 0;
});

const onSubmit = () => {
  sent += 1;
};
const onlyText = { multiple: true, filePattern: '.txt' };
const submit = () => userEvent.click(page.getByRole('button', { name: /^(Submit|Envoyer)$/ }));
const button = (name: string) => page.getByRole('button', { name, exact: true });

test.each([
  ['en', 'Files that will not be sent', 'Remove it: a.exe', 'Send without them', 'Send without it'],
  [
    'fr',
    'Fichiers qui ne seront pas envoyés',
    'Retirer ce fichier\u00a0: a.exe',
    'Envoyer sans ces fichiers',
    'Envoyer sans ce fichier',
  ],
] as const)(
  'the first press says which files will not go along, with the focus, and only the choice to go without sends (%s)',
  async (locale, title, remove, sendSeveral, send) => {
    drawn = await drawFileField(onlyText, locale, { onSubmit });
    const { container, form } = drawn;
    drop([fileOf('a.exe'), fileOf('b.exe')], container);
    await submit();
    const box = page.getByRole('region', { name: title });
    await expect.element(box).toHaveFocus();
    expect(box.element().textContent).toContain('a.exe');
    expect(await violations(container)).toEqual([]);
    await expect.element(button(sendSeveral)).toBeVisible();
    await userEvent.click(button(remove));
    await expect.element(page.getByRole('region', { name: title })).toHaveFocus();
    await submit();
    expect([sent, form.errors()]).toEqual([0, []]);
    await expect.element(page.getByRole('region', { name: title })).toHaveFocus();
    await userEvent.click(button(send));
    await expect.poll(() => sent).toBe(1);
    expect(form.isSubmitted()).toBe(true);
    await expect.element(page.getByRole('region')).not.toBeInTheDocument();
  },
);

test('where the last of them is removed the button that was pressed has the focus, and sends by a press alone', async () => {
  drawn = await drawFileField(onlyText, 'en', { onSubmit });
  drop([fileOf('a.exe')], drawn.container);
  await submit();
  await userEvent.click(button('Remove it: a.exe'));
  await expect.element(button('Submit')).toHaveFocus();
  expect(sent).toBe(0);
  await submit();
  expect([sent, drawn.form.isSubmitted()]).toEqual([1, true]);
});

test('what is on its way is waited for first, and whatever else is wrong is listed first', async () => {
  const name = { type: 'textfield', key: 'name', label: 'Name', input: true, validate: { required: true } };
  const store = createSmallStore();
  drawn = await drawForm([name, { ...fileField, ...onlyText }], { files: store, onSubmit });
  const { container, form } = drawn;
  drop([fileOf('a.exe'), fileOf('b.txt')], container);
  await begun(store, 1);
  await submit();
  expect(form.errors()[0]?.message).toBe('Name is required.');
  // It takes the focus a moment after the press: what comes next must not be overtaken by it.
  await expect.element(page.getByRole('region', { name: /could not be submitted/ })).toHaveFocus();
  await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'Ann');
  await submit();
  await expect.poll(announced).toContain('Your form will continue');
  store.end('b.txt');
  await expect.element(page.getByRole('region', { name: 'Files that will not be sent' })).toHaveFocus();
  await userEvent.click(button('Send without it'));
  await expect.poll(() => form.isSubmitted()).toBe(true);
  expect(form.data()).toMatchObject({ photos: [{ originalName: 'b.txt' }] });
});

test('in pages it is asked on the last of them, wherever the files are', async () => {
  const panel = (key: string, components: JsonObject[]) => ({ type: 'panel', key, title: key, components });
  drawn = await drawForm([panel('one', [{ ...fileField, ...onlyText }]), panel('two', [])], {
    ...{ display: 'wizard', files: createSmallStore(), onSubmit },
  });
  const { container, form } = drawn;
  drop([fileOf('a.exe')], container);
  await userEvent.click(button('Next'));
  await expect.poll(() => form.wizard?.current().id).toBe('f-two');
  await submit();
  await expect.element(page.getByRole('region', { name: 'Files that will not be sent' })).toHaveFocus();
  await userEvent.click(button('Send without it'));
  await expect.poll(() => form.isSubmitted()).toBe(true);
});

test('of three files that were not taken the removal of one is announced, and no other', async () => {
  drawn = await drawFileField(onlyText);
  drop([fileOf('a.exe'), fileOf('b.exe'), fileOf('c.exe')], drawn.container);
  await expect.poll(announced).toContain('c.exe');
  await userEvent.click(button('Remove: b.exe'));
  await expect.poll(announced).toBe('b.exe has been removed.');
});
