import type { JsonObject } from '@guichet/definition';
import { type DrawnForm, drawForm } from '@guichet/renderer/testing/draw-form';
import { violations } from '@guichet/renderer/testing/violations';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { announced, begun, drawFileField, drop, fileField, fileOf, shows } from './testing/file-field.ts';
import { createSmallStore } from './testing/small-store.ts';

let drawn: DrawnForm | undefined;

afterEach(() => {
  drawn?.close();
  drawn = undefined;
});

async function draw(...field: Parameters<typeof drawFileField>) {
  const drawnForm = await drawFileField(...field);
  drawn = drawnForm;
  return drawnForm;
}

test('a form that is sent while a file is on its way waits, says so, and goes on by itself', async () => {
  let sent = 0;
  const { container, store, form } = await draw({ validate: { required: true } }, 'en', {
    onSubmit: () => {
      sent += 1;
    },
  });
  drop([fileOf('a.txt')], container);
  await begun(store, 1);
  await userEvent.click(page.getByRole('button', { name: 'Submit' }));
  await expect.poll(announced).toContain('Your form will continue when your files are uploaded.');
  expect(sent).toBe(0);
  expect(form.errors()).toEqual([]);
  expect(await violations(container)).toEqual([]);
  store.end('a.txt');
  await expect.poll(() => sent).toBe(1);
  expect(form.isSubmitted()).toBe(true);
});

test('so does one with files on their way in several fields, until the last of them is there', async () => {
  let sent = 0;
  const store = createSmallStore();
  const onSubmit = () => {
    sent += 1;
  };
  const plans = { ...fileField, key: 'plans', label: 'Plans' };
  drawn = await drawForm([fileField, plans], { files: store, onSubmit });
  const { form } = drawn;
  const [first, second] = drawn.container.querySelectorAll<HTMLElement>('.g-file');
  if (first === undefined || second === undefined) throw new Error('Two fields.');
  drop([fileOf('a.txt')], first);
  drop([fileOf('b.txt')], second);
  await begun(store, 2);
  await userEvent.click(page.getByRole('button', { name: 'Submit' }));
  await expect.poll(announced).toContain('Your form will continue when your files are uploaded.');
  store.end('a.txt');
  await expect.poll(() => form.data().photos).toHaveLength(1);
  expect([sent, form.errors()]).toEqual([0, []]);
  store.end('b.txt');
  await expect.poll(() => sent).toBe(1);
  expect(form.data()).toMatchObject({
    photos: [{ originalName: 'a.txt' }],
    plans: [{ originalName: 'b.txt' }],
  });
});

test('a file that was not taken keeps a form that needs it from being sent, until it is removed', async () => {
  const { container, store, form } = await draw({ multiple: true, validate: { required: true } });
  drop([fileOf('a.txt')], container);
  await begun(store, 1);
  await userEvent.click(page.getByRole('button', { name: 'Submit' }));
  store.end('a.txt', { kind: 'failed', code: 'too_large', limit: 2048 });
  await shows(page.getByRole('listitem').last(), 'it must be at most 2\u00a0kB');
  await userEvent.click(page.getByRole('button', { name: 'Submit' }));
  expect(form.errors()[0]?.message).toBe(
    'Photos: “a.txt” was not uploaded. Remove it from the list, or try again.',
  );
  await userEvent.click(page.getByRole('button', { name: 'Remove: a.txt' }));
  await userEvent.click(page.getByRole('button', { name: 'Submit' }));
  expect(form.errors()[0]?.message).toBe('Photos is required.');
});

test.each([
  ['stored', undefined, []],
  [
    'not taken',
    { kind: 'failed', code: 'network' },
    ['Photos: “ab.txt” was not uploaded. Remove it from the list, or try again.'],
  ],
] as const)(
  'an upload goes on while its page is turned; what is sent from the last page waits until it is %s',
  async (_, uploaded, errors) => {
    const store = createSmallStore();
    let sent = 0;
    const onSubmit = () => {
      sent += 1;
    };
    const panel = (key: string, components: readonly JsonObject[]) => ({
      ...{ type: 'panel', key, title: key },
      components,
    });
    const photos = { ...fileField, validate: { required: true } };
    drawn = await drawForm([panel('one', [photos]), panel('two', [])], {
      ...{ display: 'wizard', files: store, onSubmit },
    });
    const { form, container } = drawn;
    drop([fileOf('a\u202eb.txt')], container);
    await begun(store, 1);
    await userEvent.click(page.getByRole('button', { name: 'Next' }));
    await expect.poll(() => form.wizard?.current().id).toBe('f-two');
    await userEvent.click(page.getByRole('button', { name: 'Submit' }));
    const held = page.getByText(/^Your form will continue/);
    await expect.element(held).toBeVisible();
    expect([sent, form.errors()]).toEqual([0, []]);
    expect(await violations(container)).toEqual([]);
    store.end('ab.txt', uploaded);
    await expect.element(held).not.toBeInTheDocument();
    await expect.poll(() => sent).toBe(1);
    expect(form.isSubmitted()).toBe(errors.length === 0);
    expect(form.errors().map(({ message }) => message)).toEqual(errors);
  },
);

test('who goes to another page while files are on their way does not send the form any more', async () => {
  const onSubmit = vi.fn();
  const store = createSmallStore();
  const panel = (key: string, components: readonly JsonObject[]) => ({
    ...{ type: 'panel', key, title: key },
    components,
  });
  drawn = await drawForm([panel('one', [fileField]), panel('two', [])], {
    ...{ display: 'wizard', files: store, onSubmit },
  });
  const { form, container } = drawn;
  const press = (name: string) => userEvent.click(page.getByRole('button', { name }));
  drop([fileOf('a.txt')], container);
  await begun(store, 1);
  await press('Next');
  await expect.poll(() => form.wizard?.current().id).toBe('f-two');
  await press('Submit');
  const held = page.getByText(/^Your form will continue/);
  await expect.element(held).toBeVisible();
  await press('Previous');
  await expect.element(held).not.toBeInTheDocument();
  await press('Next');
  await expect.poll(() => form.wizard?.current().id).toBe('f-two');
  store.end('a.txt');
  await expect.poll(() => form.data().photos).toMatchObject([{ originalName: 'a.txt' }]);
  expect(onSubmit).not.toHaveBeenCalled();
  await press('Submit');
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
});
