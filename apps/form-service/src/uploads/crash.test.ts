import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { parseUploaded } from '@guichet/service-client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openUploadService, recordOf, type UploadService } from './testing/open-upload-service.ts';
import { unclaimedForMs } from './upload-limits.ts';

let service: UploadService;
const children: ChildProcess[] = [];

beforeEach(async () => {
  service = await openUploadService();
});

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await service.close();
});

/** The real service in a process of its own, on the test's folder. */
async function serve(): Promise<{ readonly child: ChildProcess; readonly address: string }> {
  const { formsDir: FORMS_DIR, dataDir: DATA_DIR } = service;
  const child = spawn(process.execPath, [`${import.meta.dirname}/../serve.ts`], {
    env: { ...process.env, FORMS_DIR, DATA_DIR, PORT: '0', RATE_LIMIT: '0', LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  if (child.stdout === null) throw new Error('No output to read the address from.');
  const [address] = await once(createInterface(child.stdout), 'line');
  return { child, address };
}

/** Each another, so that one in the place of another is seen. */
const contents = Array.from({ length: 80 }, (_, index) => Buffer.alloc(200_000 + index, `file ${index} `));
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

async function upload(address: string, index: number) {
  const body = new FormData();
  body.append('file', new File([contents[index] ?? ''], `${index}.txt`, { type: 'text/plain' }));
  const response = await fetch(`${address}/api/file?form=files&field=any`, { method: 'POST', body });
  return parseUploaded(await response.text());
}

test('a server killed inside uploads loses no file that it acknowledged and cuts none; the sweep finds the rest', async () => {
  const { child, address } = await serve();
  const acknowledged = new Map<number, ReturnType<typeof recordOf>>();
  const waiting = contents.map((_, index) => index);
  async function sendSome(): Promise<void> {
    for (let index = waiting.shift(); index !== undefined; index = waiting.shift()) {
      const taken = await upload(address, index).catch(() => undefined);
      if (taken !== undefined) acknowledged.set(index, recordOf(taken));
      if (acknowledged.size === 25) child.kill('SIGKILL');
    }
  }
  await Promise.all(Array.from({ length: 16 }, sendSome));
  expect(acknowledged.size).toBeGreaterThanOrEqual(25);
  expect(acknowledged.size).toBeLessThan(contents.length);

  const again = await serve();
  for (const [index, record] of acknowledged) {
    const given = await fetch(`${again.address}${record.url}`);
    expect(hashOf(new Uint8Array(await given.arrayBuffer()))).toBe(
      hashOf(contents[index] ?? Buffer.alloc(0)),
    );
  }
  const claimed = [...acknowledged.values()];
  expect((await service.submit({ any: claimed })).status).toBe(201);

  service.pass(unclaimedForMs + 60_000);
  await service.service.uploads?.sweep();
  expect(service.lying('arriving')).toEqual([]);
  expect([...service.lying('kept')].sort()).toEqual(claimed.map(({ url }) => String(url).slice(-40)).sort());
});
