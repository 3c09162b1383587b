import { expect, test } from 'vitest';
import { readAll } from './read-all.ts';
import type { StoredSubmission, SubmissionStorage } from './storage.ts';
import { openedStorages, submission } from './testing/opened-storages.ts';

/** The storage contract for values that only one submission may hold. `open` opens the same place within a test. */
export function uniqueContract(name: string, open: () => Promise<SubmissionStorage>): void {
  const storage = openedStorages(open);

  const named = (value: string) => ({ data: JSON.stringify({ name: value }) });
  const uniqueName = (value: string) => [{ path: 'name', value }];
  const storeName = (one: SubmissionStorage, value: string, more: Partial<StoredSubmission> = {}) =>
    one.storeSubmission(submission({ ...named(value), ...more }), undefined, uniqueName(value));

  test(`${name} takes letters in either case, composed or not, and any white space for the same; accents not`, async () => {
    const one = await storage();
    expect(await storeName(one, 'Élise  Côté')).toEqual({ kind: 'stored' });
    for (const same of ['ÉLISE CÔTÉ', 'E\u0301lise\u00a0Côté', '\tÉlise\n Co\u0302té '])
      expect(await storeName(one, same)).toEqual({ kind: 'notUnique', paths: ['name'] });
    for (const other of ['Elise Côté', 'ÉliseCôté', 'Élise Cote'])
      expect(await storeName(one, other)).toEqual({ kind: 'stored' });
    expect(await readAll(one.readSubmissions('permit'))).toHaveLength(4);
  });

  test(`${name} refuses what was received before anybody asked, in many submissions too, of two that come at once both`, async () => {
    const one = await storage();
    const earlier = Array.from({ length: 650 }, (_, index) =>
      one.storeSubmission(submission({ ...named(`Nº ${index}`), received: 1_000 + Math.floor(index / 9) })),
    );
    await Promise.all(earlier);
    const other = await storage();
    const late = await Promise.all([
      storeName(one, 'nº 649'),
      storeName(other, 'NÔ 649'),
      storeName(other, 'nº\u00a0649'),
      storeName(one, 'nº 0'),
      storeName(one, 'nº 650'),
      storeName(other, 'Nº 650'),
    ]);
    expect(late.map(({ kind }) => kind).toSorted()).toEqual([
      ...['notUnique', 'notUnique', 'notUnique', 'notUnique', 'stored', 'stored'],
    ]);
  });

  test(`${name} keeps what held the same before anybody asked, and refuses the next`, async () => {
    const one = await storage();
    for (const value of ['Zoë', 'ZOË']) await one.storeSubmission(submission(named(value)));
    expect(await storeName(one, 'zoë')).toEqual({ kind: 'notUnique', paths: ['name'] });
    expect(await readAll(one.readSubmissions('permit'))).toHaveLength(2);
  });

  test(`${name} remembers what came in meanwhile without being asked about, by another version of the form`, async () => {
    const [one, other] = [await storage(), await storage()];
    expect(await storeName(one, 'Ann')).toEqual({ kind: 'stored' });
    expect(await other.storeSubmission(submission(named('Bob')))).toEqual({ kind: 'stored' });
    expect(await other.storeSubmission(submission(named('ANN')))).toEqual({ kind: 'stored' });
    expect(await storeName(one, 'BOB')).toEqual({ kind: 'notUnique', paths: ['name'] });
  });

  test(`${name} compares no answer that is empty or nothing but white space`, async () => {
    const one = await storage();
    for (const value of ['', ' ', '\u00a0']) expect(await storeName(one, value)).toEqual({ kind: 'stored' });
  });

  test(`${name} takes of two parts of one submission that hold the same neither`, async () => {
    const one = await storage();
    const parts = ['Ann', 'ANN'].map((value) => submission({ form: 'part', ...named(value) }));
    const unique = ['a', 'b'].map((path, index) => ({
      path,
      value: index === 0 ? 'Ann' : 'ANN',
      inside: { form: 'part', path: 'name' },
    }));
    expect(await one.storeSubmission(submission(), undefined, unique, [], parts)).toEqual({
      kind: 'notUnique',
      paths: ['b'],
    });
    const [first] = parts;
    const alone = await one.storeSubmission(
      submission(),
      undefined,
      unique.slice(0, 1),
      [],
      [...(first === undefined ? [] : [first])],
    );
    expect(alone).toEqual({ kind: 'stored' });
    const again = submission({ form: 'part', ...named('ann') });
    expect(await one.storeSubmission(again, undefined, uniqueName('ann'))).toEqual({
      kind: 'notUnique',
      paths: ['name'],
    });
  });
}
