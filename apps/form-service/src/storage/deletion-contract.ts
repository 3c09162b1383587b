import { expect, test } from 'vitest';
import { type Deletion, hashOfKey } from './deletions.ts';
import { readAll } from './read-all.ts';
import type { StoredSubmission, SubmissionStorage } from './storage.ts';
import { openedStorages, submission } from './testing/opened-storages.ts';
import type { StoredUpload } from './uploads.ts';

/** The contract of every storage back end, as far as deletions go. `open` opens the same place each time. */
export function deletionContract(name: string, open: () => Promise<SubmissionStorage>): void {
  const openStorage = openedStorages(open);

  const deletionOf = ({ form, reference }: StoredSubmission, keyHash?: string): Deletion => ({
    ...{
      form,
      reference,
      keyHash,
      receivedDay: '2026-03-01',
      deleted: 5_000,
      reason: 'retention',
      actor: 'server',
    },
  });

  test(`${name} deletes a submission with all that belongs to it, and remembers that`, async () => {
    const storage = await openStorage();
    const stored = submission({ key: 'key-00001', data: '{"plate":"ABCD"}' });
    const file: StoredUpload = {
      ...{ id: 'f'.repeat(40), form: 'permit', field: 'scan', name: 'a', originalName: 'a', claimedType: '' },
      ...{
        type: '',
        size: 1,
        isPrivate: false,
        scan: 'none',
        client: 'c',
        created: 1,
        submission: undefined,
      },
    };
    await storage.saveUpload(file);
    const unique = [{ path: 'plate', value: 'ABCD' }];
    const delivery = { id: 'msg_1', destination: 'office', submission: stored.id };
    await storage.storeSubmission(stored, undefined, unique, [file.id], [], [delivery]);
    expect(await storage.findByReference(stored.reference)).toEqual({ id: stored.id });
    expect(await storage.deleteSubmission(stored.id, deletionOf(stored, 'hash'))).toEqual({
      kind: 'undelivered',
    });
    const keyHash = hashOfKey('key-00001');
    const outcome = await storage.deleteSubmission(stored.id, deletionOf(stored, keyHash), true);
    expect(outcome).toEqual({ kind: 'deleted', uploads: [file.id] });
    expect(await storage.deleteSubmission(stored.id, deletionOf(stored, 'hash'))).toEqual({
      kind: 'unknown',
    });
    expect(await readAll(storage.readSubmissions('permit'))).toEqual([]);
    expect([...(await storage.findUploads([file.id])), ...(await storage.listOutbox(9))]).toEqual([]);
    const asked = { form: 'permit', key: 'key-00001', since: 0 };
    const gone = { submission: undefined, deletion: deletionOf(stored, keyHash) };
    expect(await storage.findEarlier(asked)).toEqual(gone);
    expect(await storage.findEarlier({ ...asked, form: 'other' })).toMatchObject({ deletion: undefined });
    const later = gone.deletion.deleted + 1;
    expect(await storage.findEarlier({ ...asked, since: later })).toMatchObject({ deletion: undefined });
    expect(await storage.findDeletionOf(stored.reference)).toEqual(deletionOf(stored, keyHash));
    expect(await storage.findDeletionOf('another')).toBeUndefined();
    expect(await storage.deletedCounts('permit')).toEqual([{ form: 'permit', day: '2026-03-01', count: 1 }]);
    // Values that only one submission may hold are free again.
    expect(await storage.storeSubmission(submission(), undefined, unique)).toEqual({ kind: 'stored' });
  });

  test(`${name} stores nothing again under the key of a submission that was deleted`, async () => {
    const storage = await openStorage();
    const key = 'key-00001';
    const stored = submission({ key });
    await storage.storeSubmission(stored);
    const deletion = deletionOf(stored, hashOfKey(key));
    await storage.deleteSubmission(stored.id, deletion);
    const again = () => submission({ key, received: 6_000 });
    const unique = [{ path: 'plate', value: 'ABCD' }];
    const gone = { kind: 'keyDeleted', deletion };
    expect(await storage.storeSubmission(again())).toEqual(gone);
    expect(await storage.storeSubmission(again(), undefined, unique)).toEqual(gone);
    expect(await storage.storeSubmission(again(), 1_000)).toEqual(gone);
    expect(await storage.storeSubmission({ ...again(), form: 'other' })).toEqual({ kind: 'stored' });
    expect(await readAll(storage.readSubmissions('permit'))).toEqual([]);
    // Its key counts no longer, and then another one's does.
    const later = again();
    expect(await storage.storeSubmission(later, 999)).toEqual({ kind: 'stored' });
    expect(await storage.storeSubmission(again())).toEqual({ kind: 'keyTaken', submission: later });
  });

  test(`${name} deletes a submission with those in it, and takes the copies of them out of that around`, async () => {
    const [storage, secondStorage] = [await openStorage(), await openStorage()];
    const part = (name: string) => submission({ form: 'part', data: `{"name":"${name}"}` });
    const [ann, bob] = [part('Ann'), part('Bob')];
    const copies = `{"a":{"_id":"${ann.id}","data":{"name":"Ann"}},"b":{"_id":"${bob.id}","data":{"name":"Bob"}}}`;
    const outer = submission({
      data: `{"a":{"_id":"${ann.id}"},"b":{"_id":"${bob.id}"}}`,
      ...{
        returned: copies,
        metadata: '{"selectData":{"a.data.street":{"label":"Elm"},"c":{"label":"Oak"}}}',
      },
    });
    const wait = { id: 'msg_1', destination: 'office', submission: outer.id };
    await storage.storeSubmission(outer, undefined, [], [], [ann, bob], [wait]);
    const around = [{ id: outer.id, form: 'permit' }];
    const nested = { parts: [], around, uploads: [] };
    expect(await storage.deleteSubmission(ann.id, deletionOf(ann), false, nested)).toEqual({
      kind: 'undelivered',
    });
    await storage.dropDeliveries({ id: 'msg_1' }, 9_000);
    const outcomes = await Promise.all([
      storage.deleteSubmission(ann.id, deletionOf(ann), false, nested),
      secondStorage.deleteSubmission(bob.id, deletionOf(bob), false, nested),
    ]);
    expect(outcomes.map(({ kind }) => kind)).toEqual(['deleted', 'deleted']);
    const left = await storage.findSubmission(outer.id);
    expect(left?.returned).toBe(outer.data);
    expect(left?.metadata).toBe('{"selectData":{"c":{"label":"Oak"}}}');

    const cat = part('Cat');
    const whole = submission();
    const waits = { id: 'msg_2', destination: 'office', submission: cat.id };
    await storage.storeSubmission(whole, undefined, [], [], [cat], [waits]);
    // Somebody else deleted one of the parts.
    const parts = [cat, ann].map((each) => ({ id: each.id, deletion: deletionOf(each) }));
    const withParts = { parts, around: [], uploads: [] };
    expect(await storage.deleteSubmission(whole.id, deletionOf(whole), false, withParts)).toEqual({
      kind: 'undelivered',
    });
    expect(await storage.deleteSubmission(whole.id, deletionOf(whole), true, withParts)).toEqual({
      ...{ kind: 'deleted', uploads: [] },
    });
    expect(await readAll(storage.readSubmissions('part'))).toEqual([]);
    const noted = (await storage.listDeletions(9)).map(({ reference }) => reference);
    expect(noted.sort()).toEqual([ann, bob, cat, whole].map(({ reference }) => reference).sort());
  });

  test(`${name} finds submissions whose time is over, without those that wait to be delivered`, async () => {
    const storage = await openStorage();
    const at = (received: number) => submission({ received });
    const [first, second, held, late] = [at(1_000), at(2_000), at(1_500), at(3_000)];
    for (const stored of [first, second, held, late]) {
      const waits = stored === held ? [{ id: 'msg_1', destination: 'office', submission: stored.id }] : [];
      await storage.storeSubmission(stored, undefined, [], [], [], waits);
    }
    await storage.storeSubmission(submission({ form: 'other', received: 1 }));
    expect(await storage.findExpired('permit', 3_000, 9)).toEqual([first.id, second.id]);
    expect(await storage.findExpired('permit', 3_000, 1)).toEqual([first.id]);
    expect(await storage.countHeld('permit', 3_000)).toBe(1);
    await storage.dropDeliveries({ id: 'msg_1' }, 9_000);
    expect(await storage.findExpired('permit', 3_000, 9)).toEqual([first.id, held.id, second.id]);
  });

  test(`${name} deletes once where many do so, and forgets deletions in time`, async () => {
    const [storage, secondStorage] = [await openStorage(), await openStorage()];
    const stored = submission();
    await storage.storeSubmission(stored);
    const outcomes = await Promise.all(
      [storage, secondStorage, storage, secondStorage].map((each) =>
        each.deleteSubmission(stored.id, deletionOf(stored)),
      ),
    );
    expect(outcomes.filter(({ kind }) => kind === 'deleted')).toHaveLength(1);
    expect(await storage.listDeletions(9)).toEqual([deletionOf(stored)]);
    expect(await storage.deletedCounts('permit')).toMatchObject([{ count: 1 }]);
    expect(await storage.forgetDeletions(5_000)).toBe(0);
    expect(await storage.forgetDeletions(5_001)).toBe(1);
    expect(await storage.listDeletions(9)).toEqual([]);
  });
}
