import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runFormsCommand } from './run-forms-command.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'check-'));
  write('address', [{ type: 'textfield', key: 'street', label: 'Street', input: true }]);
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, components: readonly object[]): void {
  const names = { en: path, fr: path };
  writeFileSync(
    join(folder, `${path}.json`),
    JSON.stringify({ title: path, path, properties: names, components }),
  );
}

async function check(...words: readonly string[]) {
  const printed: string[] = [];
  const code = await runFormsCommand(['check', ...words], {
    ...{ cwd: folder, formsDir: folder, dataDir: folder, databaseUrl: undefined, siteUrl: '' },
    ...{ secret: undefined, dataOrigins: undefined, uploadOrigins: undefined },
    print: (text) => printed.push(text),
    complain: (text) => printed.push(text),
  });
  return { code, output: printed.join('\n') };
}

test.each([[], ['permit.json']])(
  'the check finds a nested form that another file defines',
  async (...words) => {
    write('permit', [{ type: 'form', key: 'owner', form: 'address', label: 'Owner', input: true }]);
    const { code, output } = await check(...words);
    expect(output).not.toContain('missingForm');
    expect(code).toBe(0);
  },
);

test('a nested form that no file defines is an error', async () => {
  write('permit', [{ type: 'form', key: 'owner', form: 'nobody', label: 'Owner', input: true }]);
  expect(await check()).toMatchObject({ code: 1, output: expect.stringContaining('missingForm') });
});

test.each(['', 'été', 'a/../b'])('a path that the server refuses, "%s", is an error', async (path) => {
  writeFileSync(
    join(folder, 'other.json'),
    JSON.stringify({ title: 'A', path, properties: { en: 'A', fr: 'A' }, components: [] }),
  );
  expect((await check()).code).toBe(1);
});
