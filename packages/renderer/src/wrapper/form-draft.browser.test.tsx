import { openDraftStore } from '@guichet/drafts';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { box, draw, openHostPage, permit, press } from './testing/host-page.tsx';
import { Form } from './wrapper.ts';

openHostPage();

afterEach(async () => {
  localStorage.clear();
  await (await openDraftStore())?.destroy(() => true);
});

/** Others wait until this one has made the database, with one draft in it. */
async function holdDatabase(earlier?: object): Promise<() => void> {
  await new Promise((resolve) => {
    indexedDB.deleteDatabase('guichet').onsuccess = resolve;
  });
  let isHeld = true;
  const opening = indexedDB.open('guichet', 1);
  await new Promise<void>((resolve) => {
    opening.onupgradeneeded = () => {
      const database = opening.result;
      const drafts = database.createObjectStore('drafts', { keyPath: 'id' });
      database.createObjectStore('files');
      database.createObjectStore('keys');
      if (earlier) drafts.put(earlier);
      const wait = () => {
        if (isHeld) drafts.count().onsuccess = wait;
      };
      wait();
      resolve();
    };
    opening.onsuccess = () => opening.result.close();
  });
  return () => {
    isHeld = false;
  };
}

async function drafts(): Promise<readonly string[]> {
  const store = await openDraftStore();
  const all = (await store?.list()) ?? [];
  const read = await Promise.all(all.map(({ id }) => store?.read(id)));
  return read.filter(Boolean).map((content) => JSON.stringify(Object(content).data));
}

const options = { draft: { name: 'permit' } };

test('what was typed before the device’s drafts are open is kept without another change', async () => {
  const release = await holdDatabase();
  const onDraftFound = vi.fn();
  draw(<Form {...{ form: permit, options, onDraftFound }} />);
  await userEvent.fill(box('Name'), 'Marguerite');
  release();
  await expect.poll(drafts).toEqual(['{"name":"Marguerite","city":""}']);
  expect(onDraftFound).not.toHaveBeenCalled();
  // Nor is it offered to the form that wrote it.
  draw(<Form {...{ form: permit, options: { draft: { name: 'permit', hours: 12 } }, onDraftFound }} />);
  await userEvent.fill(box('City'), 'Laval');
  await expect.poll(drafts).toEqual(['{"name":"Marguerite","city":"Laval"}']);
  expect(onDraftFound).not.toHaveBeenCalled();
  await expect.element(page.getByRole('region', { name: /^You began/ })).not.toBeInTheDocument();
});

const [at, until] = [Date.now(), Date.now() + 1_000_000];
const earlier = { id: 'earlier', form: 'embedded:permit', kind: 'draft', key: 'earlier', at, until } as const;

test('a draft of an earlier page is offered to a form that was typed in meanwhile', async () => {
  const store = await openDraftStore();
  await store?.keep({ ...earlier, content: { data: { city: 'Laval' } } });
  draw(<Form {...{ form: permit, options }} />);
  await userEvent.fill(box('Name'), 'Ann');
  await press('Continue with these answers');
  await expect.element(box('City')).toHaveValue('Laval');
  await expect.element(box('Name')).toHaveValue('Ann');
});

test('a form that was sent before the device’s drafts are open leaves none', async () => {
  const release = await holdDatabase(earlier);
  const [onSubmit, onDraftFound, onDraftKept] = [vi.fn(), vi.fn(), vi.fn()];
  draw(<Form {...{ form: permit, options, onSubmit, onDraftFound, onDraftKept }} />);
  await userEvent.fill(box('Name'), 'Marguerite');
  await press('Submit');
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
  release();
  await expect.poll(() => onDraftFound.mock.calls.length).toBe(1);
  // It writes at once what it has to write.
  window.dispatchEvent(new Event('pagehide'));
  await userEvent.fill(box('City'), 'Laval');
  await expect.poll(drafts).toContain('{"name":"Marguerite","city":"Laval"}');
  expect(onDraftKept).toHaveBeenCalledOnce();
});
