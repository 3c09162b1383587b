import { openDraftStore } from '@guichet/drafts';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { box, draw, openHostPage, press } from '../testing/host-page.tsx';
import { drafts, note, online, openUnanswered, waitingDrafts, waits } from '../testing/unanswered-form.tsx';

openHostPage();

afterEach(async () => {
  localStorage.clear();
  await (await openDraftStore())?.destroy(() => true);
});

const order = 'POST /orders/permit';

/** Notes each address that the page posts to, with the fields, and stays on the page. */
function watchLeaving(): readonly string[] {
  const left: string[] = [];
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    left.push(
      `${this.action}: ${new URLSearchParams([...new FormData(this)].map(([name, value]) => [name, String(value)]))}`,
    );
  });
  return left;
}

test('a payment that nobody took waits, is offered to the next page, and leaves once under one key', async () => {
  const left = watchLeaving();
  const { answer, asked, show } = openUnanswered({}, true, 'payment');
  await userEvent.fill(box('Name'), 'Ann');
  await expect.element(note()).toBeVisible();
  await press('Submit');
  await expect.element(waits()).toBeVisible();
  await expect.poll(waitingDrafts).toBe(1);
  draw(null);
  show();
  await expect.element(page.getByRole('region', { name: /^You began this form on/ })).toBeVisible();
  await expect.element(box('Name')).toHaveValue('');
  await press('Continue with these answers');
  await expect.element(box('Name')).toHaveValue('Ann');
  await press('Submit');
  await expect.element(waits()).toBeVisible();
  expect(left).toEqual([]);
  answer(order, { status: 201, json: { reference: 'P-1', fields: [['amount', '25']] } });
  online();
  await expect.poll(() => left).toEqual(['https://pay.example/order: amount=25']);
  await expect.element(waits()).not.toBeInTheDocument();
  const keys = asked
    .filter(({ what }) => what === order)
    .map(({ headers }) => headers.get('idempotency-key'));
  expect(keys.length).toBeGreaterThan(2);
  expect(new Set(keys).size).toBe(1);
  // It comes back if the payment is broken off.
  await expect.poll(drafts).toEqual(['{"name":"Ann","city":""}']);
});

test('a form for another service without files waits for the network before it leaves the page', async () => {
  const left = watchLeaving();
  openUnanswered({}, true, 'treeremoval');
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await userEvent.fill(box('Name'), 'Ann');
  await expect.element(note()).toBeVisible();
  await press('Submit');
  await expect.element(waits()).toBeVisible();
  await press('Do not send');
  await expect.element(waits()).not.toBeInTheDocument();
  await press('Submit');
  await expect.element(waits()).toBeVisible();
  expect(left).toEqual([]);
  network.mockReturnValue(true);
  online();
  await expect.poll(() => left).toEqual([expect.stringMatching(/^https:\/\/pay\.example\/order: .*Ann/)]);
});
