import { expect, test } from 'vitest';
import type { Delivery, NewDelivery } from './outbox.ts';
import type { StoredSubmission, SubmissionStorage } from './storage.ts';
import { openedStorages, submission } from './testing/opened-storages.ts';

/** The contract of every storage back end, as far as deliveries go. `open` opens the same place each time. */
export function outboxContract(name: string, open: () => Promise<SubmissionStorage>): void {
  const storage = openedStorages(open);

  const to = (stored: StoredSubmission, destination = 'office'): NewDelivery => ({
    id: crypto.randomUUID(),
    destination,
    submission: stored.id,
  });
  const ids = (deliveries: readonly { readonly id: string }[]) => deliveries.map(({ id }) => id).sort();
  const store = (
    one: SubmissionStorage,
    stored: StoredSubmission,
    deliveries: readonly NewDelivery[],
    parts: readonly StoredSubmission[] = [],
  ) => one.storeSubmission(stored, undefined, [], [], parts, deliveries);
  const holding = (holder: string = crypto.randomUUID(), until = 10_000) => ({ holder, until });

  /** A submission with a delivery, of a moment. */
  async function enqueue(one: SubmissionStorage, received = 1_000): Promise<NewDelivery> {
    const stored = submission({ received });
    const delivery = to(stored);
    await store(one, stored, [delivery]);
    return delivery;
  }

  /** Taken at 2,000. */
  async function take(one: SubmissionStorage, most = 10, now = 2_000): Promise<readonly Delivery[]> {
    return one.takeDue('office', now, most, holding('worker', now + 1_000));
  }

  test(`${name} stores deliveries with their submission and its parts, and none with a repeat`, async () => {
    const one = await storage();
    const [stored, part] = [submission({ key: 'key-00001' }), submission()];
    const [first, other, ofPart] = [to(stored), to(stored, 'archive'), to(part)];
    await store(one, stored, [first, other, ofPart], [part]);
    await store(one, { ...stored, id: 'again', reference: 'other' }, [
      { ...to(stored), submission: 'again' },
    ]);
    expect(await one.deliveriesOf(stored.id)).toEqual([
      {
        ...{ id: other.id, form: 'permit', submission: stored.id, reference: stored.reference },
        ...{ destination: 'archive', sender: undefined, state: 'waiting', attempts: 0, due: 1_000 },
        ...{ fault: undefined, created: 1_000, ended: undefined },
      },
      expect.objectContaining({ id: first.id }),
    ]);
    expect(ids(await one.listOutbox(10))).toEqual(ids([first, other, ofPart]));
  });

  test(`${name} gives each due delivery to one worker, and again once its time is over`, async () => {
    const [one, two] = [await storage(), await storage()];
    const all = await Promise.all(Array.from({ length: 40 }, () => enqueue(one)));
    const late = await enqueue(one, 5_000);
    const taken = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        (index % 2 ? one : two).takeDue('office', 2_000, 10, holding()),
      ),
    );
    expect(ids(taken.flat())).toEqual(ids(all));
    expect(await two.takeDue('office', 2_001, 10, holding())).toEqual([]);
    expect(await two.takeDue('archive', 20_000, 10, holding())).toEqual([]);
    expect(ids(await two.takeDue('office', 10_000, 100, holding()))).toEqual(ids([...all, late]));
  });

  test(`${name} notes the result of the worker that holds a delivery, and of no other`, async () => {
    const one = await storage();
    const { id } = await enqueue(one);
    await take(one);
    expect(await one.holdOn(id, holding('worker', 4_000))).toBe(true);
    expect(await one.holdOn(id, holding('other', 9_000))).toBe(false);
    const failed = { state: 'waiting', due: 7_000, fault: 'no answer', at: 2_500 } as const;
    expect(await one.settleDelivery(id, 'other', failed)).toBe(false);
    expect(await one.settleDelivery(id, 'worker', failed)).toBe(true);
    expect(await take(one, 10, 6_999)).toEqual([]);
    const [again] = await take(one, 10, 7_000);
    expect(again).toMatchObject({ id, attempts: 1, fault: 'no answer', state: 'waiting', due: 7_000 });
    await one.settleDelivery(id, 'worker', { state: 'waiting', due: 7_000, at: 7_000, isFree: true });
    await take(one, 10, 8_000);
    await one.settleDelivery(id, 'worker', { state: 'delivered', at: 8_100 });
    const [done] = await one.deliveriesOf(again?.submission ?? '');
    expect(done).toMatchObject({ state: 'delivered', attempts: 2, ended: 8_100, fault: undefined });
    expect(await take(one, 10, 99_000)).toEqual([]);
    expect(await one.listOutbox(10)).toEqual([]);
  });

  test(`${name} lists and counts waiting and parked deliveries, sends them again and drops them`, async () => {
    const one = await storage();
    const [first, second, third] = [
      await enqueue(one, 1_000),
      await enqueue(one, 1_001),
      await enqueue(one, 1_002),
    ];
    await take(one, 1);
    await one.settleDelivery(first.id, 'worker', { state: 'parked', fault: 'gone', at: 2_000 });
    expect((await one.listOutbox(2)).map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(await one.outboxSizes()).toEqual([
      { destination: 'office', state: 'parked', count: 1, oldest: 1_000 },
      { destination: 'office', state: 'waiting', count: 2, oldest: 1_001 },
    ]);
    expect(await one.retryDeliveries({ id: first.id }, 3_000)).toBe(1);
    expect(await one.retryDeliveries({ id: 'unknown' }, 3_000)).toBe(0);
    expect((await one.listOutbox(1))[0]).toMatchObject({
      state: 'waiting',
      attempts: 0,
      due: 3_000,
      ended: undefined,
    });
    expect(await one.dropDeliveries({ id: third.id }, 3_000)).toBe(1);
    expect(await one.retryDeliveries({ id: third.id }, 3_000)).toBe(0);
    expect(await one.dropDeliveries({ destination: 'office' }, 3_000)).toBe(2);
    expect(await one.outboxSizes()).toEqual([]);
  });

  test(`${name} lets no failure under way undo that a delivery was dropped or sent again`, async () => {
    const one = await storage();
    const [dropped, retried] = [await enqueue(one), await enqueue(one)];
    await take(one);
    await one.settleDelivery(retried.id, 'worker', { state: 'waiting', due: 2_100, at: 2_100 });
    await take(one, 10, 2_200);
    expect(await one.dropDeliveries({ id: dropped.id }, 2_300)).toBe(1);
    expect(await one.retryDeliveries({ id: retried.id }, 2_300)).toBe(1);
    for (const state of ['waiting', 'parked', 'dropped'] as const) {
      const failed = { state, due: 9_000, fault: 'no answer', at: 2_400 };
      expect(await one.settleDelivery(dropped.id, 'worker', { ...failed, before: 0 })).toBe(false);
      expect(await one.settleDelivery(retried.id, 'worker', { ...failed, before: 1 })).toBe(false);
    }
    expect(await one.deliveriesOf(dropped.submission)).toMatchObject([{ state: 'dropped', ended: 2_300 }]);
    const again = await take(one, 10, 4_000);
    expect(again).toMatchObject([{ id: retried.id, attempts: 0, due: 2_300, fault: undefined }]);
    expect(await one.settleDelivery(retried.id, 'worker', { state: 'parked', at: 4_100, before: 0 })).toBe(
      true,
    );
  });

  test(`${name} notes that a delivery arrived, though it was dropped or sent again under way`, async () => {
    const one = await storage();
    const [dropped, retried] = [await enqueue(one), await enqueue(one)];
    await take(one);
    await one.dropDeliveries({ id: dropped.id }, 2_100);
    await one.retryDeliveries({ id: retried.id }, 2_100);
    for (const { id, submission: stored } of [dropped, retried]) {
      expect(await one.settleDelivery(id, 'worker', { state: 'delivered', at: 2_200, before: 1 })).toBe(true);
      expect(await one.deliveriesOf(stored)).toMatchObject([{ state: 'delivered', ended: 2_200 }]);
    }
  });

  test(`${name} gives no delivery of a closed destination, until it is sent again`, async () => {
    const one = await storage();
    const { id } = await enqueue(one);
    const closed = { name: 'office', since: 1_500, reason: 'It answered 410.' };
    await one.closeDestination(closed);
    await one.closeDestination({ ...closed, since: 9_000 });
    expect(await one.closedDestinations()).toEqual([closed]);
    expect(await take(one)).toEqual([]);
    expect(await one.retryDeliveries({ destination: 'office' }, 2_000)).toBe(1);
    expect(await one.closedDestinations()).toEqual([]);
    expect(ids(await take(one))).toEqual([id]);
  });

  test(`${name} gives a subject so many places a day, also to many at once`, async () => {
    const [one, two] = [await storage(), await storage()];
    const asked = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        (index % 2 ? one : two).takePlace('ann', '2026-03-01', 3, `delivery-${index}`),
      ),
    );
    expect(asked.filter(Boolean)).toHaveLength(3);
    const again = asked.map((_, index) => one.takePlace('ann', '2026-03-01', 3, `delivery-${index}`));
    expect(await Promise.all(again)).toEqual(asked);
    expect(await one.takePlace('ann', '2026-03-02', 3, 'delivery-9')).toBe(true);
    expect(await one.takePlace('bob', '2026-03-01', 3, 'delivery-9')).toBe(true);
  });
}
