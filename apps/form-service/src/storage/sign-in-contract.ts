import { expect, test } from 'vitest';
import type { SubmissionStorage } from './storage.ts';
import { openedStorages } from './testing/opened-storages.ts';

/** The contract of every storage back end, as far as signing in to the desk goes. `open` opens the same place each time. */
export function signInContract(name: string, open: () => Promise<SubmissionStorage>): void {
  const openStorage = openedStorages(open);

  test(`${name} knows on every server which sessions were ended, until they are over`, async () => {
    const [storage, secondStorage] = [await openStorage(), await openStorage()];
    await storage.endSession('a', 5_000);
    await secondStorage.endSession('a', 5_000);
    await storage.endSession('b', 9_000);
    expect(await secondStorage.isSessionEnded('a')).toBe(true);
    expect(await secondStorage.isSessionEnded('c')).toBe(false);
    await secondStorage.forgetSignIns(4_999);
    expect(await storage.isSessionEnded('a')).toBe(true);
    await secondStorage.forgetSignIns(5_000);
    expect([await storage.isSessionEnded('a'), await storage.isSessionEnded('b')]).toEqual([false, true]);
  });

  test(`${name} counts tries of a sender over all servers, also those that come at once`, async () => {
    const [storage, secondStorage] = [await openStorage(), await openStorage()];
    expect(await storage.triesOf('ann', 1_000)).toEqual({ count: 0, until: 0 });
    const counted = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        (at % 2 === 0 ? storage : secondStorage).countTry('ann', 1_000, 500),
      ),
    );
    const counts = counted.map(({ count }) => count).toSorted((a, b) => a - b);
    expect(counts).toEqual(Array.from({ length: 12 }, (_, at) => at + 1));
    // Later ones do not make the window longer.
    expect(await secondStorage.countTry('ann', 1_400, 500)).toEqual({ count: 13, until: 1_500 });
    expect(await storage.triesOf('ann', 1_499)).toEqual({ count: 13, until: 1_500 });
    expect(await storage.triesOf('bob', 1_499)).toEqual({ count: 0, until: 0 });
    expect(await storage.triesOf('ann', 1_500)).toEqual({ count: 0, until: 0 });
    expect(await storage.countTry('ann', 1_500, 500)).toEqual({ count: 1, until: 2_000 });
    await secondStorage.forgetTries('ann');
    expect(await storage.triesOf('ann', 1_600)).toEqual({ count: 0, until: 0 });
  });
}
