import { expect, test } from 'vitest';
import { type Deletion, hashOfKey } from './deletions.ts';
import { readAll } from './read-all.ts';
import type { StoredSubmission, SubmissionStorage } from './storage.ts';
import { openedStorages, submission } from './testing/opened-storages.ts';
import type { StoredUpload } from './uploads.ts';

/** The contract of every storage back end, as far as deletions go. `open` opens the same place each time. */
export function deletionContract(name: string, open: () => Promise<SubmissionStorage>): void {
  const storage = openedStorages(open);

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
    const one = await storage();
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
    await one.saveUpload(file);
    const unique = [{ path: 'plate', value: 'ABCD' }];
    const delivery = { id: 'msg_1', destination: 'office', submission: stored.id };
    await one.storeSubmission(stored, undefined, unique, [file.id], [], [delivery]);
    expect(await one.findByReference(stored.reference)).toEqual({ id: stored.id });
    expect(await one.deleteSubmission(stored.id, deletionOf(stored, 'hash'))).toEqual({
      kind: 'undelivered',
    });
    const keyHash = hashOfKey('key-00001');
    const outcome = await one.deleteSubmission(stored.id, deletionOf(stored, keyHash), true);
    expect(outcome).toEqual({ kind: 'deleted', uploads: [file.id] });
    expect(await one.deleteSubmission(stored.id, deletionOf(stored, 'hash'))).toEqual({ kind: 'unknown' });
    expect(await readAll(one.readSubmissions('permit'))).toEqual([]);
    expect([...(await one.findUploads([file.id])), ...(await one.listOutbox(9))]).toEqual([]);
    const asked = { form: 'permit', key: 'key-00001', since: 0 };
    const gone = { submission: undefined, deletion: deletionOf(stored, keyHash) };
    expect(await one.findEarlier(asked)).toEqual(gone);
    expect(await one.findEarlier({ ...asked, form: 'other' })).toMatchObject({ deletion: undefined });
    const later = gone.deletion.deleted + 1;
    expect(await one.findEarlier({ ...asked, since: later })).toMatchObject({ deletion: undefined });
    expect(await one.findDeletionOf(stored.reference)).toEqual(deletionOf(stored, keyHash));
    expect(await one.findDeletionOf('another')).toBeUndefined();
    expect(await one.deletedCounts('permit')).toEqual([{ form: 'permit', day: '2026-03-01', count: 1 }]);
    // Values that only one submission may hold are free again.
    expect(await one.storeSubmission(submission(), undefined, unique)).toEqual({ kind: 'stored' });
  });

  test(`${name} stores nothing again under the key of a submission that was deleted`, async () => {
    const one = await storage();
    const key = 'key-00001';
    const stored = submission({ key });
    await one.storeSubmission(stored);
    const deletion = deletionOf(stored, hashOfKey(key));
    await one.deleteSubmission(stored.id, deletion);
    const again = () => submission({ key, received: 6_000 });
    const unique = [{ path: 'plate', value: 'ABCD' }];
    const gone = { kind: 'keyDeleted', deletion };
    expect(await one.storeSubmission(again())).toEqual(gone);
    expect(await one.storeSubmission(again(), undefined, unique)).toEqual(gone);
    expect(await one.storeSubmission(again(), 1_000)).toEqual(gone);
    expect(await one.storeSubmission({ ...again(), form: 'other' })).toEqual({ kind: 'stored' });
    expect(await readAll(one.readSubmissions('permit'))).toEqual([]);
    // Its key counts no longer, and then another one's does.
    const later = again();
    expect(await one.storeSubmission(later, 999)).toEqual({ kind: 'stored' });
    expect(await one.storeSubmission(again())).toEqual({ kind: 'keyTaken', submission: later });
  });

  test(`${name} deletes a submission with those in it, and takes the copies of them out of that around`, async () => {
    const [one, two] = [await storage(), await storage()];
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
    await one.storeSubmission(outer, undefined, [], [], [ann, bob], [wait]);
    const around = [{ id: outer.id, form: 'permit' }];
    const nested = { parts: [], around, uploads: [] };
    expect(await one.deleteSubmission(ann.id, deletionOf(ann), false, nested)).toEqual({
      kind: 'undelivered',
    });
    await one.dropDeliveries({ id: 'msg_1' }, 9_000);
    const outcomes = await Promise.all([
      one.deleteSubmission(ann.id, deletionOf(ann), false, nested),
      two.deleteSubmission(bob.id, deletionOf(bob), false, nested),
    ]);
    expect(outcomes.map(({ kind }) => kind)).toEqual(['deleted', 'deleted']);
    const left = await one.findSubmission(outer.id);
    expect(left?.returned).toBe(outer.data);
    expect(left?.metadata).toBe('{"selectData":{"c":{"label":"Oak"}}}');

    const cat = part('Cat');
    const whole = submission();
    const waits = { id: 'msg_2', destination: 'office', submission: cat.id };
    await one.storeSubmission(whole, undefined, [], [], [cat], [waits]);
    // Somebody else deleted one of the parts.
    const parts = [cat, ann].map((each) => ({ id: each.id, deletion: deletionOf(each) }));
    const withParts = { parts, around: [], uploads: [] };
    expect(await one.deleteSubmission(whole.id, deletionOf(whole), false, withParts)).toEqual({
      kind: 'undelivered',
    });
    expect(await one.deleteSubmission(whole.id, deletionOf(whole), true, withParts)).toEqual({
      ...{ kind: 'deleted', uploads: [] },
    });
    expect(await readAll(one.readSubmissions('part'))).toEqual([]);
    const noted = (await one.listDeletions(9)).map(({ reference }) => reference);
    expect(noted.sort()).toEqual([ann, bob, cat, whole].map(({ reference }) => reference).sort());
  });

  test(`${name} finds submissions whose time is over, without those that wait to be delivered`, async () => {
    const one = await storage();
    const at = (received: number) => submission({ received });
    const [first, second, held, late] = [at(1_000), at(2_000), at(1_500), at(3_000)];
    for (const stored of [first, second, held, late]) {
      const waits = stored === held ? [{ id: 'msg_1', destination: 'office', submission: stored.id }] : [];
      await one.storeSubmission(stored, undefined, [], [], [], waits);
    }
    await one.storeSubmission(submission({ form: 'other', received: 1 }));
    expect(await one.findExpired('permit', 3_000, 9)).toEqual([first.id, second.id]);
    expect(await one.findExpired('permit', 3_000, 1)).toEqual([first.id]);
    expect(await one.countHeld('permit', 3_000)).toBe(1);
    await one.dropDeliveries({ id: 'msg_1' }, 9_000);
    expect(await one.findExpired('permit', 3_000, 9)).toEqual([first.id, held.id, second.id]);
  });

  test(`${name} deletes once where many do so, and forgets deletions in time`, async () => {
    const [one, two] = [await storage(), await storage()];
    const stored = submission();
    await one.storeSubmission(stored);
    const outcomes = await Promise.all(
      [one, two, one, two].map((each) => each.deleteSubmission(stored.id, deletionOf(stored))),
    );
    expect(outcomes.filter(({ kind }) => kind === 'deleted')).toHaveLength(1);
    expect(await one.listDeletions(9)).toEqual([deletionOf(stored)]);
    expect(await one.deletedCounts('permit')).toMatchObject([{ count: 1 }]);
    expect(await one.forgetDeletions(5_000)).toBe(0);
    expect(await one.forgetDeletions(5_001)).toBe(1);
    expect(await one.listDeletions(9)).toEqual([]);
  });
}
