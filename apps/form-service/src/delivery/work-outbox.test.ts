import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { DeliveryChoice } from '../storage/outbox.ts';
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

beforeEach(async () => {
  outbox = await openOutbox({ delivery: ['office'] }, {});
  logged = [];
  const note = (_: object, sentence: string) => void logged.push(sentence);
  const deliver = async () => {
    await underWay();
    return outcome;
  };
  worker = createOutboxWorker({
    ...{ storage: outbox.storage, ways: new Map([['office', deliver]]) },
    log: { warn: note, error: note },
  });
  await outbox.send({ name: 'Ann' });
});

afterEach(async () => {
  await worker.close();
  await outbox.close();
});

async function delivery() {
  const [submission] = await outbox.all();
  const [one] = await outbox.storage.deliveriesOf(submission?.id ?? '');
  return one;
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
    const [one] = await outbox.storage.takeDue('office', Date.now(), 1, { holder: 'a', until: 0 });
    await outbox.storage.settleDelivery(one?.id ?? '', 'a', { state: 'waiting', due: 0, at: 0 });
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

test('a delivery on which the file system fails keeps the code of that, and no path', async () => {
  underWay = () => mkdir(join(outbox.folder, 'missing', 'canary.pdf'));
  await worker.work();
  expect((await delivery())?.fault).toBe(
    'The system answered ENOENT to mkdir. Check that the folder exists and its disk is mounted.',
  );
});
