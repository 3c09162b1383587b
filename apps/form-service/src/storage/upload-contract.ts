import { expect, test } from 'vitest';
import type { SubmissionStorage } from './storage.ts';
import { openedStorages, submission } from './testing/opened-storages.ts';
import type { StoredUpload } from './uploads.ts';

function upload(more: Partial<StoredUpload> = {}): StoredUpload {
  return {
    id: crypto.randomUUID(),
    form: 'permit',
    field: 'photos',
    name: 'plan-1.pdf',
    originalName: 'plän\u202e .pdf',
    claimedType: 'application/pdf',
    type: 'application/pdf',
    size: 12,
    isPrivate: false,
    scan: 'none',
    client: 'client-1',
    created: 1_000,
    submission: undefined,
    ...more,
  };
}

/** The storage contract for uploaded files. `open` opens the same place within a test. */
export function uploadContract(name: string, open: () => Promise<SubmissionStorage>): void {
  const openStorage = openedStorages(open);

  test(`${name} keeps what is known of a file as it was, for the next process that opens it`, async () => {
    const storage = await openStorage();
    const files = [upload(), upload({ isPrivate: true, scan: 'clean', client: undefined })];
    for (const file of files) await storage.saveUpload(file);
    await storage.close();
    const secondStorage = await openStorage();
    const ids = files.map(({ id }) => id);
    expect(new Set(await secondStorage.findUploads([...ids, ...ids, 'unknown']))).toEqual(new Set(files));
  });

  test(`${name} has one identity for all that open it, and since when`, async () => {
    const [storage, secondStorage] = [await openStorage(), await openStorage()];
    const identity = await storage.getIdentity();
    expect(identity).toEqual({ id: expect.stringMatching(/^[0-9a-f]{32}$/), since: expect.any(Number) });
    expect(await secondStorage.getIdentity()).toEqual(identity);
    // Rounded down to a second by some.
    expect(Math.abs(Date.now() - identity.since)).toBeLessThan(3_600_000);
  });

  test(`${name} claims files together with the submission, and forgets who sent them`, async () => {
    const storage = await openStorage();
    const [a, b] = [upload(), upload()];
    for (const file of [a, b]) await storage.saveUpload(file);
    const claiming = submission();
    expect(await storage.storeSubmission(claiming, undefined, [], [a.id, b.id])).toEqual({ kind: 'stored' });
    const found = await storage.findUploads([a.id, b.id]);
    expect(found).toHaveLength(2);
    for (const file of found) expect(file).toMatchObject({ submission: claiming.id, client: undefined });
  });

  test(`${name} stores no submission that names a file which is gone or another’s`, async () => {
    const storage = await openStorage();
    const [free, taken] = [upload(), upload()];
    for (const file of [free, taken]) await storage.saveUpload(file);
    await storage.storeSubmission(submission(), undefined, [], [taken.id]);
    const refused = submission({ key: 'key-00001' });
    expect(await storage.storeSubmission(refused, undefined, [], [free.id, taken.id, 'gone'])).toEqual({
      kind: 'uploadsTaken',
      ids: [taken.id, 'gone'],
    });
    expect(await storage.findByKey('permit', 'key-00001')).toBeUndefined();
    expect((await storage.findUploads([free.id]))[0]?.submission).toBeUndefined();
  });

  test(`${name} takes repeats that come at the same time for one, with their file and what must be unique`, async () => {
    const [storage, secondStorage] = [await openStorage(), await openStorage()];
    for (let key = 0; key < 10; key += 1) {
      const file = upload();
      await storage.saveUpload(file);
      const unique = [{ path: 'plate', value: `ABCD ${key}` }];
      const outcomes = await Promise.all(
        [storage, secondStorage, storage, secondStorage].map((each) =>
          each.storeSubmission(submission({ key: `key-0000${key}` }), undefined, unique, [file.id]),
        ),
      );
      const kinds = outcomes.map(({ kind }) => kind).sort();
      expect(kinds).toEqual(['keyTaken', 'keyTaken', 'keyTaken', 'stored']);
    }
  });

  test(`${name} takes a repeat under its key for itself, though its files are claimed by then`, async () => {
    const storage = await openStorage();
    const file = upload();
    await storage.saveUpload(file);
    const kept = submission({ key: 'key-00001' });
    await storage.storeSubmission(kept, undefined, [], [file.id]);
    expect(await storage.storeSubmission(submission({ key: 'key-00001' }), undefined, [], [file.id])).toEqual(
      {
        kind: 'keyTaken',
        submission: kept,
      },
    );
  });

  test(`${name} gives a file to one of many that claim it at the same time through two connections`, async () => {
    const [storage, secondStorage] = [await openStorage(), await openStorage()];
    const file = upload();
    await storage.saveUpload(file);
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 ? storage : secondStorage).storeSubmission(submission(), undefined, [], [file.id]),
      ),
    );
    expect(outcomes.filter(({ kind }) => kind === 'stored')).toHaveLength(1);
  });

  test(`${name} forgets a file on demand unless a submission has claimed it`, async () => {
    const storage = await openStorage();
    const [free, claimed] = [upload(), upload()];
    for (const file of [free, claimed]) await storage.saveUpload(file);
    await storage.storeSubmission(submission(), undefined, [], [claimed.id]);
    expect(await storage.removeUpload(free.id)).toBe(true);
    expect(await storage.removeUpload(free.id)).toBe(false);
    expect(await storage.removeUpload(claimed.id)).toBe(false);
    expect((await storage.findUploads([free.id, claimed.id])).map(({ id }) => id)).toEqual([claimed.id]);
  });

  test(`${name} forgets what nobody claimed in time, and only that`, async () => {
    const storage = await openStorage();
    const [old, young, claimed] = [upload(), upload({ created: 2_000 }), upload()];
    for (const file of [old, young, claimed]) await storage.saveUpload(file);
    await storage.storeSubmission(submission(), undefined, [], [claimed.id]);
    expect(await storage.expireUploads(2_000, 0)).toEqual([old.id]);
    expect(await storage.findUploads([old.id, young.id, claimed.id])).toHaveLength(2);
  });

  test(`${name} keeps a file that another service knows of, for one owner alone, as long as it is asked to`, async () => {
    const storage = await openStorage();
    const [kept, claimed] = [upload(), upload()];
    for (const file of [kept, claimed]) await storage.saveUpload(file);
    await storage.storeSubmission(submission(), undefined, [], [claimed.id]);
    expect(await storage.keepUploads([kept.id, claimed.id, 'gone'], 'order 1', 5_000)).toEqual([
      claimed.id,
      'gone',
    ]);
    expect(await storage.removeUpload(claimed.id)).toBe(false);
    expect(await storage.unclaimedOf('client-1')).toMatchObject({ files: 1 });
    for (let times = 0; times < 2; times += 1)
      expect(await storage.keepUploads([kept.id], 'order 1', 6_000)).toEqual([]);
    expect(await storage.keepUploads([kept.id], 'order 2', 7_000)).toEqual([kept.id]);
    expect(await storage.unclaimedOf('client-1')).toMatchObject({ files: 0 });
    expect(await storage.removeUpload(kept.id)).toBe(false);
    expect(await storage.expireUploads(9_000, Number.NEGATIVE_INFINITY)).toEqual([]);
    expect(await storage.expireUploads(9_000, 6_000)).toEqual([]);
    expect(await storage.findUploads([kept.id])).toHaveLength(1);
    expect(await storage.expireUploads(9_000, 6_001)).toEqual([kept.id]);
    expect(await storage.findUploads([claimed.id])).toHaveLength(1);
  });

  test(`${name} lets nobody claim a file that is still arriving, and takes it in once it is there`, async () => {
    const storage = await openStorage();
    const arriving = upload({ scan: 'arriving', size: 100 });
    await storage.saveUpload(arriving);
    expect(await storage.unclaimedOf('client-1')).toEqual({ files: 1, bytes: 100 });
    expect((await storage.storeSubmission(submission(), undefined, [], [arriving.id])).kind).toBe(
      'uploadsTaken',
    );
    const there = { ...arriving, scan: 'clean', size: 99, type: 'image/png', created: 2_000 } as const;
    await storage.saveUpload(there);
    await storage.saveUpload({ ...there, size: 1 });
    expect(await storage.findUploads([arriving.id])).toEqual([there]);
    expect(await storage.storeSubmission(submission(), undefined, [], [arriving.id])).toEqual({
      kind: 'stored',
    });
  });

  test(`${name} adds up what a sender has lying there unclaimed`, async () => {
    const storage = await openStorage();
    const [a, b] = [upload({ size: 5 }), upload({ size: 7 })];
    for (const file of [a, b, upload({ client: 'client-2' })]) await storage.saveUpload(file);
    expect(await storage.unclaimedOf('client-1')).toEqual({ files: 2, bytes: 12 });
    await storage.storeSubmission(submission(), undefined, [], [a.id]);
    expect(await storage.unclaimedOf('client-1')).toEqual({ files: 1, bytes: 7 });
    expect(await storage.unclaimedOf('nobody')).toEqual({ files: 0, bytes: 0 });
  });

  test(`${name} lists what waits for a scanner, oldest first, until it has spoken`, async () => {
    const storage = await openStorage();
    const [young, old] = [upload({ scan: 'waiting', created: 2_000 }), upload({ scan: 'waiting' })];
    for (const file of [young, old, upload()]) await storage.saveUpload(file);
    expect((await storage.uploadsToScan()).map(({ id }) => id)).toEqual([old.id, young.id]);
    expect((await storage.uploadsToScan(old)).map(({ id }) => id)).toEqual([young.id]);
    expect(await storage.uploadsToScan(young)).toEqual([]);
    await storage.settleScan(old.id, 'infected');
    await storage.settleScan(old.id, 'clean');
    await storage.settleScan(young.id, 'clean');
    expect(await storage.uploadsToScan()).toEqual([]);
    expect(new Set((await storage.findUploads([old.id, young.id])).map(({ scan }) => scan))).toEqual(
      new Set(['infected', 'clean']),
    );
  });

  test(`${name} lists what waits for a scanner in parts, also where much of it came at one time`, async () => {
    const storage = await openStorage();
    const all = Array.from({ length: 60 }, () => upload({ scan: 'waiting' }));
    for (const file of all) await storage.saveUpload(file);
    const first = await storage.uploadsToScan();
    const rest = await storage.uploadsToScan(first.at(-1));
    expect(first.length).toBeLessThan(all.length);
    expect([...first, ...rest].map(({ id }) => id)).toEqual(all.map(({ id }) => id).sort());
  });
}
