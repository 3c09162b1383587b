import { afterEach, expect, test } from 'vitest';
import type { Ledger, PendingSubmission } from './ledger.ts';

const sending = (more: Partial<PendingSubmission> = {}): PendingSubmission => ({
  form: 'permit',
  key: 'key-00001',
  dataHash: 'hash',
  started: 1_000,
  ...more,
});
const receipt = { id: 'id-1', referenceNumber: 'R-1' };

/** The contract of every ledger. `open` opens the same place each time it is called within a test. */
export function ledgerContract(name: string, open: () => Promise<Ledger>): void {
  const opened: Ledger[] = [];

  async function openLedger(): Promise<Ledger> {
    const ledger = await open();
    opened.push(ledger);
    return ledger;
  }

  afterEach(async () => {
    for (const ledger of opened.splice(0)) await ledger.close();
  });

  test(`${name} gives the right to send a form and key once`, async () => {
    const ledger = await openLedger();
    expect(await ledger.claim(sending())).toEqual({ kind: 'claimed' });
    expect(await ledger.claim(sending())).toEqual({ kind: 'underWay' });
    expect(await ledger.claim(sending({ key: 'key-00002' }))).toEqual({ kind: 'claimed' });
    expect(await ledger.claim(sending({ form: 'other' }))).toEqual({ kind: 'claimed' });
  });

  test(`${name} gives it to one of many who ask at the same time through two connections`, async () => {
    const [first, second] = [await openLedger(), await openLedger()];
    const claims = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 ? first : second).claim(sending())),
    );
    expect(claims.filter(({ kind }) => kind === 'claimed')).toHaveLength(1);
    expect(claims.filter(({ kind }) => kind === 'underWay')).toHaveLength(19);
  });

  test(`${name} remembers what was received, for the next process that opens it`, async () => {
    const ledger = await openLedger();
    await ledger.claim(sending());
    await ledger.confirm(sending(), receipt);
    await ledger.close();
    const received = { kind: 'received', dataHash: 'hash', receipt };
    expect(await (await openLedger()).claim(sending({ dataHash: 'other' }))).toEqual(received);
  });

  test(`${name} remembers a receipt without a number`, async () => {
    const ledger = await openLedger();
    await ledger.claim(sending());
    await ledger.confirm(sending(), { id: 'id-1', referenceNumber: undefined });
    expect(await ledger.claim(sending())).toMatchObject({
      receipt: { id: 'id-1', referenceNumber: undefined },
    });
  });

  test(`${name} never gives the right again where nobody knows what came of it`, async () => {
    const ledger = await openLedger();
    await ledger.claim(sending());
    await ledger.leaveOpen(sending());
    expect(await ledger.countOpen()).toBe(1);
    expect(await ledger.claim(sending())).toEqual({ kind: 'unconfirmed' });
    expect(await ledger.claim(sending({ dataHash: 'other', started: 9_000 }), 10)).toEqual({
      kind: 'unconfirmed',
    });
  });

  test(`${name} takes a sending that lasts longer than any can for one that nobody knows of`, async () => {
    const ledger = await openLedger();
    await ledger.claim(sending());
    expect(await ledger.claim(sending({ started: 36_001 }))).toEqual({ kind: 'unconfirmed' });
    expect(await ledger.countOpen()).toBe(1);
  });

  test(`${name} gives the right again when the service certainly received nothing`, async () => {
    const ledger = await openLedger();
    await ledger.claim(sending());
    await ledger.release(sending());
    expect(await ledger.claim(sending({ dataHash: 'other' }))).toEqual({ kind: 'claimed' });
  });

  test(`${name} lets a key that was received count for a while only, when asked`, async () => {
    const ledger = await openLedger();
    await ledger.claim(sending());
    await ledger.confirm(sending(), receipt);
    expect((await ledger.claim(sending({ started: 1_600 }), 600)).kind).toBe('received');
    expect((await ledger.claim(sending({ started: 1_601 }), 600)).kind).toBe('claimed');
    await ledger.confirm(sending(), { ...receipt, referenceNumber: 'R-2' });
    expect(await ledger.claim(sending({ started: 1_700 }))).toMatchObject({
      receipt: { referenceNumber: 'R-2' },
    });
  });

  test(`${name} writes what came of a sending once: nothing that is said later changes it`, async () => {
    const ledger = await openLedger();
    await ledger.claim(sending());
    await ledger.confirm(sending(), receipt);
    await ledger.leaveOpen(sending());
    await ledger.release(sending());
    expect((await ledger.claim(sending())).kind).toBe('received');
  });

  test(`${name} forgets what is old`, async () => {
    const ledger = await openLedger();
    for (const started of [1_000, 2_000]) {
      const entry = sending({ key: `key-${started}`, started });
      await ledger.claim(entry);
      await ledger.confirm(entry, receipt);
    }
    await ledger.forgetBefore(2_000);
    expect((await ledger.claim(sending({ key: 'key-1000' }))).kind).toBe('claimed');
    expect((await ledger.claim(sending({ key: 'key-2000' }))).kind).toBe('received');
  });

  test(`${name} is ready while it is open`, async () => {
    const ledger = await openLedger();
    expect(await ledger.isReady()).toBe(true);
    await ledger.close();
    expect(await ledger.isReady()).toBe(false);
  });
}
