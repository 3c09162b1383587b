import { execFileSync } from 'node:child_process';
import { rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Json, JsonObject } from '@guichet/definition';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AuthorHost } from '../author-commands/author-host.ts';
import { runFormsCommand } from '../author-commands/run-forms-command.ts';
import { openTestService, permit, type TestService } from '../http/test-service.ts';
import type { RefusedForm } from './claim-aliases.ts';
import type { Watching } from './watch-folders.ts';

let opened: TestService;
let watching: Watching | undefined;
let refused: RefusedForm[];
const alias = 'permits/parking';

/** Nobody can send it: a required choice without options. */
const trapped: JsonObject = {
  ...permit,
  title: 'Trapped',
  components: [{ type: 'radio', key: 'kind', label: 'Kind', validate: { required: true }, values: [] }],
};

beforeEach(async () => {
  refused = [];
  opened = await openTestService();
});
afterEach(async () => {
  await watching?.close();
  watching = undefined;
  await opened.close();
});

function write(content: Json | string, name = 'permit.json'): void {
  writeFileSync(join(opened.formsDir, name), typeof content === 'string' ? content : JSON.stringify(content));
}

function follow(service = opened.service): void {
  watching = service.follow({
    onChange: () => {},
    onRefused: (refusedForm) => refused.push(refusedForm),
    onFault: () => {},
  });
}

/** The same folders under another process. */
async function restart(): Promise<TestService> {
  await watching?.close();
  watching = undefined;
  return openTestService({}, { folder: opened.folder, formsDir: opened.formsDir });
}

function titleIn({ service }: TestService): Json | undefined {
  return service.definition(alias)?.title;
}

async function run(...words: string[]) {
  const lines: string[] = [];
  const host: Omit<AuthorHost, 'models'> = {
    ...{
      cwd: opened.folder,
      formsDir: opened.formsDir,
      dataDir: opened.dataDir,
      siteUrl: 'https://city.example',
    },
    ...{
      databaseUrl: undefined,
      secret: 'a secret of sixteen letters',
      dataOrigins: undefined,
      uploadOrigins: undefined,
    },
    print: (line) => lines.push(line),
    complain: (line) => lines.push(line),
  };
  return { code: await runFormsCommand(words, host), output: lines.join('\n') };
}

test('a changed form that nobody can send leaves its former version served, also after a restart, and says why', async () => {
  follow();
  write(trapped);
  await vi.waitUntil(() => refused.length > 0, { timeout: 120_000 });
  expect(refused).toMatchObject([{ file: 'permit.json', path: 'components[0]', formerStays: true }]);
  expect(refused[0]?.reason).toContain('"Kind" is required, and nobody can answer it: it has no options.');
  expect(refused[0]?.reason).toContain(`npm run forms -- publish ${alias}`);
  expect(titleIn(opened)).toBe('Permit');

  const again = await restart();
  expect(titleIn(again)).toBe('Permit');
  expect(again.service.refused).toMatchObject([{ file: 'permit.json', formerStays: true }]);
  expect((await again.post({ data: { name: 'Ann' } })).statusCode).toBe(201);
  await again.close();
});

test('publishing serves it as it stands, at once and after a restart', async () => {
  follow();
  write(trapped);
  await vi.waitUntil(() => refused.length > 0, { timeout: 120_000 });
  expect(await run('publish', alias)).toMatchObject({
    code: 0,
    output: expect.stringContaining(`published ${alias}`),
  });
  await vi.waitUntil(() => titleIn(opened) === 'Trapped', { timeout: 120_000 });
  const again = await restart();
  expect(titleIn(again)).toBe('Trapped');
  expect(again.service.refused).toEqual([]);
  await again.close();
});

test.each([
  ['is no JSON any more', `{"title": "Permit", "path": "${alias}", "components": [`],
  ['is cut off before its alias, and named like it', '{"title": '],
])('a file that %s keeps its stored version after a restart', async (_, text) => {
  const name = text.includes(alias) ? 'permit.json' : 'parking.json';
  if (name === 'parking.json') {
    write({ ...permit, path: 'parking' }, name);
    await (await restart()).close();
  }
  write(text, name);
  const again = await restart();
  expect(again.service.refused).toMatchObject([{ file: name, formerStays: true }]);
  expect(again.service.definition(name === 'parking.json' ? 'parking' : alias)?.title).toBe('Permit');
  expect(await run('publish', name)).toMatchObject({
    code: 1,
    output: expect.stringContaining('cannot be a form'),
  });
  await again.close();
});

test('a file that is far too large keeps its stored version after a restart, by the alias at its beginning', async () => {
  const file = join(opened.formsDir, 'permit.json');
  // More than can be read into memory at once; nearly all of it is a hole, which takes no room on the disk.
  truncateSync(file, 3 * 1024 ** 3);
  const again = await restart();
  expect(again.service.refused).toMatchObject([
    { file: 'permit.json', reason: expect.stringContaining('larger than a form'), formerStays: true },
  ]);
  expect(titleIn(again)).toBe('Permit');
  await again.close();
});

test('a named pipe among the forms is refused, also after a restart, and does not stop later changes', async () => {
  follow();
  execFileSync('mkfifo', [join(opened.formsDir, 'pipe.json')]);
  await vi.waitUntil(() => refused.length > 0, { timeout: 120_000 });
  expect(refused).toMatchObject([
    { file: 'pipe.json', reason: expect.stringContaining('This is not a file') },
  ]);
  write({ ...permit, path: 'new' }, 'new.json');
  await vi.waitUntil(() => opened.service.definition('new') !== undefined, { timeout: 120_000 });
  const again = await restart();
  expect(again.service.refused).toMatchObject([{ file: 'pipe.json' }]);
  await again.close();
});

test('a form that is taken away is gone after a restart, and a new one that nobody can send is served', async () => {
  rmSync(join(opened.formsDir, 'permit.json'));
  write({ ...trapped, path: 'new' }, 'new.json');
  const again = await restart();
  expect(titleIn(again)).toBeUndefined();
  expect(again.service.definition('new')?.title).toBe('Trapped');
  expect(again.service.refused).toEqual([]);
  await again.close();
});

test('commands that are called wrongly say how they are called', async () => {
  for (const words of [[], ['publisch'], ['publish'], ['link', 'a', 'b']])
    expect((await run(...words)).code).toBe(2);
  expect(await run('link', 'nowhere')).toMatchObject({
    code: 1,
    output: expect.stringContaining('There is no form "nowhere"'),
  });
});
