import { openDraftStore } from '@guichet/drafts';
import { maskedStorage } from '@guichet/drafts/masked-storage';
import { setMark } from '@guichet/drafts/set-mark';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { box, draw, openHostPage, permit, press } from './testing/host-page.tsx';
import {
  drafts,
  earlier,
  note,
  online,
  openUnanswered,
  options,
  post,
  received,
  waitingDrafts,
  waits,
} from './testing/unanswered-form.tsx';
import { Form } from './wrapper.ts';

openHostPage();

afterEach(async () => {
  localStorage.clear();
  await (await openDraftStore())?.destroy(() => true);
});

/** Others wait until this one has made the database, with one draft in it. */
async function holdDatabase(earlier?: object): Promise<() => void> {
  indexedDB.deleteDatabase('guichet');
  let isHeld = true;
  // Asked for at once: a form of an earlier test that still writes would make the database before it.
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

test('an answer that is never sent is kept with the others', async () => {
  const unsent = { type: 'textfield', key: 'aim', label: 'Aim', input: true, persistent: 'client-only' };
  const form = { ...permit, components: [...permit.components, unsent] };
  draw(<Form {...{ form, options }} />);
  await userEvent.fill(box('Aim'), 'A fence');
  await expect.poll(drafts).toEqual(['{"name":"","city":"","aim":"A fence"}']);
});

test('a draft of an earlier page is offered to a form that was typed in meanwhile', async () => {
  const store = await openDraftStore();
  await store?.keep({ ...earlier, content: { data: { city: 'Laval' } } });
  draw(<Form {...{ form: permit, options }} />);
  await userEvent.fill(box('Name'), 'Ann');
  await press('Continue with these answers');
  await expect.element(box('City')).toHaveValue('Laval');
  await expect.element(box('Name')).toHaveValue('Ann');
});

test('an offer whose answers cannot be opened stays and says so', async () => {
  const store = await openDraftStore();
  await store?.keep({ ...earlier, content: { data: { city: 'Laval' } } });
  draw(<Form {...{ form: permit, options }} />);
  const offer = page.getByRole('region', { name: /^You began this form/ });
  await expect.element(offer).toBeVisible();
  const reading = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => {
    throw new DOMException('Connection to Indexed Database server lost.', 'UnknownError');
  });
  await press('Continue with these answers');
  await expect.element(offer.getByText(/These answers could not be opened/)).toBeVisible();
  expect(document.activeElement).toBe(offer.element());
  reading.mockRestore();
  await press('Continue with these answers');
  await expect.element(box('City')).toHaveValue('Laval');
  await expect.element(offer).not.toBeInTheDocument();
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

test('what a resident says in one tab holds in the others: nothing of an answer stays', async () => {
  draw(<Form {...{ form: permit, options }} />);
  await userEvent.fill(box('Name'), 'Marguerite');
  await expect.element(note()).toBeVisible();
  maskedStorage.setItem('guichet:uploads', 'plan.txt');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('plan.txt');
  await (await openDraftStore())?.destroy(() => true);
  setMark('shared', true);
  window.dispatchEvent(new Event('storage'));
  await expect.element(note().getByText(/^Nothing is kept on this device any more/)).toBeVisible();
  expect(Object.keys(sessionStorage).filter((name) => name.startsWith('guichet:'))).toEqual([]);
  await userEvent.fill(box('City'), 'Laval');
  window.dispatchEvent(new Event('pagehide'));
  await expect.poll(drafts).toEqual([]);
});

test('said by key that a computer is shared, and taken back, the focus stays on the button', async () => {
  draw(<Form {...{ form: permit, options }} />);
  await userEvent.fill(box('Name'), 'Marguerite');
  const button = (name: string) => note().getByRole('button', { name });
  await expect.element(button('This is a shared computer')).toBeVisible();
  for (const [pressed, next, kept] of [
    ['This is a shared computer', 'Keep my answers on this device again', []],
    [
      'Keep my answers on this device again',
      'This is a shared computer',
      ['{"name":"Marguerite","city":""}'],
    ],
  ] as const) {
    button(pressed).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button(next)).toHaveFocus();
    await expect.poll(drafts).toEqual(kept);
  }
});

test('a form that is sent again as another one leaves no draft under its former key', async () => {
  const onSubmitDone = vi.fn();
  const { answer, keys } = openUnanswered({ onSubmitDone });
  answer(post, { status: 422, json: { code: 'key_reused', referenceNumber: 'CDFG-3479' } });
  await userEvent.fill(box('Name'), 'Ann');
  await expect.element(note()).toBeVisible();
  await press('Submit');
  await expect.element(page.getByRole('listitem').getByText(/CDFG-3479/)).toBeVisible();
  answer(post, { status: 201, json: received });
  await press('Submit');
  await expect.poll(() => onSubmitDone.mock.calls.length).toBe(1);
  expect(new Set(keys()).size).toBe(2);
  await expect.poll(drafts).toEqual([]);
});

test('names of files that a form goes on with leave the tab when it is sent', async () => {
  const onSubmit = vi.fn();
  draw(<Form {...{ form: permit, options, onSubmit }} />);
  await userEvent.fill(box('Name'), 'Marguerite');
  await expect.element(note()).toBeVisible();
  maskedStorage.setItem('guichet:uploads', 'plan.txt');
  await press('Submit');
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
  await expect.poll(() => Object.keys(sessionStorage)).not.toContain('guichet:uploads');
});

test('a form of our site that nobody answered waits, stops when it is told to or an answer changes, and is sent under one key', async () => {
  const onDraftWaiting = vi.fn();
  const { answer, asked, keys } = openUnanswered({ onDraftWaiting });
  await userEvent.fill(box('Name'), 'Ann');
  await expect.element(note()).toBeVisible();
  await press('Submit');
  const said = /^Your form is waiting to be sent\. We cannot reach our site/;
  await expect.element(waits().getByText(said)).toBeVisible();
  await expect.element(waits().getByRole('button', { name: 'Change my answers' })).toBeVisible();
  await expect.poll(waitingDrafts).toBe(1);
  expect(onDraftWaiting).toHaveBeenCalledOnce();
  await expect.element(note().getByText(/until they are sent/)).toBeVisible();
  await expect.element(note().getByText(/24 hours/)).not.toBeInTheDocument();
  await press('Do not send');
  const stopped = page.getByText(/^Your form is not being sent any more/);
  await expect.element(stopped).toBeVisible();
  expect(document.activeElement).toBe(stopped.element().closest('section'));
  await expect.poll(waitingDrafts).toBe(0);
  await expect.element(note().getByText(/24 hours/)).toBeVisible();
  await press('Submit');
  await expect.element(waits()).toBeVisible();
  await userEvent.type(box('City'), 'L');
  await expect.element(waits()).not.toBeInTheDocument();
  await expect.element(page.getByText(/^You changed an answer/)).toBeVisible();
  // An alert would take the focus from somebody who types.
  await expect.element(page.getByRole('region', { name: 'Our site did not answer' })).not.toBeInTheDocument();
  await userEvent.keyboard('aval');
  await expect.poll(drafts).toEqual(['{"name":"Ann","city":"Laval"}']);
  expect(await waitingDrafts()).toBe(0);
  await press('Submit');
  await expect.element(waits()).toBeVisible();
  answer(post, { status: 201, json: received });
  online();
  await expect.element(page.getByText('CDFG-3479')).toBeVisible();
  expect(new Set(keys()).size).toBe(1);
  expect(asked.findLast(({ what }) => what === post)?.body).toMatchObject({
    data: { name: 'Ann', city: 'Laval' },
  });
  await expect.poll(drafts).toEqual([]);
});

test('a form of a service that may not know the key is not sent again by itself', async () => {
  openUnanswered({}, false);
  await userEvent.fill(box('Name'), 'Ann');
  await press('Submit');
  await expect.element(page.getByRole('region', { name: 'Our site did not answer' })).toBeVisible();
  await expect.element(waits()).not.toBeInTheDocument();
  await expect.poll(drafts).toHaveLength(1);
  expect(await waitingDrafts()).toBe(0);
});
