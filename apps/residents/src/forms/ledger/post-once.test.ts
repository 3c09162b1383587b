import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@guichet/form-service/testing/free-port';
import {
  type FormServiceStandIn,
  type ServedAct,
  startFormServiceStandIn,
} from '@guichet/sandbox/form-service';
import { createFormServiceClient } from '@guichet/service-client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Ledger } from './ledger.ts';
import { createPostOnce } from './post-once.ts';
import { openSqliteLedger } from './sqlite-ledger.ts';

let service: FormServiceStandIn;
let folder = '';
const ledgers: Ledger[] = [];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'guichet-ledger-'));
  service = await startFormServiceStandIn();
  service.publish({ path: 'permit' });
});
afterEach(async () => {
  for (const ledger of ledgers.splice(0)) await ledger.close();
  await service.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A server's way to the service, with a ledger in the test's folder. */
async function open({ url = service.url, timeoutMs = 5_000, now = Date.now } = {}) {
  const ledger = await openSqliteLedger(folder, { longestMs: 35_000 });
  ledgers.push(ledger);
  const emitted: string[] = [];
  const client = createFormServiceClient({ fetch, baseUrl: url, timeoutMs });
  const save = createPostOnce({
    post: client.saveSubmission,
    ledger,
    now,
    notify: (form, what) => emitted.push(`${form} ${what}`),
  });
  return {
    ledger,
    emitted,
    save: (data: { readonly plate: string }, key?: string, windowMs?: number) =>
      save({ path: 'permit', data, metadata: {} }, key, windowMs),
  };
}

const key = 'key-00001';
const data = { plate: 'ABCD 123' };
const saved = (referenceNumber: string) => ({
  kind: 'saved',
  submission: { data, metadata: { referenceNumber } },
});

test('the same key with the same data is posted once and gets the same answer, after a restart too', async () => {
  const first = await (await open()).save(data, key);
  expect(first).toMatchObject(saved('E-0001'));
  expect(await (await open()).save(data, key)).toEqual(first);
  expect(service.received).toHaveLength(1);
});

test('the same key with other data is refused, with the number of the earlier', async () => {
  const { save } = await open();
  await save(data, key);
  expect(await save({ plate: 'other' }, key)).toEqual({ kind: 'keyReused', referenceNumber: 'E-0001' });
  expect(service.received).toHaveLength(1);
});

test('without a key each is a submission of its own', async () => {
  const { save } = await open();
  await save(data);
  await save(data);
  expect(service.received).toHaveLength(2);
});

test('a key counts for as long as it is asked to', async () => {
  let time = 1_000;
  const { save } = await open({ now: () => time });
  await save(data, key, 600);
  time = 1_600;
  expect(await save(data, key, 600)).toMatchObject(saved('E-0001'));
  time = 1_601;
  expect(await save(data, key, 600)).toMatchObject(saved('E-0002'));
});

test('of two at the same time one is posted, and both have its answer; other data waits and is refused', async () => {
  const { save } = await open();
  const held = service.hold('submission');
  const sameSaves = [save(data, key), save(data, key)];
  const changedSave = save({ plate: 'other' }, key);
  await held.arrived;
  held.release();
  const [first, second] = await Promise.all(sameSaves);
  expect(first).toMatchObject(saved('E-0001'));
  expect(second).toEqual(first);
  expect((await changedSave).kind).toBe('keyReused');
  expect(service.received).toHaveLength(1);
});

test('what another server has under way is waited for', async () => {
  const held = service.hold('submission');
  const first = (await open()).save(data, key);
  await held.arrived;
  const second = (await open()).save(data, key);
  held.release();
  expect(await second).toEqual(await first);
  expect(service.received).toHaveLength(1);
});

test.each<ServedAct>([
  'hangUp',
  'cut',
  'fail',
  'html',
  'notJson',
  'wrongShape',
  'huge',
  'doneThenHangUp',
  'doneThenFail',
  { status: 200, body: { message: 'Under maintenance' } },
  { status: 204, body: '' },
  { status: 303, body: '' },
])('after %j nobody knows whether it was received: the key is never posted again', async (act) => {
  const { save, emitted, ledger } = await open();
  service.next('submission', act);
  expect(await save(data, key)).toEqual({ kind: 'unconfirmed' });
  expect(await save(data, key)).toEqual({ kind: 'unconfirmed' });
  expect(await save({ plate: 'other' }, key)).toEqual({ kind: 'unconfirmed' });
  expect(service.calls).toHaveLength(1);
  expect([emitted, await ledger.countOpen()]).toEqual([['permit unconfirmed'], 1]);
  expect(await save(data, 'key-00002')).toMatchObject({ kind: 'saved' });
});

test('neither does anybody when the service is silent, before its headers or after them', async () => {
  const { save } = await open({ timeoutMs: 50 });
  service.next('submission', 'hang');
  expect(await save(data, key)).toEqual({ kind: 'unconfirmed' });
  service.hold('submission', 'body');
  expect(await save(data, 'key-00002')).toEqual({ kind: 'unconfirmed' });
});

test.each<[ServedAct, object]>([
  ['refuse', { kind: 'failed', fault: 'refused' }],
  [
    { status: 429, body: {} },
    { kind: 'failed', fault: 'refused' },
  ],
  [{ status: 409, body: { code: 'form_changed' } }, { kind: 'formChanged' }],
  [{ status: 400, body: { details: [{ type: 'any.required', path: ['plate'] }] } }, { kind: 'invalid' }],
])('what the service refused with %j can be sent again under its key', async (act, outcome) => {
  const { save } = await open();
  service.next('submission', act);
  expect(await save(data, key)).toMatchObject(outcome);
  expect(await save(data, key)).toMatchObject(saved('E-0001'));
});

test('what found nobody to be sent to can be sent again under its key', async () => {
  const url = `http://127.0.0.1:${await freePort()}`;
  expect(await (await open({ url })).save(data, key)).toMatchObject({ kind: 'failed', fault: 'unreachable' });
  expect(await (await open()).save(data, key)).toMatchObject(saved('E-0001'));
});

test('what cannot be written down is not sent', async () => {
  const { save, ledger, emitted } = await open();
  await ledger.close();
  expect(await save(data, key)).toEqual({
    ...{ kind: 'failed', fault: 'failing', mayBeStored: false, storage: 'unavailable' },
  });
  expect([service.calls, emitted]).toEqual([[], ['permit unwritten']]);
});

test('what was received is said to be so even when that cannot be written down', async () => {
  const { save, ledger, emitted } = await open();
  const held = service.hold('submission');
  const saving = save(data, key);
  await held.arrived;
  await ledger.close();
  held.release();
  expect(await saving).toMatchObject(saved('E-0001'));
  expect(emitted).toEqual(['permit unwritten']);
});

test('the ledger keeps no answer, not even as a hash that tells equal answers of two keys', async () => {
  const { save, ledger } = await open();
  await save(data, key);
  await save(data, 'key-00002');
  const claim = (name: string) => ledger.claim({ form: 'permit', key: name, dataHash: '', started: 0 });
  const [first, second] = [await claim(key), await claim('key-00002')];
  expect(first.kind === 'received' && second.kind === 'received' && first.dataHash !== second.dataHash).toBe(
    true,
  );
  const files = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'latin1'));
  expect(files.join()).toContain('E-0001');
  expect(files.join()).not.toContain('ABCD 123');
});
