import { expect, test } from 'vitest';
import type { AuditLine } from './desk-rows.ts';
import type { SubmissionStorage } from './storage.ts';
import { openedStorages, submission } from './testing/opened-storages.ts';

/** The contract of every storage back end, as far as clerks go. `open` opens the same place each time. */
export function deskContract(name: string, open: () => Promise<SubmissionStorage>): void {
  const storage = openedStorages(open);

  const line = (id: string, at: number, more: Partial<AuditLine> = {}): AuditLine => ({
    ...{ id: id.repeat(24), at, operator: 'ann', action: 'viewed', form: 'permit', reference: 'R-1' },
    ...more,
  });

  test(`${name} counts between moments and lists latest first, a page at a time`, async () => {
    const one = await storage();
    const all = [1_000, 2_000, 2_000, 3_000].map((received) => submission({ received }));
    for (const stored of all) await one.storeSubmission(stored);
    await one.storeSubmission(submission({ form: 'other', received: 2_000 }));
    expect(await one.countReceived('permit', [0, 2_000, 3_000, 4_000])).toEqual([1, 2, 1]);
    expect(await one.countReceived('nothing', [0, 9_000])).toEqual([0]);
    const listed = all.map(({ id, reference, received }) => ({ id, reference, received })).toReversed();
    expect(await one.listReceived('permit', 0, 9)).toEqual(listed);
    expect(await one.listReceived('permit', 1, 2)).toEqual(listed.slice(1, 3));
    expect(await one.listReceived('permit', 4, 9)).toEqual([]);
  });

  test(`${name} keeps lines of the audit until they are forgotten`, async () => {
    const one = await storage();
    const lines = [line('a', 1_000), line('b', 3_000, { reference: 'R-2' })];
    const table = line('c', 2_000, { action: 'exported', reference: undefined });
    for (const each of [...lines, table]) await one.noteAudit(each);
    const again = await storage();
    expect(await again.listAudit(9)).toEqual([lines[1], table, lines[0]]);
    expect(await again.listAudit(1)).toEqual([lines[1]]);
    expect(await again.listAudit(9, 'R-1')).toEqual([lines[0]]);
    await again.forgetDeletions(2_000);
    expect(await again.listAudit(9)).toEqual([lines[1], table]);
  });

  test(`${name} notes a deletion with it, and none that did not happen`, async () => {
    const one = await storage();
    const stored = submission();
    await one.storeSubmission(stored);
    const { form, reference } = stored;
    const deletion = {
      ...{ form, reference, keyHash: undefined, receivedDay: '2026-03-01' },
      ...{ deleted: 5_000, reason: 'request', actor: 'ann' },
    };
    await one.deleteSubmission(stored.id, deletion);
    await one.deleteSubmission(stored.id, deletion);
    expect(await one.listAudit(9)).toEqual([
      { id: expect.any(String), at: 5_000, operator: 'ann', action: 'deleted', form, reference },
    ]);
  });
}
