import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { afterEach, expect, test } from 'vitest';
import { openTestService, type TestService } from './http/test-service.ts';

let opened: TestService;
const children: ChildProcess[] = [];

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await opened.close();
});

/** The real service in a process of its own, on the test's database. */
async function serve(): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [`${import.meta.dirname}/serve.ts`], {
    env: { ...process.env, FORMS_DIR: opened.formsDir, DATA_DIR: `${opened.folder}/data`, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  if (child.stdout === null) throw new Error('No output to read the address from.');
  const [address] = await once(createInterface(child.stdout), 'line');
  return { child, url: `${address}/api/permits/parking/submission` };
}

/** The reference number, or undefined when no answer came. */
async function send(url: string, key: string): Promise<string | undefined> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ data: { name: `Resident ${key}` } }),
    });
    const answer: { metadata: { referenceNumber: string } } = await response.json();
    return answer.metadata.referenceNumber;
  } catch {
    return undefined;
  }
}

const keys = Array.from({ length: 200 }, (_, index) => `key-of-resident-${index}`);

test('a server killed inside its requests loses nothing that it acknowledged, and retries store nothing twice', async () => {
  opened = await openTestService();
  const { child, url } = await serve();
  const acknowledged = new Map<string, string>();
  let unanswered = 0;
  await Promise.all(
    keys.map(async (key) => {
      const reference = await send(url, key);
      if (reference === undefined) unanswered += 1;
      else acknowledged.set(key, reference);
      if (acknowledged.size === 60) child.kill('SIGKILL');
    }),
  );
  expect(unanswered).toBeGreaterThanOrEqual(20);
  expect(acknowledged.size).toBeGreaterThanOrEqual(60);

  const again = await serve();
  for (const key of keys) {
    const reference = await send(again.url, key);
    expect(reference).toBeDefined();
    if (acknowledged.has(key)) expect(reference).toBe(acknowledged.get(key));
  }
  const stored = await opened.storage.listSubmissions('permits/parking');
  expect(stored.map(({ key }) => key).sort()).toEqual([...keys].sort());
}, 60_000);

test('two servers on one database store one submission for one key', async () => {
  opened = await openTestService();
  const [one, two] = [await serve(), await serve()];
  const references = await Promise.all(
    keys.slice(0, 40).flatMap((key) => [send(one.url, key), send(two.url, key), send(one.url, key)]),
  );
  expect(references.every((reference) => reference !== undefined)).toBe(true);
  expect(new Set(references).size).toBe(40);
  expect(await opened.storage.listSubmissions('permits/parking')).toHaveLength(40);
}, 60_000);
