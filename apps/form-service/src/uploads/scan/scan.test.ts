import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freePort } from '../../testing/free-port.ts';
import {
  bytes,
  fileOf,
  openUploadService,
  refusalOf,
  type UploadService,
} from '../testing/open-upload-service.ts';
import { eicar, type StandInClamd, startClamd } from '../testing/start-clamd.ts';
import { createUploadId } from '../upload-id.ts';
import { type ClamdOptions, createClamdScanner } from './clamd.ts';

let clamd: StandInClamd;
const services: UploadService[] = [];

beforeEach(async () => {
  clamd = await startClamd();
});

afterEach(async () => {
  for (const service of services.splice(0)) await service.close();
  await clamd.close();
});

async function open(isRequired: boolean, options: Partial<ClamdOptions> = {}): Promise<UploadService> {
  const scanner = createClamdScanner({ host: '127.0.0.1', port: clamd.port, isRequired, ...options });
  const service = await openUploadService({ options: { scanner } });
  services.push(service);
  return service;
}

test('a clean file passes, one that the scanner knows is refused and nothing of it stays', async () => {
  const service = await open(true);
  expect((await service.upload(fileOf(bytes.text, 'a.txt'))).status).toBe(201);
  expect(await refusalOf(await service.upload(fileOf(eicar, 'a.txt')))).toBe('422 infected');
  expect(service.lying('kept')).toHaveLength(1);
  expect(service.lying('arriving')).toEqual([]);
  expect(clamd.asked()).toBe(2);
});

test('a file of many pieces is scanned whole', async () => {
  const scanner = createClamdScanner({ host: '127.0.0.1', port: clamd.port, isRequired: true });
  const pieces = [...Array.from({ length: 40 }, () => Buffer.alloc(65_536, 'x')), Buffer.from(eicar)];
  expect(await scanner.scanStream(Readable.from(pieces))).toEqual({
    kind: 'infected',
    signature: 'Eicar-Signature',
  });
});

test('while the scanner is down, is silent or has enough, a file is refused where scanning is required', async () => {
  const silent = await startClamd({ isSilent: true });
  const strict = await startClamd({ most: 4 });
  for (const scanner of [
    { port: await freePort() },
    { port: silent.port, silenceMs: 2_000 },
    { port: strict.port },
  ]) {
    const service = await open(true, scanner);
    expect(await refusalOf(await service.upload(fileOf(bytes.text, 'a.txt')))).toBe('503 scanner_down');
    expect([...service.lying('kept'), ...service.lying('arriving')]).toEqual([]);
  }
  await silent.close();
  await strict.close();
});

test('where it is not required, a file waits: nobody gets it, and the submission says so to its readers', async () => {
  await clamd.close();
  const port = await freePort();
  const service = await open(false, { port });
  const record = await service.uploadRecord(fileOf(bytes.text, 'a.txt'));
  expect(record).toMatchObject({ scan: 'waiting' });
  const get = () => fetch(`${service.url}${record.url}`);
  expect(await refusalOf(await get())).toBe('423 scanning');
  const { body } = await service.submit({ any: [record] });
  expect(body).toMatchObject({ metadata: { unscanned: ['any.0'] } });
  const infected: unknown[] = [];
  await service.service.uploads?.scanWaiting((events) => infected.push(events));
  expect(await refusalOf(await get())).toBe('423 scanning');

  clamd = await startClamd({ port });
  await service.service.uploads?.scanWaiting((events) => infected.push(events));
  expect((await get()).status).toBe(200);
  expect(infected).toEqual([]);
});

test('what waited and is not clean loses its bytes, is told, and cannot be sent with a form any more', async () => {
  await clamd.close();
  const port = await freePort();
  const service = await open(false, { port });
  const claimed = await service.uploadRecord(fileOf(eicar, 'claimed.txt'));
  const { body } = await service.submit({ any: [claimed] });
  const free = await service.uploadRecord(fileOf(`${eicar}\n`, 'free.txt'));
  clamd = await startClamd({ port });
  const infected: unknown[] = [];
  await service.service.uploads?.scanWaiting((events) => infected.push(events));
  expect(infected).toEqual([
    expect.objectContaining({ form: 'files', signature: 'Eicar-Signature', submission: String(body._id) }),
    expect.objectContaining({ submission: undefined }),
  ]);
  expect(service.lying('kept')).toEqual([]);
  expect(await refusalOf(await fetch(`${service.url}${claimed.url}`))).toBe('422 infected');
  expect((await service.submit({ any: [free] })).reasons).toEqual(['any: infected']);
});

test('a file on which the scanner gives up waits, and holds up no other', async () => {
  await clamd.close();
  const port = await freePort();
  const service = await open(false, { port });
  const long = await service.uploadRecord(fileOf('x'.repeat(200), 'long.txt'));
  const [row] = await service.storage.findUploads([String(long.url).slice(-40)]);
  if (row === undefined) throw new Error('Not stored.');
  for (let at = 0; at < 60; at++) {
    const id = createUploadId();
    copyFileSync(
      join(service.dataDir, 'uploads', 'kept', row.id),
      join(service.dataDir, 'uploads', 'kept', id),
    );
    await service.storage.saveUpload({ ...row, id, created: at });
  }
  const short = await service.uploadRecord(fileOf('short', 'short.txt'));
  clamd = await startClamd({ port, most: 100 });
  await service.service.uploads?.scanWaiting(() => undefined);
  expect((await fetch(`${service.url}${short.url}`)).status).toBe(200);
  expect(await refusalOf(await fetch(`${service.url}${long.url}`))).toBe('423 scanning');
  expect(clamd.asked()).toBe(62);
});

test('a scanner that cannot be reached is told from one that gives up', async () => {
  const silent = await startClamd({ isSilent: true });
  const strict = await startClamd({ most: 4 });
  const kindAt = async (at: Omit<ClamdOptions, 'host' | 'isRequired'>) => {
    const scanner = createClamdScanner({ host: '127.0.0.1', isRequired: true, ...at });
    return (await scanner.scanStream(Readable.from([Buffer.from('a text')]))).kind;
  };
  expect([
    await kindAt({ port: await freePort() }),
    await kindAt({ port: silent.port, silenceMs: 200 }),
    await kindAt({ port: strict.port }),
  ]).toEqual(['away', 'failed', 'failed']);
  await silent.close();
  await strict.close();
});

test('a resident cannot say by herself that files were not scanned', async () => {
  const service = await open(true);
  const { body } = await service.submit({}, {}, 'files', { unscanned: ['any.0'] });
  expect(JSON.stringify(body)).not.toContain('unscanned');
});

test('a file that stands in the answer is scanned before it is stored, and never stored unscanned', async () => {
  const service = await open(false);
  const inline = (content: Uint8Array) => ({
    inline: [
      {
        storage: 'base64',
        name: 'a.png',
        originalName: 'a.png',
        size: content.length,
        type: 'image/png',
        url: `data:image/png;base64,${Buffer.from(content).toString('base64')}`,
      },
    ],
  });
  expect((await service.submit(inline(bytes.png))).status).toBe(201);
  const bad = Buffer.concat([bytes.png, Buffer.from(eicar)]);
  expect((await service.submit(inline(bad))).reasons).toEqual(['inline: infected']);
  await clamd.close();
  expect((await service.submit(inline(bytes.png))).reasons).toEqual(['inline: notScanned']);
  clamd = await startClamd();
});
