import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { models } from '@guichet/fields/models';
import { Ajv } from 'ajv';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { formOf } from '../testing/check.ts';
import { checkForms } from './check-command.ts';

const good = formOf([{ type: 'textfield', key: 'note', label: 'Note', input: true }]);
const bad = {
  ...formOf([
    { type: 'textfeild', key: 'note', label: 'Note', input: true },
    { type: 'textfield', key: 'é', labell: 'Note' },
  ]),
  path: 'bad',
};

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'check-'));
  mkdirSync(join(folder, 'forms', 'more forms'), { recursive: true });
  mkdirSync(join(folder, 'others'));
  write('forms/good.json', good);
  write('forms/more forms/bad.json', bad);
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, form: object): void {
  writeFileSync(join(folder, name), JSON.stringify(form, null, 2));
}

async function run(...words: string[]) {
  const [output, complaints]: [string[], string[]] = [[], []];
  const code = await checkForms(words, {
    ...{
      models,
      cwd: folder,
      formsDir: join(folder, 'forms'),
      dataOrigins: undefined,
      uploadOrigins: undefined,
    },
    print: (text) => output.push(text),
    complain: (text) => complaints.push(text),
  });
  return { code, output: output.join('\n'), complaints: complaints.join('\n') };
}

it('exits with 0 without errors, and with 1 with some', async () => {
  expect(await run('forms/good.json')).toMatchObject({
    code: 0,
    output: '1 form: 0 errors, 0 warnings, 0 notes.',
  });
  const { code, output } = await run();
  expect(code).toBe(1);
  expect(output).toContain('forms/more forms/bad.json:17:7: error: The type "textfeild" is unknown.');
  expect(output).toContain('error     unknownType          1      1');
});

it('calls a path an error that another file of the same folder has', async () => {
  write('forms/copy.json', { ...good, path: 'One' });
  write('forms/good.json', { ...good, path: 'one' });
  write('others/alone.json', { ...good, path: 'one' });
  const { code, output } = await run('forms', 'others');
  expect(code).toBe(1);
  expect(output).toMatch(/good\.json:\d+:\d+: error: The path "one" already belongs to forms\/copy\.json\./);
  expect(output).not.toMatch(/(copy|alone)\.json:.*already belongs/);
});

it.each(['latin1', 'utf16le'] as const)('says of a file in %s how to save it', async (encoding) => {
  writeFileSync(join(folder, 'other.json'), JSON.stringify({ ...good, title: 'Été' }), encoding);
  const { code, output } = await run('other.json');
  expect(code).toBe(1);
  expect(output).toContain('other.json:1:1: error: This is not text in UTF-8.');
  expect(output).toContain('save it as UTF-8');
});

it('says of a file that cannot be read why, and checks the others', async () => {
  symlinkSync(join(folder, 'nowhere.json'), join(folder, 'forms', 'link.json'));
  mkdirSync(join(folder, 'forms', 'folder.json'));
  const { code, output } = await run();
  expect(code).toBe(1);
  expect(output).toContain('forms/link.json:1:1: error: This file cannot be read (ENOENT');
  expect(output).toContain('forms/more forms/bad.json:17:7');
  expect(output).not.toContain('folder.json');
});

it('reads a device as a file, and says that it holds no form', async () => {
  const { code, output } = await run('/dev/null');
  expect(code).toBe(1);
  expect(output).toContain('/dev/null');
});

it.each([
  ['an unknown option', ['--frist']],
  ['a file that is not there', ['nowhere.json']],
  ['two formats', ['--json', '--sarif']],
  ['a language that no form has', ['--locale', 'de']],
  ['a commit that Git does not know', ['--changed-since', 'nowhere']],
])('exits with 2 for %s, and says how it is called', async (_, words) => {
  const { code, complaints, output } = await run(...words);
  expect([code, output]).toEqual([2, '']);
  expect(complaints).toContain('npm run forms -- check');
});

it('writes JSON with every part of a finding', async () => {
  const report = JSON.parse((await run('forms', '--json')).output);
  expect(report.forms).toHaveLength(2);
  expect(report.forms[1].findings[0]).toEqual({
    ...{ path: 'components[0].type', code: 'unknownType', severity: 'error', line: 17, column: 7 },
    ...{
      sentence: 'The type "textfeild" is unknown.',
      advice: 'Did you mean "textfield"? Register it, or use another.',
    },
  });
  expect(report.counts[0]).toEqual({ code: 'unknownType', severity: 'error', count: 1, files: 1 });
});

it('writes SARIF 2.1.0 that the schema of OASIS accepts', async () => {
  const schema = createRequire(import.meta.url).resolve(
    '@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json',
  );
  // Draft 4 names itself by `id`; it uses no rule that later drafts read otherwise.
  const { $schema: _, id: __, ...draft } = JSON.parse(readFileSync(schema, 'utf8'));
  const validate = new Ajv({ strict: false, validateFormats: false, unicodeRegExp: false }).compile(draft);
  const report = JSON.parse((await run('forms', '--sarif')).output);
  expect(validate(report), JSON.stringify(validate.errors)).toBe(true);
  const [result] = report.runs[0].results;
  expect(result).toMatchObject({ ruleId: 'unknownType', level: 'error' });
  expect(result.locations[0].physicalLocation).toEqual({
    artifactLocation: { uri: 'forms/more%20forms/bad.json', uriBaseId: 'ROOT', index: 1 },
    region: { startLine: 17, startColumn: 7 },
  });
  report.runs[0].results[0].level = 'catastrophe';
  expect(validate(report)).toBe(false);
});

it('checks only what changed since a commit, and new files', async () => {
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...words], {
      cwd: folder,
      stdio: 'pipe',
    });
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'first');
  expect((await run('--changed-since', 'HEAD')).output).toBe('0 forms: 0 errors, 0 warnings, 0 notes.');
  write('forms/good.json', { ...good, titel: 'x' });
  write('forms/new.json', bad);
  const { output } = await run('forms', '--changed-since', 'HEAD', '--json');
  expect(JSON.parse(output).forms.map(({ file }: { file: string }) => file)).toEqual([
    'forms/good.json',
    'forms/new.json',
  ]);
});
