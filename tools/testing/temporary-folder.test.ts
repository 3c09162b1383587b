import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);
const program = `
  import { statSync, writeFileSync } from 'node:fs';
  import { join } from 'node:path';
  import { temporaryFolder } from ${JSON.stringify(join(import.meta.dirname, 'temporary-folder.ts'))};
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'left.txt'), 'left');
  console.log(JSON.stringify({ folder, mode: statSync(folder).mode & 0o777 }));
  process.exit(3);
`;

test('the temporary files of a run are open to other users, and are removed with the run, whatever code it exits with', async () => {
  const ended = run(process.execPath, ['--input-type=module', '--eval', program]);
  const { code, stdout } = await ended.catch((error) => error);
  const { folder, mode } = JSON.parse(stdout);
  expect([code, mode]).toEqual([3, 0o755]);
  expect(folder).toMatch(/guichet-tests-\w+$/);
  expect(existsSync(folder)).toBe(false);
});
