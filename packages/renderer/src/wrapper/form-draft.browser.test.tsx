import { openDraftStore } from '@guichet/drafts';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FormProps } from './form-props.ts';
import { prepareDefinition } from './prepare.ts';
import { box, draw, openHostPage, permit, press } from './testing/host-page.tsx';
import { openSmallService, service } from './testing/small-service.ts';
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

const post = 'POST /api/permit/submission';
const received = { _id: '1', data: {}, metadata: { referenceNumber: 'CDFG-3479' } };

/** A form of our site, which nobody answers. `isOurs` false: of another one's service. */
function openUnanswered(props: FormProps = {}, isOurs = true) {
  const small = openSmallService();
  const { form, texts } = prepareDefinition({ ...permit, path: 'permit' }, undefined, undefined);
  small.answer('GET /prepared/en/permit', { status: 200, json: { form, texts: texts('en') } });
  small.answer('GET /permit', { status: 200, json: { ...permit, path: 'permit' } });
  const show = () =>
    draw(<Form src={`${service}${isOurs ? '/prepared/en' : ''}/permit`} options={options} {...props} />);
  show();
  const keys = () =>
    small.asked.filter(({ what }) => what === post).map(({ headers }) => headers.get('idempotency-key'));
  return { ...small, show, keys };
}

const waits = () => page.getByRole('region', { name: 'Your form is waiting to be sent' });
const online = () => window.dispatchEvent(new Event('online'));

async function waitingDrafts(): Promise<number> {
  const store = await openDraftStore();
  return ((await store?.list()) ?? []).filter(({ kind }) => kind === 'sending').length;
}

test('a form of our site that nobody answered waits, stops when an answer changes, and is sent under one key', async () => {
  const onDraftWaiting = vi.fn();
  const { answer, keys } = openUnanswered({ onDraftWaiting });
  await userEvent.fill(box('Name'), 'Ann');
  await expect.element(page.getByRole('region', { name: 'Answers kept on this device' })).toBeVisible();
  await press('Submit');
  const said = /^Your form is waiting to be sent\. We cannot reach our site/;
  await expect.element(waits().getByText(said)).toBeVisible();
  await expect.element(waits().getByRole('button', { name: 'Change my answers' })).toBeVisible();
  await expect.element(waits().getByRole('button', { name: 'Do not send' })).toBeVisible();
  await expect.poll(waitingDrafts).toBe(1);
  expect(onDraftWaiting).toHaveBeenCalledOnce();
  await userEvent.fill(box('City'), 'Laval');
  await expect.element(waits()).not.toBeInTheDocument();
  await expect.poll(waitingDrafts).toBe(0);
  await press('Submit');
  await expect.element(waits()).toBeVisible();
  answer(post, { status: 201, json: received });
  online();
  await expect.element(page.getByText('CDFG-3479')).toBeVisible();
  expect(new Set(keys()).size).toBe(1);
  await expect.poll(drafts).toEqual([]);
});

test('one that waits is sent by the next page that opens it, which shows no answer', async () => {
  const { answer, keys, show } = openUnanswered();
  await userEvent.fill(box('Name'), 'Marguerite');
  await expect.element(page.getByRole('region', { name: 'Answers kept on this device' })).toBeVisible();
  await press('Submit');
  await expect.poll(waitingDrafts).toBe(1);
  draw(null);
  answer(post, { status: 201, json: received });
  show();
  await expect.element(page.getByRole('region', { name: 'Thank you. We received your form' })).toBeVisible();
  await expect.element(page.getByText(/Your reference number is CDFG-3479\./)).toBeVisible();
  await expect.element(box('Name')).toHaveValue('');
  expect(new Set(keys()).size).toBe(1);
  await expect.poll(drafts).toEqual([]);
});

test('a form of a service that may not know the key is not sent again by itself', async () => {
  openUnanswered({}, false);
  await userEvent.fill(box('Name'), 'Ann');
  await press('Submit');
  await expect.element(page.getByRole('region', { name: /could not be submitted/ })).toBeVisible();
  await expect.element(waits()).not.toBeInTheDocument();
  await expect.poll(drafts).toHaveLength(1);
  expect(await waitingDrafts()).toBe(0);
});
