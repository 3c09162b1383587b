import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from '../../testing/free-port.ts';
import { bytes, fileOf, openUploadService, refusalOf } from '../testing/open-upload-service.ts';
import { eicar } from '../testing/start-clamd.ts';
import { createClamdScanner } from './clamd.ts';

/** ClamAV's own daemon, as Debian's `clamav-daemon` brings it; `CLAMD_PATH` names another. */
const program = process.env.CLAMD_PATH ?? '/usr/sbin/clamd';
const isThere = existsSync(program);

/** A sentence that only our own signature matches. */
const ours = 'A sentence that the City of Guichet has never received before.';

let folder = '';
let port = 0;
let clamd: ChildProcess | undefined;

beforeAll(async () => {
  if (!isThere) return;
  folder = mkdtempSync(join(tmpdir(), 'guichet-clamd-'));
  // Signatures of our own, of any kind of file, anywhere in it: the daemon needs no others, and starts at once.
  const signature = (name: string, text: string) => `${name}:0:*:${Buffer.from(text).toString('hex')}`;
  writeFileSync(
    join(folder, 'guichet.ndb'),
    `${signature('Guichet.Sentence', ours)}\n${signature('Guichet.Eicar', eicar)}\n`,
  );
  port = await freePort();
  const settings = [
    'Foreground yes',
    `TCPSocket ${port}`,
    'TCPAddr 127.0.0.1',
    `DatabaseDirectory ${folder}`,
    'StreamMaxLength 1M',
    `TemporaryDirectory ${folder}`,
  ];
  writeFileSync(join(folder, 'clamd.conf'), `${settings.join('\n')}\n`);
  clamd = spawn(program, ['-c', join(folder, 'clamd.conf')], { stdio: 'ignore' });
  await vi.waitFor(() => listens(port), { timeout: 60_000 });
});

afterAll(async () => {
  if (clamd !== undefined) {
    const ended = once(clamd, 'exit');
    clamd.kill('SIGKILL');
    await ended;
  }
  if (folder !== '') rmSync(folder, { recursive: true, force: true });
});

test.runIf(isThere)(
  'the real daemon passes what is clean and finds the EICAR text and what we know ourselves',
  async () => {
    const scanner = createClamdScanner({ host: '127.0.0.1', port, isRequired: true });
    const service = await openUploadService({ options: { scanner } });
    expect((await service.upload(fileOf(bytes.pdf, 'a.pdf'))).status).toBe(201);
    for (const content of [eicar, `Dear City,\n${ours}\n`]) {
      expect(await refusalOf(await service.upload(fileOf(content, 'a.txt')))).toBe('422 infected');
    }
    expect(service.lying('kept')).toHaveLength(1);
    await service.close();
  },
);

test.runIf(isThere)('what is longer than the real daemon takes is not passed', async () => {
  const scanner = createClamdScanner({ host: '127.0.0.1', port, isRequired: true });
  const service = await openUploadService({ options: { scanner } });
  const long = fileOf('x'.repeat(3 * 1024 * 1024), 'a.txt');
  expect(await refusalOf(await service.upload(long))).toBe('503 scanner_down');
  expect(service.lying('kept')).toEqual([]);
  await service.close();
});

/** Rejected while nobody listens. */
async function listens(at: number): Promise<void> {
  const socket = connect(at, '127.0.0.1');
  try {
    await once(socket, 'connect');
  } finally {
    socket.destroy();
  }
}
