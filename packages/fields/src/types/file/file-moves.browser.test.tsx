import type { Json } from '@guichet/definition';
import { textsOf } from '@guichet/engine';
import { prepareForm } from '@guichet/prepare';
import { type DrawnForm, drawForm } from '@guichet/renderer/testing/draw-form';
import { violations } from '@guichet/renderer/testing/violations';
import { flushSync } from 'react-dom';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { models } from '../../models.ts';
import { giveFiles, unsentFiles } from './file-drafts.ts';
import { putFilesAway } from './put-files-away.ts';
import { begun, drawFileField, drop, fileField, fileOf, shows } from './testing/file-field.ts';
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

const list = () => page.getByRole('listitem');

test('an upload goes on when the language changes, and is told in the other one', async () => {
  const { form, store, container } = await draw();
  drop([fileOf('a.txt')], container);
  await begun(store, 1);
  store.calls[0]?.progress(0.5);
  await shows(list(), 'Uploading: 50%');
  const prepared = prepareForm({ title: 'Test', path: 'test', components: [fileField] }, { models });
  if (prepared.kind !== 'prepared') throw new Error('A form.');
  flushSync(() => form.dispatch({ kind: 'setLanguage', locale: 'fr', texts: textsOf(prepared.form, 'fr') }));
  await shows(list(), 'Téléversement\u00a0: 50\u00a0%');
  store.end('a.txt');
  await expect.poll(() => form.data().photos).toMatchObject([{ originalName: 'a.txt' }]);
  expect(store.calls).toHaveLength(1);
  expect(await violations(container)).toEqual([]);
});

test('an upload goes on while another page of a wizard is shown, and is told on the way back', async () => {
  const store = createSmallStore();
  const panel = (key: string, components: readonly Json[]) => ({
    type: 'panel',
    key,
    title: key,
    components,
  });
  drawn = await drawForm(
    [
      panel('one', [{ ...fileField, multiple: true }]),
      panel('two', [{ type: 'textfield', key: 'x', label: 'X', input: true }]),
    ],
    { display: 'wizard', files: store },
  );
  const { form, container } = drawn;
  drop([fileOf('a.txt'), fileOf('b.txt')], container);
  await begun(store, 2);
  flushSync(() => form.dispatch({ kind: 'forward' }));
  await expect.element(page.getByRole('textbox', { name: 'X' })).toBeVisible();
  store.end('b.txt');
  await expect.poll(() => form.data().photos).toMatchObject([{ originalName: 'b.txt' }]);
  flushSync(() => form.dispatch({ kind: 'previous' }));
  store.calls[0]?.progress(0.5);
  await shows(list().last(), 'Uploading: 50%');
  store.end('a.txt');
  await expect
    .poll(() => form.data().photos)
    .toMatchObject([{ originalName: 'a.txt' }, { originalName: 'b.txt' }]);
});

test('what is brought back of a draft stands beside what is on its way, and takes nothing of it away', async () => {
  const { form, store, container } = await draw({ multiple: true, properties: { maxFiles: '2' } });
  const [field] = form.fields;
  if (field === undefined) throw new Error('One field.');
  drop([fileOf('new.txt')], container);
  await begun(store, 1);
  const transientState = {
    files: ['old.txt', 'new.txt'].map((originalName, id) => ({
      id,
      originalName,
      size: 7,
      status: 'progress',
    })),
  };
  flushSync(() => {
    form.dispatch({
      kind: 'setValue',
      field,
      value: [{ storage: 'url', name: 'kept-1.txt', originalName: 'kept.txt', size: 7, url: '/api/file/k' }],
    });
    form.dispatch({ kind: 'restore', transientStates: [{ path: 'photos', transientState }] });
  });
  await expect.poll(() => list().elements().length).toBe(3);
  await shows(list().nth(1), 'Choose this file again.');
  store.calls[0]?.progress(0.5);
  await shows(list().nth(2), 'Uploading: 50%');
  store.end('new.txt');
  await expect
    .poll(() => form.data().photos)
    .toMatchObject([{ originalName: 'kept.txt' }, { originalName: 'new.txt' }]);
});

test('a file that ends where a draft has filled the field is told to be too many, and deleted', async () => {
  const { form, store, container } = await draw();
  const [field] = form.fields;
  if (field === undefined) throw new Error('One field.');
  drop([fileOf('new.txt')], container);
  await begun(store, 1);
  flushSync(() =>
    form.dispatch({
      kind: 'setValue',
      field,
      value: [{ storage: 'url', name: 'kept-1.txt', originalName: 'kept.txt', size: 7, url: '/api/file/k' }],
    }),
  );
  store.end('new.txt');
  await shows(list().last(), 'Only 1 file can be attached here.');
  expect(form.data().photos).toMatchObject([{ originalName: 'kept.txt' }]);
  expect(store.deleted).toEqual(['new.txt']);
});

