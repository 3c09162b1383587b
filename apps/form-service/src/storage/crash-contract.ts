import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createFormServiceClient, findReferenceNumber } from '@guichet/service-client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestService, type TestService } from '../http/test-service.ts';
import { readAll } from './read-all.ts';
import type { SubmissionStorage } from './storage.ts';

/** The database that the servers of a test share, empty. */
interface Place {
  /** Settings that name it. */
  readonly env: Readonly<Record<string, string>>;
  readonly storage: SubmissionStorage;
  close(): Promise<void>;
}

export interface Server {
  readonly child: ChildProcess;
  readonly address: string;
  /** The reference number of a resident's submission, or undefined when no answer came. */
  send(key: string): Promise<string | undefined>;
}

const children: ChildProcess[] = [];

/** The real service in a process of its own, on the test's database. */
export async function serve(
  { formsDir: FORMS_DIR, dataDir: DATA_DIR }: Pick<TestService, 'formsDir' | 'dataDir'>,
  env: Place['env'] = {},
): Promise<Server> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', 'serve.ts')], {
    env: { ...process.env, FORMS_DIR, DATA_DIR, PORT: '0', RATE_LIMIT: '0', LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
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

/** Ends servers that a test left. */
export function endServers(): void {
  for (const child of children.splice(0)) child.kill('SIGKILL');
}

export const keys = Array.from({ length: 200 }, (_, index) => `key-of-resident-${index}`);

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

/** Servers that are killed or stopped, on any database. Without `openPlace`: SQLite. */
export function crashContract(openPlace?: () => Promise<Place>): void {
  let opened: TestService;
  let place: Place | undefined;

  beforeEach(async () => {
    place = await openPlace?.();
    opened = await openTestService(undefined, place && { storage: place.storage });
  });
  afterEach(async () => {
    endServers();
    await opened.close();
    await place?.close();
  });

  const start = () => serve(opened, place?.env);
  const stored = () => readAll(opened.storage.readSubmissions('permits/parking'));

  test('a server killed inside its requests loses nothing that it acknowledged, and retries store nothing twice', async () => {
    const { child, send } = await start();
    const acknowledged = new Map<string, string>();
    await forEachKey(async (key) => {
      const reference = await send(key);
      if (reference !== undefined) acknowledged.set(key, reference);
      if (acknowledged.size === 60) child.kill('SIGKILL');
    });
    const unanswered = keys.filter((key) => !acknowledged.has(key));
    expect(unanswered.length).toBeGreaterThanOrEqual(20);
    expect(acknowledged.size).toBeGreaterThanOrEqual(60);

    const again = await start();
    for (const [key, reference] of acknowledged) expect(await again.send(key)).toBe(reference);
    for (const key of unanswered) expect(await again.send(key)).toBeDefined();
    expect((await stored()).map(({ key }) => key).sort()).toEqual([...keys].sort());
  });

  test('two servers on one database store one submission for one key; one that is asked to stop answers what it has accepted, and leaves', async () => {
    const [firstServer, secondServer] = [await start(), await start()];
    const references = await Promise.all(
      keys
        .slice(0, 40)
        .flatMap((key) => [firstServer.send(key), secondServer.send(key), firstServer.send(key)]),
    );
    expect(references).not.toContain(undefined);
    expect(new Set(references).size).toBe(40);
    expect(await stored()).toHaveLength(40);

    const { child, address } = firstServer;
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
    expect(await stored()).toHaveLength(41);
  });
}

async function untilNobodyListens(port: number): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  if (isOpen) await untilNobodyListens(port);
}
