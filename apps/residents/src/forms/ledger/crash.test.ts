import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type FormServiceStandIn, startFormServiceStandIn } from '@guichet/sandbox/form-service';
import { afterEach, beforeEach, expect, test } from 'vitest';

let service: FormServiceStandIn;
let folder = '';
const children: ChildProcess[] = [];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'guichet-ledger-'));
  service = await startFormServiceStandIn();
  service.publish({ path: 'permit' });
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await service.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A server that sends one submission; prints what came of it. */
function send(key: string): ChildProcess {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'send-one.ts'), folder, service.url, key],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  children.push(child);
  return child;
}

async function outcomeOf({ stdout }: ChildProcess): Promise<{ kind: string }> {
  if (stdout === null) throw new Error('Its output is read.');
  const [line] = await once(createInterface(stdout), 'line');
  return JSON.parse(line);
}

test('a server killed between its post and the answer never posts that again, nor does the next', async () => {
  const held = service.hold('submission');
  const first = send('key-00001');
  await held.arrived;
  first.kill('SIGKILL');
  await once(first, 'exit');
  held.release();
  expect(await outcomeOf(send('key-00001'))).toEqual({ kind: 'unconfirmed' });
  expect(service.calls).toEqual(['POST /permit/submission']);
});

test('two servers that are sent one key at the same time post it once', async () => {
  const held = service.hold('submission');
  const outcomes = ['key-00001', 'key-00001'].map(send).map(outcomeOf);
  await held.arrived;
  held.release();
  const [first, second] = await Promise.all(outcomes);
  expect(first?.kind).toBe('saved');
  expect(second).toEqual(first);
  expect(service.received).toHaveLength(1);
});