test.each(['form', 'wizard'] as const)(
  'a file of an old draft that is no longer kept is reported before the form is sent (%s)',
  async (display) => {
    const store = createSmallStore();
    const recordOf = (name: string) => ({
      ...{ storage: 'url', name: `${display}-${name}-1`, originalName: name, size: 7, type: 'text/plain' },
      url: `/api/file/${display}-${name}`,
    });
    const field = { ...fileField, multiple: true };
    const pages = [
      {
        type: 'panel',
        key: 'one',
        title: 'One',
        components: [{ type: 'textfield', key: 'x', label: 'X', input: true }],
      },
      { type: 'panel', key: 'two', title: 'Two', components: [field] },
    ];
    drawn = await drawForm(display === 'wizard' ? pages : [field], {
      ...(display === 'wizard' && { display }),
      files: { ...store, isGone: async ({ record }) => String(record.url).endsWith('old.txt') },
      submission: { photos: [recordOf('old.txt'), recordOf('new.txt')] },
    });
    const { form } = drawn;
    await expect.poll(() => form.data().photos).toMatchObject([{ originalName: 'new.txt' }]);
    if (display === 'wizard') flushSync(() => form.dispatch({ kind: 'forward' }));
    await shows(list().last(), 'This file is no longer stored. Choose it again.');
    expect(drawn.container.querySelectorAll('.g-file__item')).toHaveLength(2);
    expect(await violations(drawn.container)).toEqual([]);
  },
);

test('a private picture is drawn from the link that its sender is given', async () => {
  const picture =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=';
  const store = createSmallStore();
  drawn = await drawForm([{ ...fileField, image: true, imageSize: '80', privateDownload: true }], {
    files: { ...store, downloadFile: async () => ({ kind: 'found', address: picture }) },
    submission: {
      photos: [
        {
          ...{ storage: 'url', name: 'a-1.png', originalName: 'a.png', size: 7, type: 'image/png' },
          ...{ url: '/api/file/private-1', private: true },
        },
      ],
    },
  });
  await expect.element(page.getByRole('img', { name: 'Picture: a.png' })).toHaveAttribute('src', picture);
});

test('uploads of a form that another one takes the place of end', async () => {
  const { form, store, container } = await draw({ multiple: true });
  drop([fileOf('a.txt'), fileOf('b.txt')], container);
  await begun(store, 2);
  putFilesAway(form);
  expect(store.calls.map(({ signal }) => signal.aborted)).toEqual([true, true]);
});

test('of a form as it was left, a file goes on that it names, and none that was given up', async () => {
  const { form, store } = await draw({ multiple: true });
  const [field] = form.fields;
  if (field === undefined) throw new Error('The form has a field of files.');
  const path = field.path();
  const transientState = {
    files: [{ id: 7, originalName: 'a.txt', size: 7, status: 'progress', progress: 0 }],
  };
  flushSync(() => form.dispatch({ kind: 'restore', transientStates: [{ path, transientState }] }));
  const unsent = ['a.txt', 'b.txt'].map((name) => ({ path, file: fileOf(name) }));
  giveFiles(form, { service: store }, unsent, true);
  await begun(store, 1);
  expect(unsentFiles(form).map(({ file }) => file.name)).toEqual(['a.txt']);
});

test('a file of an earlier page goes on, unless the resident has chosen it again or it is stored', async () => {
  const { form, store, container } = await draw({ multiple: true });
  drop([fileOf('a.txt')], container);
  await begun(store, 1);
  const path = form.fields[0]?.path() ?? '';
  const unsent = ['a.txt', 'b.txt'].map((name) => ({ path, file: fileOf(name) }));
  giveFiles(form, { service: store }, unsent);
  await begun(store, 2);
  store.end('a.txt');
  store.end('b.txt');
  await expect
    .poll(() => form.data().photos)
    .toMatchObject([{ originalName: 'a.txt' }, { originalName: 'b.txt' }]);
  expect(container.textContent).not.toContain('already being uploaded');
  // A draft still names them that was written before they were stored.
  giveFiles(form, { service: store }, unsent);
  expect(unsentFiles(form)).toEqual([]);
  expect(store.calls).toHaveLength(2);
});
