import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTestService, permit, type TestService } from '../http/test-service.ts';

const count = 500;
const keys = Array.from({ length: count }, (_, index) => `key-of-resident-${index}`);

let opened: TestService;
let archive: string;
let office: Server;
const children: ChildProcess[] = [];
/** How often the office took each delivery, by its id. */
const taken = new Map<string, number>();

const secret = `whsec_${Buffer.from('a key of tests, not of anybody').toString('base64')}`;

beforeEach(async () => {
  const settings = { delivery: ['archive', 'office'] };
  opened = await openTestService({ 'permit.json': { ...permit, settings } });
  archive = join(opened.folder, 'archive');
  mkdirSync(archive);
  taken.clear();
  let calls = 0;
  office = createServer((request, response) => {
    calls += 1;
    const id = String(request.headers['webhook-id']);
    request.resume();
    // The office refuses one call in five and takes one in seven without an answer, for as many calls as submissions.
    const isFaulty = calls <= count;
    if (isFaulty && calls % 5 === 0) return void response.writeHead(503).end();
    taken.set(id, (taken.get(id) ?? 0) + 1);
    if (isFaulty && calls % 7 === 0) return void request.socket.destroy();
    response.writeHead(204).end();
  });
  office.listen(0, '127.0.0.1');
  await once(office, 'listening');
});

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  office.closeAllConnections();
  office.close();
  await opened.close();
});

interface Running {
  readonly child: ChildProcess;
  send(key: string): Promise<boolean>;
}

async function serve(): Promise<Running> {
  const { formsDir: FORMS_DIR, dataDir: DATA_DIR } = opened;
  const DELIVERY_FILE = join(opened.folder, 'delivery.json');
  const url = `http://127.0.0.1:${(office.address() as AddressInfo).port}/hook`;
  const destinations = {
    archive: { kind: 'folder', path: archive },
    office: { kind: 'webhook', url, secrets: [secret] },
  };
  writeFileSync(DELIVERY_FILE, JSON.stringify({ destinations }));
  const child = spawn(process.execPath, [join(import.meta.dirname, '../serve.ts')], {
    env: {
      ...process.env,
      FORMS_DIR,
      DATA_DIR,
      DELIVERY_FILE,
      PORT: '0',
      RATE_LIMIT: '0',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  if (child.stdout === null) throw new Error('No output to read the address from.');
  const [address] = await once(createInterface(child.stdout), 'line');
  return {
    child,
    async send(key) {
      const response = await fetch(`${address}/api/permits/parking/submission`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify({ data: { name: `Resident ${key}` } }),
      }).catch(() => undefined);
      await response?.arrayBuffer().catch(() => undefined);
      return response?.status === 201;
    },
  };
}

/** Numbers that are the same in each run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

test('servers that are killed at random moments deliver each of 500 submissions to each destination', async () => {
  const random = createRandom(7);
  const waiting = [...keys];
  while (waiting.length > 0) {
    const { child, send } = await serve();
    const most = 60 + Math.floor(random() * 120);
    let sent = 0;
    const resident = async (): Promise<void> => {
      for (let key = waiting.shift(); key !== undefined; key = waiting.shift()) {
        if (!(await send(key))) {
          waiting.push(key);
          return;
        }
        sent += 1;
        if (sent === most) child.kill('SIGKILL');
      }
    };
    await Promise.all(Array.from({ length: 20 }, resident));
    if (waiting.length > 0) child.kill('SIGKILL');
  }
  // A killed server's deliveries are free at once, and so are those that failed: the test does not wait for hours.
  const database = new DatabaseSync(join(opened.dataDir, 'guichet.sqlite'), { timeout: 5_000 });
  database.exec('UPDATE outbox SET held_until = 0');
  database.close();
  const hurry = () => opened.storage.retryDeliveries({ destination: 'office' }, Date.now());
  await vi.waitFor(
    async () => {
      await hurry();
      expect(await opened.storage.outboxSizes()).toEqual([]);
    },
    { timeout: 120_000, interval: 200 },
  );
  const names = readdirSync(archive).filter((name) => !name.startsWith('.'));
  expect(names).toHaveLength(count);
  const stored = names.map((name) =>
    JSON.parse(readFileSync(join(archive, name, 'submission.json'), 'utf8')),
  );
  expect(new Set(stored.map(({ data }) => data.name)).size).toBe(count);
  expect(taken.size).toBe(count);
});
