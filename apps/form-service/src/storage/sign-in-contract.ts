import { expect, test } from 'vitest';
import type { SubmissionStorage } from './storage.ts';
import { openedStorages } from './testing/opened-storages.ts';

/** The contract of every storage back end, as far as signing in to the desk goes. `open` opens the same place each time. */
export function signInContract(name: string, open: () => Promise<SubmissionStorage>): void {
  const storage = openedStorages(open);

  test(`${name} knows on every server which sessions were ended, until they are over`, async () => {
    const [one, other] = [await storage(), await storage()];
    await one.endSession('a', 5_000);
    await other.endSession('a', 5_000);
    await one.endSession('b', 9_000);
    expect(await other.isSessionEnded('a')).toBe(true);
    expect(await other.isSessionEnded('c')).toBe(false);
    await other.forgetSignIns(4_999);
    expect(await one.isSessionEnded('a')).toBe(true);
    await other.forgetSignIns(5_000);
    expect([await one.isSessionEnded('a'), await one.isSessionEnded('b')]).toEqual([false, true]);
  });

  test(`${name} counts tries of a sender over all servers, also those that come at once`, async () => {
    const [one, other] = [await storage(), await storage()];
    expect(await one.triesOf('ann', 1_000)).toEqual({ count: 0, until: 0 });
    const counted = await Promise.all(
      Array.from({ length: 12 }, (_, at) => (at % 2 === 0 ? one : other).countTry('ann', 1_000, 500)),
    );
    const counts = counted.map(({ count }) => count).toSorted((a, b) => a - b);
    expect(counts).toEqual(Array.from({ length: 12 }, (_, at) => at + 1));
    // Later ones do not make the window longer.
    expect(await other.countTry('ann', 1_400, 500)).toEqual({ count: 13, until: 1_500 });
    expect(await one.triesOf('ann', 1_499)).toEqual({ count: 13, until: 1_500 });
    expect(await one.triesOf('bob', 1_499)).toEqual({ count: 0, until: 0 });
    expect(await one.triesOf('ann', 1_500)).toEqual({ count: 0, until: 0 });
    expect(await one.countTry('ann', 1_500, 500)).toEqual({ count: 1, until: 2_000 });
    await other.forgetTries('ann');
    expect(await one.triesOf('ann', 1_600)).toEqual({ count: 0, until: 0 });
  });
}
