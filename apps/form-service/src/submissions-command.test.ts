import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestService, type TestService } from './http/test-service.ts';

let opened: TestService;

beforeEach(async () => {
  opened = await openTestService();
});

afterEach(() => opened.close());

/** The command in a process of its own. */
function start(
  args: readonly string[],
  nodeOptions: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): ChildProcess {
  return spawn(
    process.execPath,
    [...nodeOptions, join(import.meta.dirname, 'submissions-command.ts'), ...args],
    {
      env: { ...process.env, DATA_DIR: opened.dataDir, TIME_ZONE: '', ...env },
    },
  );
}

const root = join(import.meta.dirname, '..', '..', '..');
const runFile = promisify(execFile);

/** `npm run submissions -- ...`; npm's environment of this test is not for the npm that it starts. */
function npm(cwd: string, ...args: readonly string[]) {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(npm_|GUICHET_|NODE_ENV)/.test(name)),
  );
  return runFile('npm', ['run', 'submissions', '--', ...args], {
    cwd,
    env: { ...env, DATA_DIR: opened.dataDir },
  });
}

test('prints JSON lines, and with --csv a table, which npm run submissions prints after the lines of npm', async () => {
  const { _id, metadata } = (await opened.post({ data: { name: 'Zoë' } })).json();
  const child = start(['permits/parking']);
  expect(JSON.parse(child.stdout ? await text(child.stdout) : '')).toMatchObject({
    ...{ _id, data: { name: 'Zoë' } },
  });
  const { stdout } = await npm(root, 'permits/parking', '--csv');
  expect(stdout.split(/\r?\n/).filter((line) => line !== '' && !line.startsWith('>'))).toEqual([
    '\uFEFFreference,received,name,email,owner',
    expect.stringMatching(new RegExp(`^${metadata.referenceNumber},[-0-9]{10} [:0-9]{8},Zoë,,$`)),
  ]);
});

test('with COMPONENTS_FILE the answers to types of the deployment’s own are columns, too', async () => {
  const file = join(opened.folder, 'own.ts');
  writeFileSync(
    file,
    `import { defineComponents, defineLine } from '@guichet/fields/custom';
     const model = defineLine({ label: { en: 'Card', fr: 'Carte' } });
     export const components = defineComponents({
       aliases: { firstName: { type: 'textfield', defaults: { label: 'First name' } } },
       types: { card: { model, view: async () => (await import('./view.tsx')).View } },
     });`,
  );
  const components = ['firstName', 'card'].map((type) => ({ type, key: type, input: true }));
  const definition = JSON.stringify({ title: 'Own', path: 'own', components });
  const version = { version: 'own', publicVersion: 'own', form: 'own', definition };
  await opened.storage.saveFormVersions([version]);
  const child = start(['own', '--csv'], [], { COMPONENTS_FILE: file });
  expect(child.stdout && (await text(child.stdout))).toContain('firstName,card');
});

test('where nothing is installed it says what to do, and installs nothing', async () => {
  const clone = join(opened.folder, 'clone');
  mkdirSync(join(clone, 'tools'), { recursive: true });
  for (const part of ['package.json', 'tools/submissions.js', 'tools/launcher'])
    cpSync(join(root, part), join(clone, part), { recursive: true });
  await expect(npm(clone, 'permits/parking')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Guichet is not installed here yet. Run npm start once, or npm ci'),
  });
});

/** Many large submissions: together more than the memory that the command is given. */
async function storeMany(): Promise<void> {
  const version = opened.service.currentForm('permits/parking')?.version ?? '';
  const data = JSON.stringify({ name: 'é'.repeat(16_000) });
  const references = Array.from({ length: 2_500 }, (_, index) => `R${index}`);
  await Promise.all(
    references.map((reference, received) =>
      opened.storage.storeSubmission({
        ...{ id: reference, reference, form: 'permits/parking', version, key: undefined, dataHash: '' },
        ...{ data, returned: undefined, metadata: '{}', received },
      }),
    ),
  );
}

test('prints more than fits in its memory, and ends quietly when its reader has enough, also of what was found or deleted', async () => {
  await storeMany();
  const small = start(['permits/parking'], ['--max-old-space-size=32']);
  let lines = 0;
  small.stdout?.setEncoding('utf8').on('data', (part: string) => {
    lines += part.split('\n').length - 1;
  });
  expect(await once(small, 'close')).toEqual([0, null]);
  expect(lines).toBe(2_500);

  await endsQuietly('permits/parking');
  await endsQuietly('--find', 'ééé');
  const form = 'permits/parking';
  const deletion = { form, receivedDay: '2026-03-01', deleted: 0, reason: 'request', actor: 'ann' } as const;
  await Promise.all(
    Array.from({ length: 2_500 }, (_, index) =>
      opened.storage.deleteSubmission(`R${index}`, {
        ...{ ...deletion, reference: `R${index}`, keyHash: undefined },
      }),
    ),
  );
  await endsQuietly('--deletions');
});

/** Reads the first lines alone, as `head` does. */
async function endsQuietly(...args: readonly string[]): Promise<void> {
  const child = start(args);
  if (child.stdout === null || child.stderr === null) throw new Error('No output to read.');
  const complaint = text(child.stderr);
  const ended = once(child, 'exit');
  await Promise.race([once(child.stdout, 'data'), ended]);
  child.stdout.destroy();
  expect(await ended).toEqual([0, null]);
  expect(await complaint).toBe('');
}
