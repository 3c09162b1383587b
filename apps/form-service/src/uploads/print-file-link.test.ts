import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { printFileLink } from './print-file-link.ts';
import { bytes, fileOf, openUploadService, type UploadService } from './testing/open-upload-service.ts';

let service: UploadService;

beforeEach(async () => {
  service = await openUploadService();
});

afterEach(() => service.close());

function run(args: readonly string[], secret?: string) {
  const [printed, complained]: [string[], string[]] = [[], []];
  const code = printFileLink(args, {
    dataDir: service.dataDir,
    secret,
    now: Date.now(),
    print: (line) => void printed.push(line),
    complain: (line) => void complained.push(line),
  });
  return { code, printed, complained };
}

test('the office opens a private file of a submission by the link that the command prints', async () => {
  const record = await service.uploadRecord(fileOf(bytes.text, 'a.txt'), { field: 'secret' });
  await service.submit({ secret: [record] });
  writeFileSync(join(service.dataDir, 'signing-secret'), 'a secret of tests alone\n');
  const command = join(import.meta.dirname, '..', 'file-link-command.ts');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [command, String(record.url), '--days', '2'],
    {
      env: { ...process.env, DATA_DIR: service.dataDir, SIGNING_SECRET: '' },
    },
  );
  const given = await fetch(`${service.url}${stdout.trim()}`);
  expect(await given.text()).toBe(bytes.text.toString());
  service.pass(3 * 24 * 3_600_000);
  expect((await fetch(`${service.url}${stdout.trim()}`)).status).toBe(403);
});

test('another secret opens nothing', async () => {
  const record = await service.uploadRecord(fileOf(bytes.text, 'a.txt'), { field: 'secret' });
  const { printed } = run([String(record.url)], 'another secret altogether');
  expect((await fetch(`${service.url}${printed[0]}`)).status).toBe(403);
});

test('called wrongly, or without a secret, it says what to do', () => {
  const address = `/api/file/${'0'.repeat(40)}`;
  for (const args of [
    [],
    ['/api/file/x'],
    [address, address],
    [address, '--days', '0'],
    [address, '--hours', '1'],
  ]) {
    expect(run(args)).toMatchObject({
      code: 2,
      printed: [],
      complained: [expect.stringContaining('--days 7')],
    });
  }
  expect(run([address])).toMatchObject({ code: 1, complained: [expect.stringContaining('SIGNING_SECRET')] });
});
