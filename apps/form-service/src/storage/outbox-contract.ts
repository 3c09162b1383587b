import { expect, test } from 'vitest';
import type { Delivery, NewDelivery } from './outbox.ts';
import type { StoredSubmission, SubmissionStorage } from './storage.ts';
import { openedStorages, submission } from './testing/opened-storages.ts';

/** The contract of every storage back end, as far as deliveries go. `open` opens the same place each time. */
export function outboxContract(name: string, open: () => Promise<SubmissionStorage>): void {
  const openStorage = openedStorages(open);

  const to = (stored: StoredSubmission, destination = 'office'): NewDelivery => ({
    id: crypto.randomUUID(),
    destination,
    submission: stored.id,
  });
  const ids = (deliveries: readonly { readonly id: string }[]) => deliveries.map(({ id }) => id).sort();
  const store = (
    storage: SubmissionStorage,
    stored: StoredSubmission,
    deliveries: readonly NewDelivery[],
    parts: readonly StoredSubmission[] = [],
  ) => storage.storeSubmission(stored, undefined, [], [], parts, deliveries);
  const holding = (holder: string = crypto.randomUUID(), until = 10_000) => ({ holder, until });

  /** A submission with a delivery, of a moment. */
  async function enqueue(storage: SubmissionStorage, received = 1_000): Promise<NewDelivery> {
    const stored = submission({ received });
    const delivery = to(stored);
    await store(storage, stored, [delivery]);
    return delivery;
  }

  /** Taken at 2,000. */
  async function take(storage: SubmissionStorage, most = 10, now = 2_000): Promise<readonly Delivery[]> {
    return storage.takeDue('office', now, most, holding('worker', now + 1_000));
  }

  test(`${name} stores deliveries with their submission and its parts, and none with a repeat`, async () => {
    const storage = await openStorage();
    const [stored, part] = [submission({ key: 'key-00001' }), submission()];
    const [first, archived, ofPart] = [to(stored), to(stored, 'archive'), to(part)];
    await store(storage, stored, [first, archived, ofPart], [part]);
    await store(storage, { ...stored, id: 'again', reference: 'other' }, [
      { ...to(stored), submission: 'again' },
    ]);
    expect(await storage.deliveriesOf(stored.id)).toEqual([
      {
        ...{ id: archived.id, form: 'permit', submission: stored.id, reference: stored.reference },
        ...{ destination: 'archive', sender: undefined, state: 'waiting', attempts: 0, due: 1_000 },
        ...{ fault: undefined, created: 1_000, ended: undefined },
      },
      expect.objectContaining({ id: first.id }),
    ]);
    expect(ids(await storage.listOutbox(10))).toEqual(ids([first, archived, ofPart]));
  });

  test(`${name} gives each due delivery to one worker, and again once its time is over`, async () => {
    const [storage, secondStorage] = [await openStorage(), await openStorage()];
    const all = await Promise.all(Array.from({ length: 40 }, () => enqueue(storage)));
    const late = await enqueue(storage, 5_000);
    const taken = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        (index % 2 ? storage : secondStorage).takeDue('office', 2_000, 10, holding()),
      ),
    );
    expect(ids(taken.flat())).toEqual(ids(all));
    expect(await secondStorage.takeDue('office', 2_001, 10, holding())).toEqual([]);
    expect(await secondStorage.takeDue('archive', 20_000, 10, holding())).toEqual([]);
    expect(ids(await secondStorage.takeDue('office', 10_000, 100, holding()))).toEqual(ids([...all, late]));
  });

  test(`${name} notes the result of the worker that holds a delivery, and of no other`, async () => {
    const storage = await openStorage();
    const { id } = await enqueue(storage);
    await take(storage);
    expect(await storage.holdOn(id, holding('worker', 4_000))).toBe(true);
    expect(await storage.holdOn(id, holding('other', 9_000))).toBe(false);
    const failed = { state: 'waiting', due: 7_000, fault: 'no answer', at: 2_500 } as const;
    expect(await storage.settleDelivery(id, 'other', failed)).toBe(false);
    expect(await storage.settleDelivery(id, 'worker', failed)).toBe(true);
    expect(await take(storage, 10, 6_999)).toEqual([]);
    const [again] = await take(storage, 10, 7_000);
    expect(again).toMatchObject({ id, attempts: 1, fault: 'no answer', state: 'waiting', due: 7_000 });
    await storage.settleDelivery(id, 'worker', { state: 'waiting', due: 7_000, at: 7_000, isFree: true });
    await take(storage, 10, 8_000);
    await storage.settleDelivery(id, 'worker', { state: 'delivered', at: 8_100 });
    const [done] = await storage.deliveriesOf(again?.submission ?? '');
    expect(done).toMatchObject({ state: 'delivered', attempts: 2, ended: 8_100, fault: undefined });
    expect(await take(storage, 10, 99_000)).toEqual([]);
    expect(await storage.listOutbox(10)).toEqual([]);
  });

  test(`${name} lists and counts waiting and parked deliveries, sends them again and drops them`, async () => {
    const storage = await openStorage();
    const [first, second, third] = [
      await enqueue(storage, 1_000),
      await enqueue(storage, 1_001),
      await enqueue(storage, 1_002),
    ];
    await take(storage, 1);
    await storage.settleDelivery(first.id, 'worker', { state: 'parked', fault: 'gone', at: 2_000 });
    expect((await storage.listOutbox(2)).map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(await storage.outboxSizes()).toEqual([
      { destination: 'office', state: 'parked', count: 1, oldest: 1_000 },
      { destination: 'office', state: 'waiting', count: 2, oldest: 1_001 },
    ]);
    expect(await storage.retryDeliveries({ id: first.id }, 3_000)).toBe(1);
    expect(await storage.retryDeliveries({ id: 'unknown' }, 3_000)).toBe(0);
    expect((await storage.listOutbox(1))[0]).toMatchObject({
      state: 'waiting',
      attempts: 0,
      due: 3_000,
      ended: undefined,
    });
    expect(await storage.dropDeliveries({ id: third.id }, 3_000)).toBe(1);
    expect(await storage.retryDeliveries({ id: third.id }, 3_000)).toBe(0);
    expect(await storage.dropDeliveries({ destination: 'office' }, 3_000)).toBe(2);
    expect(await storage.outboxSizes()).toEqual([]);
  });

  test(`${name} lets no failure under way undo that a delivery was dropped or sent again`, async () => {
    const storage = await openStorage();
    const [dropped, retried] = [await enqueue(storage), await enqueue(storage)];
    await take(storage);
    await storage.settleDelivery(retried.id, 'worker', { state: 'waiting', due: 2_100, at: 2_100 });
    await take(storage, 10, 2_200);
    expect(await storage.dropDeliveries({ id: dropped.id }, 2_300)).toBe(1);
    expect(await storage.retryDeliveries({ id: retried.id }, 2_300)).toBe(1);
    for (const state of ['waiting', 'parked', 'dropped'] as const) {
      const failed = { state, due: 9_000, fault: 'no answer', at: 2_400 };
      expect(await storage.settleDelivery(dropped.id, 'worker', { ...failed, before: 0 })).toBe(false);
      expect(await storage.settleDelivery(retried.id, 'worker', { ...failed, before: 1 })).toBe(false);
    }
    expect(await storage.deliveriesOf(dropped.submission)).toMatchObject([
      { state: 'dropped', ended: 2_300 },
    ]);
    const again = await take(storage, 10, 4_000);
    expect(again).toMatchObject([{ id: retried.id, attempts: 0, due: 2_300, fault: undefined }]);
    expect(
      await storage.settleDelivery(retried.id, 'worker', { state: 'parked', at: 4_100, before: 0 }),
    ).toBe(true);
  });

  test(`${name} notes that a delivery arrived, though it was dropped or sent again under way`, async () => {
    const storage = await openStorage();
    const [dropped, retried] = [await enqueue(storage), await enqueue(storage)];
    await take(storage);
    await storage.dropDeliveries({ id: dropped.id }, 2_100);
    await storage.retryDeliveries({ id: retried.id }, 2_100);
    for (const { id, submission: stored } of [dropped, retried]) {
      expect(await storage.settleDelivery(id, 'worker', { state: 'delivered', at: 2_200, before: 1 })).toBe(
        true,
      );
      expect(await storage.deliveriesOf(stored)).toMatchObject([{ state: 'delivered', ended: 2_200 }]);
    }
  });

  test(`${name} gives no delivery of a closed destination, until it is sent again`, async () => {
    const storage = await openStorage();
    const { id } = await enqueue(storage);
    const closed = { name: 'office', since: 1_500, reason: 'It answered 410.' };
    await storage.closeDestination(closed);
    await storage.closeDestination({ ...closed, since: 9_000 });
    expect(await storage.closedDestinations()).toEqual([closed]);
    expect(await take(storage)).toEqual([]);
    expect(await storage.retryDeliveries({ destination: 'office' }, 2_000)).toBe(1);
    expect(await storage.closedDestinations()).toEqual([]);
    expect(ids(await take(storage))).toEqual([id]);
  });

  test(`${name} gives a subject so many places a day, also to many at once`, async () => {
    const [storage, secondStorage] = [await openStorage(), await openStorage()];
    const asked = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        (index % 2 ? storage : secondStorage).takePlace('ann', '2026-03-01', 3, `delivery-${index}`),
      ),
    );
    expect(asked.filter(Boolean)).toHaveLength(3);
    const again = asked.map((_, index) => storage.takePlace('ann', '2026-03-01', 3, `delivery-${index}`));
    expect(await Promise.all(again)).toEqual(asked);
    expect(await storage.takePlace('ann', '2026-03-02', 3, 'delivery-9')).toBe(true);
    expect(await storage.takePlace('bob', '2026-03-01', 3, 'delivery-9')).toBe(true);
  });
}
