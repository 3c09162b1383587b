import type { Json } from '@guichet/definition';
import { expect, test } from 'vitest';
import { readAll } from './read-all.ts';
import type { ReceivedBetween, StoredSubmission, SubmissionStorage } from './storage.ts';
import { openedStorages, submission, version } from './testing/opened-storages.ts';

/** The contract of every storage back end. `open` opens the same place each time it is called within a test. */
export function storageContract(name: string, open: () => Promise<SubmissionStorage>): void {
  const openStorage = openedStorages(open);

  test(`${name} keeps a submission as it was, for the next process that opens it`, async () => {
    const storage = await openStorage();
    const data = '{"name":"Zoë \\u0000 \u{1f697}","secret":1}';
    const kept = submission({ key: 'key-00001', data, returned: '{"name":"Zoë"}' });
    expect(await storage.storeSubmission(kept)).toEqual({ kind: 'stored' });
    await storage.close();
    const secondStorage = await openStorage();
    expect(await readAll(secondStorage.readSubmissions('permit'))).toEqual([kept]);
    expect(await secondStorage.findByKey('permit', 'key-00001')).toEqual(kept);
    expect(await readAll(secondStorage.readSubmissions('other'))).toEqual([]);
  });

  test(`${name} stores once for a form and a key, and says what was there`, async () => {
    const storage = await openStorage();
    const first = submission({ key: 'key-00001' });
    await storage.storeSubmission(first);
    const again = submission({ key: 'key-00001', data: '{}' });
    expect(await storage.storeSubmission(again)).toEqual({ kind: 'keyTaken', submission: first });
    expect(await storage.storeSubmission(submission({ key: 'key-00001', form: 'other' }))).toEqual({
      kind: 'stored',
    });
    expect(await storage.storeSubmission(submission())).toEqual({ kind: 'stored' });
    expect(await storage.storeSubmission(submission())).toEqual({ kind: 'stored' });
    expect(await readAll(storage.readSubmissions('permit'))).toHaveLength(3);
  });

  test(`${name} finds each of many keys that are looked for at once, in its form and its time alone`, async () => {
    const storage = await openStorage();
    const stored = Array.from({ length: 30 }, (_, index) =>
      submission({ key: `key-${index}`, received: 1_000 + index }),
    );
    const ofOtherForm = submission({ key: 'key-7', form: 'other' });
    for (const each of [...stored, ofOtherForm]) await storage.storeSubmission(each);
    const late = stored.map(({ key = '', received }, index) =>
      storage.findByKey('permit', key, received + (index % 2)),
    );
    const found = await Promise.all([
      ...late,
      storage.findByKey('permit', 'key-nobody'),
      storage.findByKey('other', 'key-7'),
      storage.findByKey('other', 'key-8'),
      storage.findByKey('permit', 'key-7'),
      storage.findByKey('permit', 'key-7'),
    ]);
    expect(found).toEqual([
      ...stored.map((each, index) => (index % 2 === 0 ? each : undefined)),
      ...[undefined, ofOtherForm, undefined, stored[7], stored[7]],
    ]);
  });

  test(`${name} stores the parts of a submission with it once, or nothing of all`, async () => {
    const storage = await openStorage();
    const part = (more: Partial<StoredSubmission> = {}) => submission({ form: 'part', ...more });
    const first = submission({ key: 'key-00001' });
    const parts = [part(), part()];
    expect(await storage.storeSubmission(first, undefined, [], [], parts)).toEqual({ kind: 'stored' });
    const again = await storage.storeSubmission({ ...first, id: 'again' }, undefined, [], [], [part()]);
    expect(again).toEqual({ kind: 'keyTaken', submission: first });
    const taken = part({ reference: first.reference });
    expect(await storage.storeSubmission(submission(), undefined, [], [], [part(), taken])).toEqual({
      kind: 'referenceTaken',
    });
    const known = part({ id: parts[0]?.id ?? '' });
    await expect(storage.storeSubmission(submission(), undefined, [], [], [part(), known])).rejects.toThrow();
    expect(await readAll(storage.readSubmissions('permit'))).toEqual([first]);
    expect(await readAll(storage.readSubmissions('part'))).toEqual(parts);
    expect(await storage.findSubmission(first.id)).toEqual(first);
    for (const unknown of ['nobody', 'no\u0000body'])
      expect(await storage.findSubmission(unknown)).toBeUndefined();
  });

  test(`${name} stores one of many that come under one key at the same time through two connections`, async () => {
    const [storage, secondStorage] = [await openStorage(), await openStorage()];
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 ? storage : secondStorage).storeSubmission(submission({ key: 'key-00001' })),
      ),
    );
    expect(outcomes.filter(({ kind }) => kind === 'stored')).toHaveLength(1);
    expect(await readAll(secondStorage.readSubmissions('permit'))).toHaveLength(1);
  });

  test(`${name} lets a key count for a while only, when asked`, async () => {
    const storage = await openStorage();
    await storage.storeSubmission(submission({ key: 'key-00001', received: 1_000 }), 600);
    expect((await storage.storeSubmission(submission({ key: 'key-00001', received: 1_600 }), 600)).kind).toBe(
      'keyTaken',
    );
    expect((await storage.storeSubmission(submission({ key: 'key-00001', received: 1_601 }), 600)).kind).toBe(
      'stored',
    );
    expect(await readAll(storage.readSubmissions('permit'))).toHaveLength(2);
    expect((await storage.findByKey('permit', 'key-00001'))?.received).toBe(1_601);
    expect(await storage.findByKey('permit', 'key-00001', 1_602)).toBeUndefined();
  });

  test(`${name} refuses a reference number that is taken`, async () => {
    const storage = await openStorage();
    await storage.storeSubmission(submission({ reference: 'CDFG' }));
    expect(await storage.storeSubmission(submission({ reference: 'CDFG' }))).toEqual({
      kind: 'referenceTaken',
    });
    expect(await storage.storeSubmission(submission({ reference: 'CDFG', key: 'key-1' }))).toEqual({
      kind: 'referenceTaken',
    });
  });

  test(`${name} keeps every served version, and the first of what is served twice`, async () => {
    const storage = await openStorage();
    const second = { ...version, version: 'v2', publicVersion: 'v2' };
    await storage.saveFormVersions([{ ...version, definition: 'another' }, second]);
    expect(await storage.findFormVersion('v1')).toEqual(version);
    expect(await storage.findFormVersion('v2')).toEqual(second);
    for (const unknown of ['v3', 'v\u0000', 'v'.repeat(10_000)])
      expect(await storage.findFormVersion(unknown)).toBeUndefined();
  });

  test(`${name} finds a version by what pages were given too: its own hash first, then the latest`, async () => {
    const storage = await openStorage();
    const older = { ...version, version: 'private-1', publicVersion: 'public' };
    const newer = { ...version, version: 'private-2', publicVersion: 'public' };
    await storage.saveFormVersions([older]);
    await storage.saveFormVersions([newer]);
    expect(await storage.findFormVersion('private-1')).toEqual(older);
    expect(await storage.findFormVersion('public')).toEqual(newer);
    const itself = { ...version, version: 'public', publicVersion: 'public' };
    await storage.saveFormVersions([itself]);
    expect(await storage.findFormVersion('public')).toEqual(itself);
  });

  test(`${name} reads what was received in order, all of many, and nothing of another form`, async () => {
    const storage = await openStorage();
    const times = Array.from({ length: 450 }, (_, index) => 1_000 + Math.floor(((index * 7) % 450) / 3));
    await Promise.all(
      times.map((received, index) => storage.storeSubmission(submission({ id: `${index}`, received }))),
    );
    await storage.storeSubmission(submission({ form: 'other' }));
    const read = await readAll(storage.readSubmissions('permit'));
    expect(read.map(({ received }) => received)).toEqual(times.toSorted((a, b) => a - b));
    expect(new Set(read.map(({ id }) => id)).size).toBe(450);
  });

  test(`${name} reads a part of what was received: from a moment on, before another`, async () => {
    const storage = await openStorage();
    for (const received of [1_000, 2_000, 3_000]) await storage.storeSubmission(submission({ received }));
    const received = async (between: ReceivedBetween) =>
      (await readAll(storage.readSubmissions('permit', between))).map((read) => read.received);
    expect(await received({ since: 2_000 })).toEqual([2_000, 3_000]);
    expect(await received({ before: 2_000 })).toEqual([1_000]);
    expect(await received({ since: 1_001, before: 3_000 })).toEqual([2_000]);
  });

  test(`${name} takes in and gives out more while it is being read`, async () => {
    const storage = await openStorage();
    for (let received = 1_000; received < 1_300; received += 1)
      await storage.storeSubmission(submission({ received }));
    let count = 0;
    for await (const { received } of storage.readSubmissions('permit')) {
      count += 1;
      if (received === 1_100) await storage.storeSubmission(submission({ received: 2_000 }));
    }
    expect(count).toBe(301);
  });

  test(`${name} stores what must be unique once, whatever was stored before anybody asked`, async () => {
    const storage = await openStorage();
    const holding = (answer: unknown, more: Partial<StoredSubmission> = {}) =>
      submission({ data: JSON.stringify({ a: { 'b"c': answer } }), ...more });
    const unique = (value: Json) => [
      { path: 'nobody', value: 'x' },
      { path: 'a.b"c', value },
    ];
    const taken = { kind: 'notUnique', paths: ['a.b"c'] };
    await storage.storeSubmission(holding(' Ann@x.ca'));
    await storage.storeSubmission(holding('other', { form: 'elsewhere' }));
    expect(await storage.storeSubmission(holding('ann@X.ca '), undefined, unique('ann@X.ca '))).toEqual(
      taken,
    );
    expect(await storage.storeSubmission(holding('other'), undefined, unique('other'))).toEqual({
      kind: 'stored',
    });
    expect(await storage.storeSubmission(holding('other'), undefined, unique('other'))).toEqual(taken);
    for (const value of [7, 7.5, true, ['a', 1]]) {
      expect(await storage.storeSubmission(holding(value), undefined, unique(value))).toEqual({
        kind: 'stored',
      });
      expect(await storage.storeSubmission(holding(value), undefined, unique(value))).toEqual(taken);
    }
    expect(await readAll(storage.readSubmissions('permit'))).toHaveLength(6);
  });

  test(`${name} takes a repeat under its key for itself, though what it holds must be unique`, async () => {
    const storage = await openStorage();
    const kept = submission({ key: 'key-00001' });
    const unique = [{ path: 'plate', value: 'ABCD 123' }];
    expect(await storage.storeSubmission(kept, undefined, unique)).toEqual({ kind: 'stored' });
    const again = submission({ key: 'key-00001' });
    expect(await storage.storeSubmission(again, undefined, unique)).toEqual({
      kind: 'keyTaken',
      submission: kept,
    });
  });

  test(`${name} stores one of many that hold the same at the same time through two connections`, async () => {
    const [storage, secondStorage] = [await openStorage(), await openStorage()];
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 ? storage : secondStorage).storeSubmission(submission(), undefined, [
          { path: 'plate', value: 'abcd 123' },
        ]),
      ),
    );
    expect(outcomes.filter(({ kind }) => kind === 'stored')).toHaveLength(1);
    expect(await readAll(secondStorage.readSubmissions('permit'))).toHaveLength(1);
  });

  test(`${name} lists the forms that were served, and of each the versions that matter`, async () => {
    const storage = await openStorage();
    const versionOf = (form: string, name: string) => ({
      ...version,
      form,
      version: name,
      publicVersion: name,
    });
    await storage.saveFormVersions([versionOf('b', 'b1')]);
    await storage.saveFormVersions([versionOf('b', 'b2'), versionOf('a', 'a1')]);
    await storage.saveFormVersions([versionOf('b', 'b3')]);
    await storage.storeSubmission(submission({ form: 'b', version: 'b1' }));
    expect(await storage.listForms()).toEqual(['a', 'b', 'permit']);
    const versions = async (form: string) =>
      (await storage.listFormVersions(form)).map((listed) => listed.version);
    expect(await versions('b')).toEqual(['b3', 'b1']);
    expect(await versions('a')).toEqual(['a1']);
    expect(await versions('nobody')).toEqual([]);
  });

  test(`${name} is ready while it is open`, async () => {
    const storage = await openStorage();
    expect(await storage.isReady()).toBe(true);
    await storage.close();
    expect(await storage.isReady()).toBe(false);
  });
}
