import { openDraftStore } from '@guichet/drafts';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { box, draw, openHostPage, press } from './testing/host-page.tsx';
import {
  drafts,
  earlier,
  note,
  openUnanswered,
  post,
  received,
  waitingDrafts,
  waits,
} from './testing/unanswered-form.tsx';

openHostPage();

afterEach(async () => {
  vi.restoreAllMocks();
  localStorage.clear();
  await (await openDraftStore())?.destroy(() => true);
});

test('one that waits is sent by the next page that opens it, which shows no answer', async () => {
  const onDraftSent = vi.fn();
  const { answer, hold, keys, show } = openUnanswered({ onDraftSent });
  await userEvent.fill(box('Name'), 'Marguerite');
  await expect.element(note()).toBeVisible();
  await press('Submit');
  await expect.poll(waitingDrafts).toBe(1);
  draw(null);
  answer(post, { status: 201, json: received });
  const { arrived, release } = hold(post);
  show();
  await arrived;
  await expect.element(waits()).toBeVisible();
  await expect.element(box('Name')).toHaveValue('');
  const tried = keys().length;
  expect(tried).toBeGreaterThan(1);
  const hurry = destroySlowly();
  release();
  await expect.element(page.getByRole('region', { name: 'Thank you. We received your form' })).toBeVisible();
  await expect.element(page.getByText(/Your reference number is CDFG-3479\./)).toBeVisible();
  await expect.element(box('Name')).toHaveValue('');
  expect(keys()).toHaveLength(tried);
  expect(new Set(keys()).size).toBe(1);
  expect(onDraftSent).toHaveBeenCalledExactlyOnceWith({ metadata: received.metadata });
  hurry();
  await expect.poll(drafts).toEqual([]);
});

/** As on a device that is slow to destroy a draft, until what this gives is called. */
function destroySlowly(): () => void {
  const { delete: destroy } = IDBObjectStore.prototype;
  let isSlow = true;
  vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(function slowly(
    this: IDBObjectStore,
    which,
  ) {
    const hold = () => {
      if (isSlow) this.count().onsuccess = hold;
    };
    hold();
    return destroy.call(this, which);
  });
  const hurry = () => {
    isSlow = false;
  };
  onTestFinished(hurry);
  return hurry;
}

const week = 7 * 24 * 60 * 60 * 1000;

/** A form that waits since an earlier page, for so long. */
async function keepWaiting(milliseconds: number): Promise<void> {
  const submission = { data: { name: 'Zoé', city: '' }, metadata: {}, state: 'submitted' };
  const { until: _, ...draft } = { ...earlier, kind: 'sending', at: Date.now() - milliseconds } as const;
  const store = await openDraftStore();
  await store?.keep({ ...draft, content: { data: submission.data, submission } });
}

test('after a week a resident is asked before one that waits is sent', async () => {
  await keepWaiting(week + 1000);
  const { answer, keys } = openUnanswered();
  answer(post, { status: 201, json: received });
  await expect
    .element(page.getByRole('region', { name: /^Your form has been waiting to be sent since/ }))
    .toBeVisible();
  await expect.element(box('Name')).toHaveValue('');
  expect(keys()).toEqual([]);
  await press('Send it');
  await expect.element(page.getByText(/Your reference number is CDFG-3479\./)).toBeVisible();
  expect(keys()).toEqual([earlier.key]);
  await expect.poll(drafts).toEqual([]);
});

test('one that waits comes back with its answers where they are not valid any more, or where it is stopped', async () => {
  await keepWaiting(week - 60_000);
  const { answer, keys, show } = openUnanswered();
  await press('Change my answers');
  await expect.element(page.getByText(/^Your form is not being sent any more/)).toBeVisible();
  await expect.element(box('Name')).toHaveValue('Zoé');
  await expect.poll(waitingDrafts).toBe(0);
  expect(await drafts()).toEqual(['{"name":"Zoé","city":""}']);
  draw(null);
  await (await openDraftStore())?.destroy(() => true);
  await keepWaiting(0);
  const details = [{ message: 'Too short', path: ['name'], type: 'minLength' }];
  answer(post, { status: 400, json: { name: 'ValidationError', details } });
  show();
  await expect.element(page.getByRole('link', { name: /Too short/ })).toBeVisible();
  await expect.element(box('Name')).toHaveValue('Zoé');
  expect(new Set(keys())).toEqual(new Set([earlier.key]));
});

const zoe = '{"name":"Zoé","city":""}';

/** A form of an earlier page, refused once that is let go; what is sent until then is received. */
async function openRefused(onDraftFound: () => void) {
  const { answer, hold, show } = openUnanswered({ onDraftFound });
  draw(null);
  await keepWaiting(0);
  answer(post, { status: 400, json: { name: 'ValidationError', details: [] } });
  const { arrived, release } = hold(post);
  show();
  await arrived;
  answer(post, { status: 201, json: received });
  await userEvent.fill(box('City'), 'Laval');
  return release;
}

test.each(['refused', 'stopped'])(
  'an earlier form that is %s is offered where another one was filled in meanwhile',
  async (how) => {
    const release = await openRefused(vi.fn());
    if (how === 'refused') release();
    else await press('Do not send');
    await expect.element(page.getByRole('region', { name: /^You began/ })).toBeVisible();
    await expect.element(box('Name')).toHaveValue('');
    await expect.element(box('City')).toHaveValue('Laval');
    await expect
      .poll(async () => new Set(await drafts()))
      .toEqual(new Set(['{"name":"","city":"Laval"}', zoe]));
    expect(await waitingDrafts()).toBe(how === 'refused' ? 1 : 0);
    await press('Continue with these answers');
    await expect.element(box('Name')).toHaveValue('Zoé');
    await expect.element(box('City')).toHaveValue('Laval');
  },
);

test('an earlier form that is refused after this one was received stays for the next page', async () => {
  const onDraftFound = vi.fn();
  const release = await openRefused(onDraftFound);
  await userEvent.fill(box('Name'), 'Ann');
  await press('Submit');
  await expect.element(page.getByText('CDFG-3479')).toBeVisible();
  release();
  await expect.poll(() => onDraftFound.mock.calls.length).toBe(1);
  expect([await drafts(), await waitingDrafts()]).toEqual([[zoe], 1]);
});

test('a press leads to the notice, and one while it waits tries at once, under the same key', async () => {
  const { answer, hold, keys } = openUnanswered();
  await userEvent.fill(box('Name'), 'Ann');
  await expect.element(note()).toBeVisible();
  const sending = page.getByText('Sending your answers…');
  const isLedTo = () => document.activeElement === waits().element();
  await press('Submit');
  await expect.element(waits()).toBeVisible();
  await expect.poll(isLedTo).toBe(true);
  await expect.element(sending).not.toBeInTheDocument();
  const tried = keys().length;
  const { arrived, release } = hold(post);
  await press('Submit');
  await arrived;
  await expect.element(sending).toBeInTheDocument();
  // One try at a time.
  await press('Submit');
  expect(isLedTo()).toBe(false);
  release();
  await expect.poll(isLedTo).toBe(true);
  await expect.element(sending).not.toBeInTheDocument();
  expect(keys()).toHaveLength(tried + 1);
  answer(post, { status: 201, json: received });
  await press('Submit');
  await expect.element(page.getByText('CDFG-3479')).toBeVisible();
  expect(new Set(keys()).size).toBe(1);
});

test('a form of an earlier page that waits leaves the focus on the host’s page', async () => {
  await keepWaiting(0);
  openUnanswered();
  await expect.element(waits()).toBeVisible();
  expect(document.activeElement).toBe(document.body);
});
