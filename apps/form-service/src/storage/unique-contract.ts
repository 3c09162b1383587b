import { expect, test } from 'vitest';
import { readAll } from './read-all.ts';
import type { StoredSubmission, SubmissionStorage } from './storage.ts';
import { openedStorages, submission } from './testing/opened-storages.ts';

/** The storage contract for values that only one submission may hold. `open` opens the same place within a test. */
export function uniqueContract(name: string, open: () => Promise<SubmissionStorage>): void {
  const openStorage = openedStorages(open);

  const named = (value: string) => ({ data: JSON.stringify({ name: value }) });
  const uniqueName = (value: string) => [{ path: 'name', value }];
  const storeName = (storage: SubmissionStorage, value: string, more: Partial<StoredSubmission> = {}) =>
    storage.storeSubmission(submission({ ...named(value), ...more }), undefined, uniqueName(value));

  test(`${name} takes letters in either case, composed or not, and any white space for the same; accents not`, async () => {
    const storage = await openStorage();
    expect(await storeName(storage, 'Élise  Côté')).toEqual({ kind: 'stored' });
    for (const same of ['ÉLISE CÔTÉ', 'E\u0301lise\u00a0Côté', '\tÉlise\n Co\u0302té '])
      expect(await storeName(storage, same)).toEqual({ kind: 'notUnique', paths: ['name'] });
    for (const distinct of ['Elise Côté', 'ÉliseCôté', 'Élise Cote'])
      expect(await storeName(storage, distinct)).toEqual({ kind: 'stored' });
    expect(await readAll(storage.readSubmissions('permit'))).toHaveLength(4);
  });

  test(`${name} refuses what was received before anybody asked, in many submissions too, of two that come at once both`, async () => {
    const storage = await openStorage();
    const earlier = Array.from({ length: 650 }, (_, index) =>
      storage.storeSubmission(
        submission({ ...named(`Nº ${index}`), received: 1_000 + Math.floor(index / 9) }),
      ),
    );
    await Promise.all(earlier);
    const secondStorage = await openStorage();
    const late = await Promise.all([
      storeName(storage, 'nº 649'),
      storeName(secondStorage, 'NÔ 649'),
      storeName(secondStorage, 'nº\u00a0649'),
      storeName(storage, 'nº 0'),
      storeName(storage, 'nº 650'),
      storeName(secondStorage, 'Nº 650'),
    ]);
    expect(late.map(({ kind }) => kind).toSorted()).toEqual([
      ...['notUnique', 'notUnique', 'notUnique', 'notUnique', 'stored', 'stored'],
    ]);
  });

  test(`${name} keeps what held the same before anybody asked, and refuses the next`, async () => {
    const storage = await openStorage();
    for (const value of ['Zoë', 'ZOË']) await storage.storeSubmission(submission(named(value)));
    expect(await storeName(storage, 'zoë')).toEqual({ kind: 'notUnique', paths: ['name'] });
    expect(await readAll(storage.readSubmissions('permit'))).toHaveLength(2);
  });

  test(`${name} remembers what came in meanwhile without being asked about, by another version of the form`, async () => {
    const [storage, secondStorage] = [await openStorage(), await openStorage()];
    expect(await storeName(storage, 'Ann')).toEqual({ kind: 'stored' });
    expect(await secondStorage.storeSubmission(submission(named('Bob')))).toEqual({ kind: 'stored' });
    expect(await secondStorage.storeSubmission(submission(named('ANN')))).toEqual({ kind: 'stored' });
    expect(await storeName(storage, 'BOB')).toEqual({ kind: 'notUnique', paths: ['name'] });
  });

  test(`${name} compares no answer that is empty or nothing but white space`, async () => {
    const storage = await openStorage();
    for (const value of ['', ' ', '\u00a0'])
      expect(await storeName(storage, value)).toEqual({ kind: 'stored' });
  });

  test(`${name} takes of two parts of one submission that hold the same neither`, async () => {
    const storage = await openStorage();
    const parts = ['Ann', 'ANN'].map((value) => submission({ form: 'part', ...named(value) }));
    const unique = ['a', 'b'].map((path, index) => ({
      path,
      value: index === 0 ? 'Ann' : 'ANN',
      inside: { form: 'part', path: 'name' },
    }));
    expect(await storage.storeSubmission(submission(), undefined, unique, [], parts)).toEqual({
      kind: 'notUnique',
      paths: ['b'],
    });
    const [first] = parts;
    const alone = await storage.storeSubmission(
      submission(),
      undefined,
      unique.slice(0, 1),
      [],
      [...(first === undefined ? [] : [first])],
    );
    expect(alone).toEqual({ kind: 'stored' });
    const again = submission({ form: 'part', ...named('ann') });
    expect(await storage.storeSubmission(again, undefined, uniqueName('ann'))).toEqual({
      kind: 'notUnique',
      paths: ['name'],
    });
  });
}
