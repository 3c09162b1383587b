import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { chunkFunction, loadByName, validateExports, withModules } from './chunk-functions.ts';

const scripts = { page: 'assets/client-1.js', modules: new Set(['assets/helpers-9.js']) };
const programOf = (code: string) => parseSync('chunk.js', code).program;

test('a chunk is a function from what it imports to what it exports', async () => {
  const code = `import { a as one, b } from './client-1.js';
import { "x-y" as c } from "./shared-2.js";
import './effects-3.js';
const mark = 'é';
function sum() { return one + b + c + mark; }
export { sum as default, mark as m };`;
  const text = chunkFunction(code, programOf(code), scripts);
  const [needs, make] = (await import(`data:text/javascript,${encodeURIComponent(text)}`)).default;
  expect(needs).toEqual(['shared-2', 'effects-3']);
  const made = make({ a: '1', b: '2' }, { 'x-y': '3' }, {});
  expect([made.default(), made.m]).toEqual(['123é', 'é']);
});

test('one that imports nothing of the page takes it all the same', async () => {
  const code = `import { a } from './shared-2.js';\nexport { a as b };`;
  const text = chunkFunction(code, programOf(code), scripts);
  const [, make] = (await import(`data:text/javascript,${encodeURIComponent(text)}`)).default;
  expect(make({ a: 1 }, { a: 2 })).toEqual({ b: 2 });
});

test('what the page imports at once comes from the page', async () => {
  const code = `import { n as all } from './helpers-9.js';\nimport { a } from './client-1.js';\nexport { all, a };`;
  const text = chunkFunction(code, programOf(code), scripts);
  const [needs, make] = (await import(`data:text/javascript,${encodeURIComponent(text)}`)).default;
  expect(needs).toEqual([]);
  expect(make({ a: 1, 'helpers-9.js': { n: 2 } })).toEqual({ all: 2, a: 1 });
  expect(withModules('run();', scripts)).toBe('run();\nexport * as "helpers-9.js" from "./helpers-9.js";');
});

test.each([
  `import * as all from './shared-2.js';\nexport { all };`,
  `import one from './shared-2.js';\nexport { one };`,
  `export default 1;`,
  `export * from './shared-2.js';`,
  `export { a } from './shared-2.js';`,
  `export const a = 1;`,
])('a chunk that a function cannot stand for fails the build: %s', (code) => {
  expect(() => chunkFunction(code, programOf(code), scripts)).toThrow('A chunk');
});

test('what is exported has one value', () => {
  const validate = (code: string) => () => validateExports(programOf(code));
  expect(validate('var a = 1; function set() { a = 2; } export { a, set };')).toThrow(
    'exports a, and gives it',
  );
  expect(validate('let a = 1; function next() { a++; } export { a, next };')).toThrow('exports a');
  expect(validate('let a = 1; function next() { a++; return a; } export { next };')).not.toThrow();
  expect(validate('let a; a = 1; export { a };')).not.toThrow();
  expect(validate('function a() {} function b({ a }) { a = 1; } export { a, b };')).not.toThrow();
  expect(
    validate('var a = 1; const b = () => { if (b) { let a = 2; a += 1; } }; export { a, b };'),
  ).not.toThrow();
});

test('late imports go by names, whatever Vite made of them', () => {
  const code = `const one = () => load(() => import("./one-1.js"), __VITE_PRELOAD__);
const two = () => load(() => import("./two-2.js").then((m) => m.t), __VITE_PRELOAD__);
const own = () => import(address);`;
  expect(loadByName(code, programOf(code))).toBe(`const one = () => (() => load("one-1"))();
const two = () => (() => load("two-2").then((m) => m.t))();
const own = () => import(address);`);
  const foreign = 'const other = () => import("https://maps.example.ca/view.js");';
  expect(loadByName(foreign, programOf(foreign))).toBe(foreign);
  const plain = 'const one = () => import("./one-1.js");';
  expect(() => loadByName(plain, programOf(plain))).toThrow('imports ./one-1.js in a way');
});
