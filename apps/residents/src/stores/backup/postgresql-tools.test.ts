import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findPostgresql } from '@guichet/form-service/testing/find-postgresql';
import { createTestDatabase, type TestDatabase } from '@guichet/form-service/testing/postgresql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSite, type TestSite } from '../../testing/open-site.ts';
import { backUp } from './back-up.ts';
import { runWithFolder } from './command-environment.ts';

const root = join(import.meta.dirname, '../../../../..');
const run = promisify(execFile);

let [source, target]: (TestDatabase | undefined)[] = [];
let folder = '';
const sites: TestSite[] = [];

beforeEach(async () => {
  [source, target] = [await createTestDatabase(), await createTestDatabase()];
  folder = mkdtempSync(join(tmpdir(), 'guichet-dump-'));
});

afterEach(async () => {
  for (const site of sites.splice(0)) await site.close();
  for (const database of [source, target]) await database?.drop();
  rmSync(folder, { recursive: true, force: true });
});

async function open(database: TestDatabase | undefined): Promise<TestSite> {
  const site = await openSite({
    DATABASE_URL: database?.url ?? '',
    SIGNING_SECRET: 'the secret of both servers',
  });
  sites.push(site);
  return site;
}

async function send(site: TestSite, name: string) {
  const response = await site.fetch('/api/city/feedback/submission', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'key-00000001' },
    body: JSON.stringify({ data: { person: { name }, news: true } }),
  });
  return { status: response.status, body: await response.json() };
}

/** A command of docs/operations.md, on a database. */
async function runDocumented(program: string, { url = '' }: { readonly url?: string | undefined }) {
  const manual = readFileSync(join(root, 'docs/operations.md'), 'utf8');
  const [, command = ''] = new RegExp(`\`(${program} [^\`]+)\``).exec(manual) ?? [];
  expect(command).not.toBe('');
  const PATH = `${findPostgresql()}:${process.env.PATH}`;
  await run('sh', ['-c', command], { cwd: folder, env: { PATH, DATABASE_URL: url } });
}

test('a dump by the documented commands, restored into an empty database, takes retries of old keys', async () => {
  const before = await open(source);
  const first = await send(before, 'Zoë');
  expect(first.status).toBe(201);
  await runDocumented('pg_dump', { url: source?.url });
  await runDocumented('pg_restore', { url: target?.url });
  const after = await open(target);
  expect(await send(after, 'Zoë')).toEqual(first);
  expect((await send(after, 'Ann')).status).toBe(422);
});

test('npm run backup says which tools do it', async () => {
  const complaints: string[] = [];
  const code = await runWithFolder(backUp, 'usage', ['backup'], {
    env: { DATABASE_URL: source?.url, SIGNING_SECRET: 'the secret of both servers' },
    root: folder,
    print: () => undefined,
    complain: (sentence) => void complaints.push(sentence),
  });
  expect([code, complaints.join()]).toEqual([1, expect.stringContaining('pg_dump')]);
});
