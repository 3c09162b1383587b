import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { DeliveryChoice } from '../storage/outbox.ts';
import { createUploadId } from '../uploads/upload-id.ts';
import type { DeliveryOutcome } from './destination.ts';
import { openOutbox, type TestOutbox } from './testing/open-outbox.ts';
import { createOutboxWorker, type OutboxWorker } from './work-outbox.ts';

const office: DeliveryChoice = { destination: 'office' };

let outbox: TestOutbox;
let worker: OutboxWorker;
let logged: string[];
/** Runs while the destination has the delivery. */
let underWay: () => Promise<unknown>;
let outcome: DeliveryOutcome;
/** Milliseconds by which the worker's clock is ahead. */
let passed: number;

beforeEach(async () => {
  outbox = await openOutbox({ delivery: ['office'] }, {});
  logged = [];
  passed = 0;
  const note = (_: object, sentence: string) => void logged.push(sentence);
  const deliver = async () => {
    await underWay();
    return outcome;
  };
  worker = createOutboxWorker({
    ...{ storage: outbox.storage, ways: new Map([['office', deliver]]) },
    log: { warn: note, error: note },
    now: () => Date.now() + passed,
  });
  await outbox.send({ name: 'Ann' });
});

afterEach(async () => {
  await worker.close();
  await outbox.close();
});

async function delivery() {
  const [submission] = await outbox.all();
  const [storedDelivery] = await outbox.storage.deliveriesOf(submission?.id ?? '');
  return storedDelivery;
}

test('a delivery that is dropped while an attempt fails stays dropped', async () => {
  underWay = () => outbox.storage.dropDeliveries(office, Date.now());
  outcome = { kind: 'failed', fault: 'It is away.' };
  await worker.work();
  expect(await delivery()).toMatchObject({ state: 'dropped' });
  expect(logged).toEqual(['a delivery failed that was taken, dropped or sent again meanwhile']);
});

test('a delivery that is sent again while its last attempt fails is not parked', async () => {
  for (let failed = 0; failed < 9; failed++) {
    const [dueDelivery] = await outbox.storage.takeDue('office', Date.now(), 1, { holder: 'a', until: 0 });
    await outbox.storage.settleDelivery(dueDelivery?.id ?? '', 'a', { state: 'waiting', due: 0, at: 0 });
  }
  underWay = () => outbox.storage.retryDeliveries(office, Date.now());
  outcome = { kind: 'failed', fault: 'It is away.' };
  await worker.work();
  expect(await delivery()).toMatchObject({ state: 'waiting', attempts: 0 });
});

test('a delivery that arrives although it was dropped meanwhile counts as delivered', async () => {
  underWay = () => outbox.storage.dropDeliveries(office, Date.now());
  outcome = { kind: 'delivered' };
  await worker.work();
  expect(await delivery()).toMatchObject({ state: 'delivered' });
});

test('a delivery waits for the scanner as long as that takes, which counts as no attempt', async () => {
  const [submission] = await outbox.all();
  const file = createUploadId();
  await outbox.storage.saveUpload({
    ...{ id: file, form: 'permits/parking', field: 'plan', name: 'a.txt', originalName: 'a.txt' },
    ...{ claimedType: '', type: 'text/plain', size: 6, isPrivate: false, scan: 'waiting', client: undefined },
    ...{ created: 0, submission: submission?.id },
  });
  underWay = async () => undefined;
  outcome = { kind: 'delivered' };
  for (let minutes = 0; minutes < 300; minutes += 10) {
    passed = minutes * 60_000;
    await worker.work();
  }
  expect(await delivery()).toMatchObject({
    ...{ state: 'waiting', attempts: 0, fault: 'A file waits for the scanner.' },
  });
  expect(logged).toEqual(['a delivery waits for the scanner']);
  await outbox.storage.settleScan(file, 'clean');
  passed = 300 * 60_000;
  await worker.work();
  expect(await delivery()).toMatchObject({ state: 'delivered', attempts: 1 });
});

test('a delivery on which the file system fails keeps the code of that, and no path', async () => {
  underWay = () => mkdir(join(outbox.folder, 'missing', 'canary.pdf'));
  await worker.work();
  expect((await delivery())?.fault).toBe(
    'The system answered ENOENT to mkdir. Check that the folder exists and its disk is mounted.',
  );
});
