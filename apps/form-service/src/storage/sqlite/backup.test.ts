import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { submissionSchema } from './migrations.ts';
import { openDatabase } from './open-database.ts';

const root = join(import.meta.dirname, '../../../../..');

test('the backup that operations.md tells of copies a running database, for the account alone that makes it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'guichet-backup-'));
  const manual = readFileSync(join(root, 'docs/operations.md'), 'utf8');
  const script = manual.split('```sh\n').find((block) => block.includes('backup(database')) ?? '';
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  mkdirSync(join(folder, 'data'));
  const database = await openDatabase(join(folder, 'data'), submissionSchema);
  await database.run(() =>
    database.connection.exec("INSERT INTO form_versions VALUES ('v1', 'permit', '{}', 1, '')"),
  );
  execFileSync('sh', ['-c', `umask 022\n${script.split('```')[0]}`], { cwd: folder, stdio: 'pipe' });
  const file = join(folder, 'backup.sqlite');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const copy = new DatabaseSync(file, { readOnly: true });
  expect(copy.prepare('SELECT version FROM form_versions').all()).toEqual([{ version: 'v1' }]);
  copy.close();
  await database.close();
  rmSync(folder, { recursive: true });
});
