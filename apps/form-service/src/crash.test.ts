import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createFormServiceClient, findReferenceNumber } from '@guichet/service-client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestService, type TestService } from './http/test-service.ts';
import { readAll } from './storage/read-all.ts';
import { holdDatabase } from './storage/sqlite/testing/hold-database.ts';

let opened: TestService;
const children: ChildProcess[] = [];

beforeEach(async () => {
  opened = await openTestService();
});

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await opened.close();
});

interface Server {
  readonly child: ChildProcess;
  readonly address: string;
  /** The reference number of a resident's submission, or undefined when no answer came. */
  send(key: string): Promise<string | undefined>;
}

/** The real service in a process of its own, on the test's database. */
async function serve(): Promise<Server> {
  const { formsDir: FORMS_DIR, dataDir: DATA_DIR } = opened;
  const child = spawn(process.execPath, [`${import.meta.dirname}/serve.ts`], {
    env: { ...process.env, FORMS_DIR, DATA_DIR, PORT: '0', RATE_LIMIT: '0', LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  if (child.stdout === null) throw new Error('No output to read the address from.');
  const [address] = await once(createInterface(child.stdout), 'line');
  const client = createFormServiceClient({ fetch, baseUrl: `${address}/api`, timeoutMs: 30_000 });
  return {
    child,
    address,
    async send(key) {
      const submission = { path: 'permits/parking', data: { name: `Resident ${key}` }, metadata: {} };
      const outcome = await client.saveSubmission(submission, key);
      return outcome.kind === 'saved' ? findReferenceNumber(outcome.submission.metadata) : undefined;
    },
  };
}

const keys = Array.from({ length: 200 }, (_, index) => `key-of-resident-${index}`);

/** Enough to be in the middle of many, few enough that most of 200 are unanswered when the server dies. */
const inFlightAtOnce = 50;

/** Calls for each key, so many at a time. */
async function forEachKey(call: (key: string) => Promise<void>): Promise<void> {
  const waiting = [...keys];
  const worker = async (): Promise<void> => {
    for (let key = waiting.shift(); key !== undefined; key = waiting.shift()) await call(key);
  };
  await Promise.all(Array.from({ length: inFlightAtOnce }, worker));
}

test('a server killed inside its requests loses nothing that it acknowledged, and retries store nothing twice', async () => {
  const { child, send } = await serve();
  const acknowledged = new Map<string, string>();
  await forEachKey(async (key) => {
    const reference = await send(key);
    if (reference !== undefined) acknowledged.set(key, reference);
    if (acknowledged.size === 60) child.kill('SIGKILL');
  });
  const unanswered = keys.filter((key) => !acknowledged.has(key));
  expect(unanswered.length).toBeGreaterThanOrEqual(20);
  expect(acknowledged.size).toBeGreaterThanOrEqual(60);

  const again = await serve();
  for (const [key, reference] of acknowledged) expect(await again.send(key)).toBe(reference);
  for (const key of unanswered) expect(await again.send(key)).toBeDefined();
  const stored = await readAll(opened.storage.readSubmissions('permits/parking'));
  expect(stored.map(({ key }) => key).sort()).toEqual([...keys].sort());
});

test('a server killed while submissions wait for a locked database has acknowledged none of them, and retries store each once', async () => {
  const { child, send } = await serve();
  expect(await send('key-of-resident-0')).toBeDefined();
  const held = await holdDatabase(join(opened.dataDir, 'guichet.sqlite'));
  const waiting = keys.slice(1, 21).map(send);
  // The service has taken them in, and still answers.
  expect(await send('key-of-resident-0')).toBeDefined();
  child.kill('SIGKILL');
  expect(await Promise.all(waiting)).toEqual(waiting.map(() => undefined));
  await held.release();
  const again = await serve();
  expect(await Promise.all(keys.slice(0, 21).map(again.send))).not.toContain(undefined);
  expect(await readAll(opened.storage.readSubmissions('permits/parking'))).toHaveLength(21);
});

test('two servers on one database store one submission for one key', async () => {
  const [one, two] = [await serve(), await serve()];
  const references = await Promise.all(
    keys.slice(0, 40).flatMap((key) => [one.send(key), two.send(key), one.send(key)]),
  );
  expect(references).not.toContain(undefined);
  expect(new Set(references).size).toBe(40);
  expect(await readAll(opened.storage.readSubmissions('permits/parking'))).toHaveLength(40);
});

test('a server asked to stop answers what it has accepted, and leaves', async () => {
  const { child, address } = await serve();
  const body = '{"data":{"name":"Ann"}}';
  const request = httpRequest(`${address}/api/permits/parking/submission`, {
    method: 'POST',
    agent: new Agent({ keepAlive: true }),
    headers: { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' },
  });
  request.flushHeaders();
  await once(request, 'continue');
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await untilNobodyListens(Number(new URL(address).port));
  request.end(body);
  const [response] = await once(request, 'response');
  expect(response.statusCode).toBe(201);
  expect(response.headers.connection).toBe('close');
  response.resume();
  expect(await exited).toEqual([0, null]);
  expect(await readAll(opened.storage.readSubmissions('permits/parking'))).toHaveLength(1);
});

async function untilNobodyListens(port: number): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  if (isOpen) await untilNobodyListens(port);
}
