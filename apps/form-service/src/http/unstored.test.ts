import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { readAll } from '../storage/read-all.ts';
import { type HeldDatabase, holdDatabase } from '../storage/sqlite/testing/hold-database.ts';
import { openTestService, permit, type TestService } from './test-service.ts';

let opened: TestService;
let held: HeldDatabase | undefined;

afterEach(async () => {
  await release();
  await opened.close();
});

const hold = async () => {
  held = await holdDatabase(join(opened.dataDir, 'guichet.sqlite'));
};

async function release(): Promise<void> {
  await held?.release();
  held = undefined;
}

const answers = { data: { name: 'Ann' } };
const send = (key: string) => opened.post(answers, { 'idempotency-key': key });
const stored = () => readAll(opened.storage.readSubmissions('permits/parking'));

test('while another process holds the database forms are given, and submissions wait; then each is stored once', async () => {
  opened = await openTestService();
  await hold();
  let answered = 0;
  const sent = Array.from({ length: 30 }, async (_, index) => {
    const response = await send(`key-0000${index % 15}`);
    answered += 1;
    return response.statusCode;
  });
  for (let count = 0; count < 5; count += 1)
    expect((await opened.app.inject('/api/permits/parking')).statusCode).toBe(200);
  expect(answered).toBe(0);
  await release();
  expect(new Set(await Promise.all(sent))).toEqual(new Set([201]));
  expect(await stored()).toHaveLength(15);
});

test('one that waited too long is told to come again, and under the same key it is stored once', async () => {
  opened = await openTestService({ 'permit.json': permit }, { database: { waitMs: 30 } });
  await hold();
  const response = await send('key-00001');
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '10']);
  expect(response.json()).toEqual({
    name: 'StorageError',
    code: 'storage_busy',
    message:
      'Nothing was stored: the service cannot write at this moment. Try again later with the same Idempotency-Key: nothing is stored twice.',
  });
  await release();
  expect((await send('key-00001')).statusCode).toBe(201);
  expect(await stored()).toHaveLength(1);
});

test('what the disk has no room for is not taken, and told so; what was stored can be repeated', async () => {
  opened = await openTestService();
  expect((await send('key-00001')).statusCode).toBe(201);
  const full = await openTestService(
    { 'permit.json': permit },
    { folder: opened.folder, database: { spare: Number.MAX_SAFE_INTEGER } },
  );
  try {
    const response = await full.post(answers, { 'idempotency-key': 'key-00002' });
    expect([response.statusCode, response.json().code]).toEqual([507, 'no_space']);
    expect(response.json().details).toEqual([
      { message: expect.stringContaining('We cannot receive new forms at the moment') },
    ]);
    expect((await full.post(answers, { 'idempotency-key': 'key-00001' })).statusCode).toBe(201);
    expect(await full.service.isReady()).toBe(false);
  } finally {
    await full.close();
  }
  expect(await stored()).toHaveLength(1);
});

test('when the database was removed nothing is acknowledged, but what was stored before', async () => {
  opened = await openTestService();
  expect((await send('key-00001')).statusCode).toBe(201);
  rmSync(join(opened.dataDir, 'guichet.sqlite'));
  const response = await send('key-00002');
  expect([response.statusCode, response.json().code]).toEqual([503, 'storage_failed']);
  expect((await send('key-00001')).statusCode).toBe(201);
  expect(await opened.service.isReady()).toBe(false);
});
