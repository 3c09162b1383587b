import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildSite } from './build/build-site.ts';
import { root } from './launcher/launch.js';
import { serve } from './serving/serve.ts';

const folder = mkdtempSync(join(tmpdir(), 'guichet-built-'));
const [dataDir, formsDir] = [join(folder, 'data'), join(folder, 'forms')];

beforeAll(async () => {
  for (const directory of [dataDir, formsDir]) mkdirSync(directory);
  const file = { type: 'file', key: 'plan', label: 'Plan', input: true, storage: 'url', url: '/api/file' };
  writeFileSync(
    join(formsDir, 'plans.json'),
    JSON.stringify({ title: 'Plans', path: 'plans', components: [file] }),
  );
  // A build sets both.
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubEnv('COMPONENTS_FILE', '');
  await buildSite(root);
  vi.unstubAllEnvs();
});

afterAll(() => rmSync(folder, { recursive: true }));

test('a built site runs in production without npm, and writes to DATA_DIR alone', async () => {
  // No program is found, and no other folder is there to write to.
  const nowhere = join(folder, 'nowhere');
  const child = spawn(process.execPath, [join(root, 'tools', 'serve-built.ts')], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...{ NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '0' },
      ...{ DATA_DIR: dataDir, FORMS_DIR: formsDir, LOG_LEVEL: 'error' },
      ...{ PATH: '', TMPDIR: nowhere, HOME: nowhere },
    },
  });
  const ended = once(child, 'exit');
  const complained = text(child.stderr);
  let printed = '';
  for await (const part of child.stdout.iterator({ destroyOnReturn: false })) {
    printed += String(part);
    if (printed.includes('Submissions')) break;
  }
  expect(printed).not.toContain('Sandbox ');
  const url = /http:\S+[^/\s]/.exec(printed)?.[0];
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  const body = new FormData();
  body.append('plan', new File(['Our plan.'], 'plan.txt', { type: 'text/plain' }));
  const headers = { 'sec-fetch-site': 'same-origin', cookie: `guichet-session=${crypto.randomUUID()}` };
  const sent = await fetch(`${url}/en/plans`, { method: 'POST', headers, body, redirect: 'manual' });
  expect(sent.status).toBe(303);
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(await complained).toBe('');
  expect(readdirSync(folder).sort()).toEqual(['data', 'forms']);
  expect(readdirSync(join(dataDir, 'posted'))).toEqual([]);
});

test('where nothing is built the start says so', async () => {
  await expect(serve(folder, undefined)).rejects.toThrow('Run npm run build first');
});
