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

  async function ledger(): Promise<Ledger> {
    const one = await open();
    opened.push(one);
    return one;
  }

  afterEach(async () => {
    for (const one of opened.splice(0)) await one.close();
  });

  test(`${name} gives the right to send a form and key once`, async () => {
    const one = await ledger();
    expect(await one.claim(sending())).toEqual({ kind: 'claimed' });
    expect(await one.claim(sending())).toEqual({ kind: 'underWay' });
    expect(await one.claim(sending({ key: 'key-00002' }))).toEqual({ kind: 'claimed' });
    expect(await one.claim(sending({ form: 'other' }))).toEqual({ kind: 'claimed' });
  });

  test(`${name} gives it to one of many who ask at the same time through two connections`, async () => {
    const [one, two] = [await ledger(), await ledger()];
    const claims = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 ? one : two).claim(sending())),
    );
    expect(claims.filter(({ kind }) => kind === 'claimed')).toHaveLength(1);
    expect(claims.filter(({ kind }) => kind === 'underWay')).toHaveLength(19);
  });

  test(`${name} remembers what was received, for whoever opens it next`, async () => {
    const one = await ledger();
    await one.claim(sending());
    await one.confirm(sending(), receipt);
    await one.close();
    const received = { kind: 'received', dataHash: 'hash', receipt };
    expect(await (await ledger()).claim(sending({ dataHash: 'other' }))).toEqual(received);
  });

  test(`${name} remembers a receipt without a number`, async () => {
    const one = await ledger();
    await one.claim(sending());
    await one.confirm(sending(), { id: 'id-1', referenceNumber: undefined });
    expect(await one.claim(sending())).toMatchObject({ receipt: { id: 'id-1', referenceNumber: undefined } });
  });

  test(`${name} never gives the right again where nobody knows what came of it`, async () => {
    const one = await ledger();
    await one.claim(sending());
    await one.leaveOpen(sending());
    expect(await one.countOpen()).toBe(1);
    expect(await one.claim(sending())).toEqual({ kind: 'unconfirmed' });
    expect(await one.claim(sending({ dataHash: 'other', started: 9_000 }), 10)).toEqual({
      kind: 'unconfirmed',
    });
  });

  test(`${name} takes a sending that lasts longer than any can for one that nobody knows of`, async () => {
    const one = await ledger();
    await one.claim(sending());
    expect(await one.claim(sending({ started: 36_001 }))).toEqual({ kind: 'unconfirmed' });
    expect(await one.countOpen()).toBe(1);
  });

  test(`${name} gives the right again when the service certainly received nothing`, async () => {
    const one = await ledger();
    await one.claim(sending());
    await one.release(sending());
    expect(await one.claim(sending({ dataHash: 'other' }))).toEqual({ kind: 'claimed' });
  });

  test(`${name} lets a key that was received count for a while only, when asked`, async () => {
    const one = await ledger();
    await one.claim(sending());
    await one.confirm(sending(), receipt);
    expect((await one.claim(sending({ started: 1_600 }), 600)).kind).toBe('received');
    expect((await one.claim(sending({ started: 1_601 }), 600)).kind).toBe('claimed');
    await one.confirm(sending(), { ...receipt, referenceNumber: 'R-2' });
    expect(await one.claim(sending({ started: 1_700 }))).toMatchObject({
      receipt: { referenceNumber: 'R-2' },
    });
  });

  test(`${name} writes what came of a sending once: nothing that is said later changes it`, async () => {
    const one = await ledger();
    await one.claim(sending());
    await one.confirm(sending(), receipt);
    await one.leaveOpen(sending());
    await one.release(sending());
    expect((await one.claim(sending())).kind).toBe('received');
  });

  test(`${name} forgets what is old`, async () => {
    const one = await ledger();
    for (const started of [1_000, 2_000]) {
      const entry = sending({ key: `key-${started}`, started });
      await one.claim(entry);
      await one.confirm(entry, receipt);
    }
    await one.forgetBefore(2_000);
    expect((await one.claim(sending({ key: 'key-1000' }))).kind).toBe('claimed');
    expect((await one.claim(sending({ key: 'key-2000' }))).kind).toBe('received');
  });

  test(`${name} is ready while it is open`, async () => {
    const one = await ledger();
    expect(await one.isReady()).toBe(true);
    await one.close();
    expect(await one.isReady()).toBe(false);
  });
}
