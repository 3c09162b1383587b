import type { Json } from '@guichet/definition';
import { expect, test } from 'vitest';
import { readAll } from './read-all.ts';
import type { ReceivedBetween, StoredSubmission, SubmissionStorage } from './storage.ts';
import { openedStorages, submission, version } from './testing/opened-storages.ts';

/** The contract of every storage back end. `open` opens the same place each time it is called within a test. */
export function storageContract(name: string, open: () => Promise<SubmissionStorage>): void {
  const storage = openedStorages(open);

  test(`${name} keeps a submission as it was, for whoever opens it next`, async () => {
    const first = await storage();
    const data = '{"name":"Zoë \\u0000 \u{1f697}","secret":1}';
    const kept = submission({ key: 'key-00001', data, returned: '{"name":"Zoë"}' });
    expect(await first.storeSubmission(kept)).toEqual({ kind: 'stored' });
    await first.close();
    const second = await storage();
    expect(await readAll(second.readSubmissions('permit'))).toEqual([kept]);
    expect(await second.findByKey('permit', 'key-00001')).toEqual(kept);
    expect(await readAll(second.readSubmissions('other'))).toEqual([]);
  });

  test(`${name} stores once for a form and a key, and says what was there`, async () => {
    const one = await storage();
    const first = submission({ key: 'key-00001' });
    await one.storeSubmission(first);
    const again = submission({ key: 'key-00001', data: '{}' });
    expect(await one.storeSubmission(again)).toEqual({ kind: 'keyTaken', submission: first });
    expect(await one.storeSubmission(submission({ key: 'key-00001', form: 'other' }))).toEqual({
      kind: 'stored',
    });
    expect(await one.storeSubmission(submission())).toEqual({ kind: 'stored' });
    expect(await one.storeSubmission(submission())).toEqual({ kind: 'stored' });
    expect(await readAll(one.readSubmissions('permit'))).toHaveLength(3);
  });

  test(`${name} finds each of many keys that are looked for at once, in its form and its time alone`, async () => {
    const one = await storage();
    const stored = Array.from({ length: 30 }, (_, index) =>
      submission({ key: `key-${index}`, received: 1_000 + index }),
    );
    const other = submission({ key: 'key-7', form: 'other' });
    for (const each of [...stored, other]) await one.storeSubmission(each);
    const late = stored.map(({ key = '', received }, index) =>
      one.findByKey('permit', key, received + (index % 2)),
    );
    const found = await Promise.all([
      ...late,
      one.findByKey('permit', 'key-nobody'),
      one.findByKey('other', 'key-7'),
      one.findByKey('other', 'key-8'),
      one.findByKey('permit', 'key-7'),
      one.findByKey('permit', 'key-7'),
    ]);
    expect(found).toEqual([
      ...stored.map((each, index) => (index % 2 === 0 ? each : undefined)),
      ...[undefined, other, undefined, stored[7], stored[7]],
    ]);
  });

  test(`${name} stores the parts of a submission with it once, or nothing of all`, async () => {
    const one = await storage();
    const part = (more: Partial<StoredSubmission> = {}) => submission({ form: 'part', ...more });
    const first = submission({ key: 'key-00001' });
    const parts = [part(), part()];
    expect(await one.storeSubmission(first, undefined, [], [], parts)).toEqual({ kind: 'stored' });
    const again = await one.storeSubmission({ ...first, id: 'again' }, undefined, [], [], [part()]);
    expect(again).toEqual({ kind: 'keyTaken', submission: first });
    const taken = part({ reference: first.reference });
    expect(await one.storeSubmission(submission(), undefined, [], [], [part(), taken])).toEqual({
      kind: 'referenceTaken',
    });
    const known = part({ id: parts[0]?.id ?? '' });
    await expect(one.storeSubmission(submission(), undefined, [], [], [part(), known])).rejects.toThrow();
    expect(await readAll(one.readSubmissions('permit'))).toEqual([first]);
    expect(await readAll(one.readSubmissions('part'))).toEqual(parts);
    expect(await one.findSubmission(first.id)).toEqual(first);
    for (const unknown of ['nobody', 'no\u0000body'])
      expect(await one.findSubmission(unknown)).toBeUndefined();
  });

  test(`${name} stores one of many that come under one key at the same time through two connections`, async () => {
    const [one, two] = [await storage(), await storage()];
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 ? one : two).storeSubmission(submission({ key: 'key-00001' })),
      ),
    );
    expect(outcomes.filter(({ kind }) => kind === 'stored')).toHaveLength(1);
    expect(await readAll(two.readSubmissions('permit'))).toHaveLength(1);
  });

  test(`${name} lets a key count for a while only, when asked`, async () => {
    const one = await storage();
    await one.storeSubmission(submission({ key: 'key-00001', received: 1_000 }), 600);
    expect((await one.storeSubmission(submission({ key: 'key-00001', received: 1_600 }), 600)).kind).toBe(
      'keyTaken',
    );
    expect((await one.storeSubmission(submission({ key: 'key-00001', received: 1_601 }), 600)).kind).toBe(
      'stored',
    );
    expect(await readAll(one.readSubmissions('permit'))).toHaveLength(2);
    expect((await one.findByKey('permit', 'key-00001'))?.received).toBe(1_601);
    expect(await one.findByKey('permit', 'key-00001', 1_602)).toBeUndefined();
  });

  test(`${name} refuses a reference number that is taken`, async () => {
    const one = await storage();
    await one.storeSubmission(submission({ reference: 'CDFG' }));
    expect(await one.storeSubmission(submission({ reference: 'CDFG' }))).toEqual({ kind: 'referenceTaken' });
    expect(await one.storeSubmission(submission({ reference: 'CDFG', key: 'key-1' }))).toEqual({
      kind: 'referenceTaken',
    });
  });

  test(`${name} keeps every served version, and the first of what is served twice`, async () => {
    const one = await storage();
    const second = { ...version, version: 'v2', publicVersion: 'v2' };
    await one.saveFormVersions([{ ...version, definition: 'another' }, second]);
    expect(await one.findFormVersion('v1')).toEqual(version);
    expect(await one.findFormVersion('v2')).toEqual(second);
    for (const unknown of ['v3', 'v\u0000', 'v'.repeat(10_000)])
      expect(await one.findFormVersion(unknown)).toBeUndefined();
  });

  test(`${name} finds a version by what pages were given too: its own hash first, then the latest`, async () => {
    const one = await storage();
    const older = { ...version, version: 'private-1', publicVersion: 'public' };
    const newer = { ...version, version: 'private-2', publicVersion: 'public' };
    await one.saveFormVersions([older]);
    await one.saveFormVersions([newer]);
    expect(await one.findFormVersion('private-1')).toEqual(older);
    expect(await one.findFormVersion('public')).toEqual(newer);
    const itself = { ...version, version: 'public', publicVersion: 'public' };
    await one.saveFormVersions([itself]);
    expect(await one.findFormVersion('public')).toEqual(itself);
  });

  test(`${name} reads what was received in order, all of many, and nothing of another form`, async () => {
    const one = await storage();
    const times = Array.from({ length: 450 }, (_, index) => 1_000 + Math.floor(((index * 7) % 450) / 3));
    await Promise.all(
      times.map((received, index) => one.storeSubmission(submission({ id: `${index}`, received }))),
    );
    await one.storeSubmission(submission({ form: 'other' }));
    const read = await readAll(one.readSubmissions('permit'));
    expect(read.map(({ received }) => received)).toEqual(times.toSorted((a, b) => a - b));
    expect(new Set(read.map(({ id }) => id)).size).toBe(450);
  });

  test(`${name} reads a part of what was received: from a moment on, before another`, async () => {
    const one = await storage();
    for (const received of [1_000, 2_000, 3_000]) await one.storeSubmission(submission({ received }));
    const received = async (between: ReceivedBetween) =>
      (await readAll(one.readSubmissions('permit', between))).map((read) => read.received);
    expect(await received({ since: 2_000 })).toEqual([2_000, 3_000]);
    expect(await received({ before: 2_000 })).toEqual([1_000]);
    expect(await received({ since: 1_001, before: 3_000 })).toEqual([2_000]);
  });

  test(`${name} takes in and gives out more while it is being read`, async () => {
    const one = await storage();
    for (let received = 1_000; received < 1_300; received += 1)
      await one.storeSubmission(submission({ received }));
    let count = 0;
    for await (const { received } of one.readSubmissions('permit')) {
      count += 1;
      if (received === 1_100) await one.storeSubmission(submission({ received: 2_000 }));
    }
    expect(count).toBe(301);
  });

  test(`${name} stores what must be unique once, whatever was stored before anybody asked`, async () => {
    const one = await storage();
    const holding = (answer: unknown, more: Partial<StoredSubmission> = {}) =>
      submission({ data: JSON.stringify({ a: { 'b"c': answer } }), ...more });
    const unique = (value: Json) => [
      { path: 'nobody', value: 'x' },
      { path: 'a.b"c', value },
    ];
    const taken = { kind: 'notUnique', paths: ['a.b"c'] };
    await one.storeSubmission(holding(' Ann@x.ca'));
    await one.storeSubmission(holding('other', { form: 'elsewhere' }));
    expect(await one.storeSubmission(holding('ann@X.ca '), undefined, unique('ann@X.ca '))).toEqual(taken);
    expect(await one.storeSubmission(holding('other'), undefined, unique('other'))).toEqual({
      kind: 'stored',
    });
    expect(await one.storeSubmission(holding('other'), undefined, unique('other'))).toEqual(taken);
    for (const value of [7, 7.5, true, ['a', 1]]) {
      expect(await one.storeSubmission(holding(value), undefined, unique(value))).toEqual({ kind: 'stored' });
      expect(await one.storeSubmission(holding(value), undefined, unique(value))).toEqual(taken);
    }
    expect(await readAll(one.readSubmissions('permit'))).toHaveLength(6);
  });

  test(`${name} takes a repeat under its key for itself, though what it holds must be unique`, async () => {
    const one = await storage();
    const kept = submission({ key: 'key-00001' });
    const unique = [{ path: 'plate', value: 'ABCD 123' }];
    expect(await one.storeSubmission(kept, undefined, unique)).toEqual({ kind: 'stored' });
    const again = submission({ key: 'key-00001' });
    expect(await one.storeSubmission(again, undefined, unique)).toEqual({
      kind: 'keyTaken',
      submission: kept,
    });
  });

  test(`${name} stores one of many that hold the same at the same time through two connections`, async () => {
    const [one, two] = [await storage(), await storage()];
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 ? one : two).storeSubmission(submission(), undefined, [
          { path: 'plate', value: 'abcd 123' },
        ]),
      ),
    );
    expect(outcomes.filter(({ kind }) => kind === 'stored')).toHaveLength(1);
    expect(await readAll(two.readSubmissions('permit'))).toHaveLength(1);
  });

  test(`${name} lists the forms that were served, and of each the versions that matter`, async () => {
    const one = await storage();
    const versionOf = (form: string, name: string) => ({
      ...version,
      form,
      version: name,
      publicVersion: name,
    });
    await one.saveFormVersions([versionOf('b', 'b1')]);
    await one.saveFormVersions([versionOf('b', 'b2'), versionOf('a', 'a1')]);
    await one.saveFormVersions([versionOf('b', 'b3')]);
    await one.storeSubmission(submission({ form: 'b', version: 'b1' }));
    expect(await one.listForms()).toEqual(['a', 'b', 'permit']);
    const versions = async (form: string) =>
      (await one.listFormVersions(form)).map((listed) => listed.version);
    expect(await versions('b')).toEqual(['b3', 'b1']);
    expect(await versions('a')).toEqual(['a1']);
    expect(await versions('nobody')).toEqual([]);
  });

  test(`${name} is ready while it is open`, async () => {
    const one = await storage();
    expect(await one.isReady()).toBe(true);
    await one.close();
    expect(await one.isReady()).toBe(false);
  });
}
