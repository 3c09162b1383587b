import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../storage/postgresql/testing/test-database.ts';
import { runFormsCommand } from './run-forms-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'guichet-publish-'));
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

async function publish(databaseUrl: string) {
  const lines: string[] = [];
  const code = await runFormsCommand(['publish', 'permit'], {
    ...{ cwd: folder, formsDir: folder, dataDir: join(folder, 'data'), siteUrl: '', secret: undefined },
    ...{ databaseUrl, dataOrigins: undefined, uploadOrigins: undefined },
    print: (line) => lines.push(line),
    complain: (line) => lines.push(line),
  });
  return { code, output: lines.join('\n') };
}

test('a published form is a version that was served, in the database that DATABASE_URL names', async () => {
  const components = [{ type: 'textfield', key: 'name', label: 'Name', input: true }];
  writeFileSync(join(folder, 'permit.json'), JSON.stringify({ title: 'Permit', path: 'permit', components }));
  expect(await publish(database.url)).toMatchObject({ code: 0 });
  expect(await database.sql('SELECT form FROM form_versions')).toEqual([{ form: 'permit' }]);
});

test('a database that cannot be opened is told without its password, and publishes nothing', async () => {
  const { code, output } = await publish('mysql://clerk:secret@127.0.0.1/forms');
  expect(code).toBe(1);
  expect(output).toContain('DATABASE_URL');
  expect(output).not.toContain('secret');
});
