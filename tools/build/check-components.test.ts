import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from '../launcher/launch.js';
import { checkComponents } from './check-components.ts';
import { fingerprint } from './fingerprint.ts';
import { siteFolders } from './site-folders.ts';

const example = join(root, 'docs', 'examples', 'components');
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guichet-components-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(text: string): string {
  const file = join(folder, 'components.ts');
  writeFileSync(file, text);
  return file;
}

test('the example is as it should be, where it lies and anywhere else', async () => {
  await checkComponents(join(example, 'components.ts'));
  cpSync(example, folder, { recursive: true });
  await checkComponents(join(folder, 'components.ts'));
});

test('a file that is not there is named, with what to do', async () => {
  await expect(checkComponents(join(folder, 'none.ts'))).rejects.toThrow(/none\.ts.*Correct the path/s);
});

test.each([
  ['export const components = ;', /cannot be read/],
  ['export const types = {};', /exports no "components"/],
  ["export const components = { aliases: { a: { type: 'textfeild' } } };", /"textfeild".*Check its spelling/],
  ['export const components = { aliases: { a: {} } };', /"a" needs a "type"/],
  [
    "export const components = { aliases: { a: { type: 'textfield', settings: ['label'] } } };",
    /"settings" of the alias "a" are a function, or names/,
  ],
  [
    "export const components = { aliases: { a: { type: 'textfield', settings: { b: 'validate.' } } } };",
    /"b" of the alias "a" needs a name/,
  ],
  [
    "export const components = { aliases: { a: { type: 'textfield', settings: { kind: 'type' } } } };",
    /No setting of the alias "a" may be its "type"/,
  ],
  ['export const components = { types: { a: {} } };', /"a" needs a "model"/],
  ['export const components = { types: { a: { model: { children() {} } } } };', /"a" needs a "view"/],
  [
    "export const components = { types: { a: { model: { children() {}, rules: ['b:c'] }, view() {} } } };",
    /names the rule "b:c"/,
  ],
  [
    "export const components = { rules: { 'a:b': { check() {}, sentences: { en: 'No' } } } };",
    /its sentence in "fr"/,
  ],
  ['export const components = { rules: { a: { check() {} } } };', /needs a colon/],
])('what is wrong in a file is said, with what to do: %s', async (text, sentence) => {
  await expect(checkComponents(write(text))).rejects.toThrow(sentence);
  await expect(checkComponents(write(`${text}\n// again`))).rejects.toThrow(
    /docs\/custom-types\.md|cannot be/,
  );
});

test('a build with the file is another than one without, and follows what the file imports', () => {
  cpSync(example, folder, { recursive: true });
  const file = join(folder, 'components.ts');
  const before = [fingerprint(root), fingerprint(root, file)];
  expect(before[0]).not.toBe(before[1]);
  writeFileSync(join(folder, 'library-card', 'style.css'), 'p { color: red }');
  expect(fingerprint(root, file)).not.toBe(before[1]);
  expect(siteFolders(root, file).clientDir).not.toBe(siteFolders(root).clientDir);
});
