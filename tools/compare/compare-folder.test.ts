import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { usualSeed } from './seed.ts';
import { compareByEngines } from './whole-folder.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..', '..');
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compare-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const text = (key: string, more: object = {}) => ({
  type: 'textfield',
  key,
  label: key,
  input: true,
  ...more,
});

function write(name: string, components: readonly object[]): void {
  writeFileSync(join(folder, name), JSON.stringify({ title: name, path: name, components }));
}

async function compare(): Promise<{
  readonly differing: readonly string[];
  readonly lines: readonly string[];
}> {
  const message: string[] = [];
  const differing = await compareByEngines(folder, usualSeed, (line) => message.push(line));
  return { differing, lines: message.join('\n').split('\n') };
}

async function runCommand(
  where: string,
): Promise<{ readonly code: number; readonly lines: readonly string[] }> {
  const command = [join(root, 'tools', 'compare.ts'), where];
  const { stdout, code } = await run(process.execPath, command, { cwd: root }).then(
    (done) => ({ stdout: done.stdout, code: 0 }),
    (error: { stdout: string; code: number }) => error,
  );
  return { code, lines: stdout.trim().split('\n') };
}

test('our sample forms are validated as by Form.io', async () => {
  const { code, lines } = await runCommand('forms');
  expect(lines.filter((line) => line.startsWith('✗'))).toEqual([]);
  expect(code).toBe(0);
}, 600_000);

test('code runs on both sides; known differences are taken out, and it says how often', async () => {
  write('a.json', [
    text('a', {
      customConditional: 'show = data.b !== 1',
      validate: { custom: 'valid = nobody.knows(input)', required: true },
    }),
    text('b', { conditional: { show: true, when: 'a', eq: '' }, persistent: false }),
    text('c', { customConditional: 'show = _.isEmpty(data.a)' }),
    text('d', { customDefaultValue: 'value = Math.random()' }),
    text('f', { widget: { type: 'calendar', enableTime: false, format: 'yyyy-MM-dd' } }),
    { ...text('e'), type: 'datetime', widget: { type: 'calendar', minDate: "moment().add(70, 'years')" } },
  ]);
  writeFileSync(join(folder, 'b.json'), '{"no": "form"}');
  const { differing, lines } = await compare();
  expect(lines.slice(0, 2)).toEqual([
    expect.stringMatching(
      /^✓ a\.json: 2 problems for the author; snippets run: 4 by us, 3 by Form.io; never to their end: 1 and 1; a day in a line of text: 1; code that draws lots: 1; eq of nothing: 1; what is not persistent: 1$/,
    ),
    '- b.json: no form, is no JSON object with components',
  ]);
  expect(differing).toEqual([]);
});

test('a form whose code comes to something else fails, and the page is not there for it on either side', async () => {
  const none = ['window', 'document', 'process', 'require', 'fetch', 'setTimeout', 'localStorage'];
  write('a.json', [
    text('a', {
      customConditional: `show = ${none.map((name) => `typeof ${name} === 'undefined'`).join(' && ')}`,
    }),
    // Form.io hands its own scope to code.
    text('b', { customConditional: "show = typeof scope === 'undefined'" }),
  ]);
  const { differing, lines } = await compare();
  expect(differing).not.toEqual([]);
  expect(lines).toContain('    visible, ours alone: ["b"]');
  expect(lines.join()).not.toContain('"a"]');
});

test('a form that differs fails, with what was sent and both outcomes', async () => {
  write('a.json', [
    text('a'),
    text('b', {
      conditional: {
        show: true,
        conjunction: 'all',
        conditions: [{ component: 'a', operator: 'dateLessThan', value: '2024-03-15' }],
      },
    }),
  ]);
  const { code, lines } = await runCommand(folder);
  expect(code).toBe(1);
  expect(lines[0]).toMatch(/^✗ a\.json/);
  expect(lines).toContain('    visible, Form.io’s alone: ["b"]');
});

test('the pages of a wizard are compared: a panel inside a page is none, and one that only we show is told', async () => {
  const panel = (key: string, components: readonly object[], more: object = {}) => ({
    ...{ type: 'panel', key, title: key, input: false, components, ...more },
  });
  const wizard = (name: string, components: readonly object[]) =>
    writeFileSync(
      join(folder, name),
      JSON.stringify({ title: name, path: name, display: 'wizard', components }),
    );
  const hidden = { conditional: { show: true, when: 'a', eq: 'x' } };
  wizard('a.json', [panel('One', [panel('Inner', [text('a')])]), panel('Two', [text('b')], hidden)]);
  wizard('b.json', [
    panel('One', [text('a')]),
    // Form.io hands its own scope to code.
    panel('Two', [text('b')], { customConditional: "show = typeof scope === 'undefined'" }),
  ]);
  const { differing, lines } = await compare();
  expect(differing).not.toEqual([]);
  expect(lines[0]).toMatch(/^✓ a\.json/);
  expect(lines).toContain('    pages, ours: ["One","Two"], Form.io’s: ["One"]');
});

// Form.io hands its own scope to code, and so code tells the two engines apart.
const isOurs = "typeof scope === 'undefined'";

test('an empty text, null, an empty list and an empty object are told apart', async () => {
  const differs = (name: string, ours: string, theirs: string) =>
    write(name, [
      { ...text('a', { calculateValue: `value = ${isOurs} ? ${ours} : ${theirs}` }), type: 'hidden' },
    ]);
  differs('a.json', '[]', '{}');
  differs('b.json', "''", '[]');
  write('c.json', [
    text('a', { calculateValue: `data.b = ${isOurs} ? '' : null; value = 'x'` }),
    { ...text('b'), type: 'hidden' },
  ]);
  write('e.json', [text('d.a', { conditional: { show: true, when: 'b', eq: 'x' } }), text('b')]);
  const { lines } = await compare();
  expect(lines).toContain('    data.a, ours: [], Form.io’s: {}');
  expect(lines).toContain('    data.a, ours: "", Form.io’s: []');
  expect(lines).toContain('    data.b, ours: "", Form.io’s: null');
  // An object that dots in a key make, and a condition leaves empty: a known difference.
  expect(lines.find((line) => line.includes('e.json'))).toMatch(/^✓/);
});

test('some answers are not sent, so that computed defaults come to something', async () => {
  write('a.json', [text('a', { customDefaultValue: `value = ${isOurs} ? 'x' : 'y'` })]);
  const { differing, lines } = await compare();
  expect(differing).not.toEqual([]);
  expect(lines).toContain('    data.a, ours: "x", Form.io’s: "y"');
});

test('a type that nobody registered is compared like any other', async () => {
  write('a.json', [{ ...text('u', { customConditional: `show = ${isOurs}` }), type: 'nobodyKnows' }]);
  write('b.json', [{ ...text('u', { validate: { required: true } }), type: 'nobodyKnows' }]);
  const { lines } = await compare();
  expect(lines).toContain('    visible, ours alone: ["u"]');
  expect(lines.find((line) => line.includes('b.json'))).toMatch(/^✓ b\.json: \d problems for the author$/);
});

test('without a folder it says what it needs', async () => {
  expect((await runCommand(join(folder, 'nowhere'))).code).toBe(2);
});
