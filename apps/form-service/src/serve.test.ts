import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { startOn } from './testing/start-on.ts';

const example = join(import.meta.dirname, '../../../docs/examples/components/components.ts');

test('the service alone validates by the types and the methods of a components file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'guichet-serve-'));
  const components = [
    { type: 'libraryCard', key: 'card', input: true },
    {
      type: 'textfield',
      key: 'ward',
      label: 'Ward',
      input: true,
      calculateServer: true,
      calculateValue: 'value = utils.custom.wardOf("K1A 0B1")',
    },
  ];
  writeFileSync(join(folder, 'loan.json'), JSON.stringify({ title: 'Loan', path: 'loan', components }));
  const child = spawn(process.execPath, [join(import.meta.dirname, 'serve.ts')], {
    env: {
      ...process.env,
      ...{ FORMS_DIR: folder, DATA_DIR: join(folder, 'data'), PORT: '0', LOG_LEVEL: 'silent' },
      COMPONENTS_FILE: example,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [address] = await once(createInterface(child.stdout), 'line');
    const send = async (card: string) => {
      const answer = await fetch(`${address}/api/loan/submission`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ data: { card } }),
      });
      return { status: answer.status, body: await answer.json() };
    };
    expect(await send('1')).toMatchObject({ status: 400, body: { details: [{ path: ['card'] }] } });
    expect(await send('21234000000000')).toMatchObject({ status: 201, body: { data: { ward: 'Centre' } } });
  } finally {
    child.kill();
    await once(child, 'exit');
    rmSync(folder, { recursive: true });
  }
});

test('a start that cannot store ends with one sentence that says what to do', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'guichet-serve-'));
  try {
    const letter = join(folder, 'letter');
    mkdirSync(letter);
    writeFileSync(join(letter, 'guichet.sqlite'), 'This is a letter to the city. '.repeat(200));
    expect(await startOn({ FORMS_DIR: folder, DATA_DIR: letter })).toEqual({
      code: 1,
      message: `guichet.sqlite in ${letter} (DATA_DIR) is no database: move it away or put a backup in its place, or name another folder; then start again.\n`,
    });
    // No file may take a byte: as on a disk that gives nothing more.
    const { code, message } = await startOn(
      { FORMS_DIR: folder, DATA_DIR: join(folder, 'data') },
      'ulimit -f 0;',
    );
    expect(code).toBe(1);
    expect(message).toMatch(
      /^Nothing can be kept in .*\(DATA_DIR\): .*\. Give a folder that can be written, .*\.\n$/,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a start with wrong settings ends with what to write in place of each', async () => {
  const wrong = {
    PORT: 'http',
    RATE_LIMIT: 'many',
    TIME_ZONE: 'Downtown',
    LOG_LEVEL: 'loud',
    SITE_URL: 'forms.example.ca',
    SIGNING_SECRET: 'short',
    // A folder.
    COMPONENTS_FILE: tmpdir(),
    DELIVERY_FILE: '/nowhere/delivery.json',
  };
  const { code, message } = await startOn({ FORMS_DIR: '/nowhere', DATA_DIR: '/nowhere', ...wrong });
  expect(code).toBe(1);
  const named = message.trimEnd().split('\n');
  expect(named.map((line) => line.split(' ')[0]).sort()).toEqual(Object.keys(wrong).sort());
  expect(named).toContain('PORT is "http". Give it a whole number from 0 to 65535.');
  expect(named).toContain(
    `COMPONENTS_FILE is "${tmpdir()}", which cannot be read. Name a file that this account may read.`,
  );
});

test('a start without its folder of forms says so, and what to give', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'guichet-serve-'));
  try {
    expect(await startOn({ FORMS_DIR: '/nowhere', DATA_DIR: folder })).toEqual({
      code: 1,
      message: expect.stringMatching(
        /^The forms in \/nowhere \(FORMS_DIR\) cannot be read: .*\. Give a folder of form definitions\.\n$/,
      ),
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a start where this machine cannot listen says so, and what to set', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'guichet-serve-'));
  try {
    // An address that is no machine's.
    const nowhere = { FORMS_DIR: folder, DATA_DIR: join(folder, 'data'), HOST: '192.0.2.1' };
    expect(await startOn(nowhere)).toEqual({
      code: 1,
      message:
        'The service cannot listen on port 0 of 192.0.2.1 (EADDRNOTAVAIL). Set HOST to an address of this machine, and PORT to one that no other program has.\n',
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
