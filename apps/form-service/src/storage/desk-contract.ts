import { expect, test } from 'vitest';
import type { AuditLine } from './desk-rows.ts';
import type { SubmissionStorage } from './storage.ts';
import { openedStorages, submission } from './testing/opened-storages.ts';

/** The contract of every storage back end, as far as clerks go. `open` opens the same place each time. */
export function deskContract(name: string, open: () => Promise<SubmissionStorage>): void {
  const openStorage = openedStorages(open);

  const line = (id: string, at: number, more: Partial<AuditLine> = {}): AuditLine => ({
    ...{ id: id.repeat(24), at, operator: 'ann', action: 'viewed', form: 'permit', reference: 'R-1' },
    ...more,
  });

  test(`${name} counts between moments and lists latest first, a page at a time`, async () => {
    const storage = await openStorage();
    const all = [1_000, 2_000, 2_000, 3_000].map((received) => submission({ received }));
    for (const stored of all) await storage.storeSubmission(stored);
    await storage.storeSubmission(submission({ form: 'other', received: 2_000 }));
    expect(await storage.countReceived('permit', [0, 2_000, 3_000, 4_000])).toEqual([1, 2, 1]);
    expect(await storage.countReceived('nothing', [0, 9_000])).toEqual([0]);
    const listed = all.map(({ id, reference, received }) => ({ id, reference, received })).toReversed();
    expect(await storage.listReceived('permit', 0, 9)).toEqual(listed);
    expect(await storage.listReceived('permit', 1, 2)).toEqual(listed.slice(1, 3));
    expect(await storage.listReceived('permit', 4, 9)).toEqual([]);
  });

  test(`${name} keeps lines of the audit until they are forgotten`, async () => {
    const storage = await openStorage();
    const lines = [line('a', 1_000), line('b', 3_000, { reference: 'R-2' })];
    const table = line('c', 2_000, { action: 'exported', reference: undefined });
    for (const each of [...lines, table]) await storage.noteAudit(each);
    const secondStorage = await openStorage();
    expect(await secondStorage.listAudit(9)).toEqual([lines[1], table, lines[0]]);
    expect(await secondStorage.listAudit(1)).toEqual([lines[1]]);
    expect(await secondStorage.listAudit(9, 'R-1')).toEqual([lines[0]]);
    await secondStorage.forgetDeletions(2_000);
    expect(await secondStorage.listAudit(9)).toEqual([lines[1], table]);
  });

  test(`${name} notes a deletion with it, and none that did not happen`, async () => {
    const storage = await openStorage();
    const stored = submission();
    await storage.storeSubmission(stored);
    const { form, reference } = stored;
    const deletion = {
      ...{ form, reference, keyHash: undefined, receivedDay: '2026-03-01' },
      ...{ deleted: 5_000, reason: 'request', actor: 'ann' },
    };
    await storage.deleteSubmission(stored.id, deletion);
    await storage.deleteSubmission(stored.id, deletion);
    expect(await storage.listAudit(9)).toEqual([
      { id: expect.any(String), at: 5_000, operator: 'ann', action: 'deleted', form, reference },
    ]);
  });
}
