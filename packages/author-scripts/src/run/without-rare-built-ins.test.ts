import { expect, test } from 'vitest';
import { builtInNames, rareNames } from '../compile/offered.ts';
import { createBrowser } from './browser.ts';
import { builtIns } from './built-ins.ts';
import { allBuiltIns } from './rare-built-ins.ts';
import { MissingBuiltInsError } from './run-author-script.ts';
import { evaluate, scopeOf, valueFrom } from './testing/evaluate.ts';

const usual = { ...scopeOf(), builtIns };

test('the usual built-ins lack what few authors name', () => {
  const lacked = [...builtInNames].filter((name) => !builtIns.globals.has(name));
  expect(lacked.sort()).toEqual(['Intl', 'Map', 'Set']);
  const inBrowsers = rareNames.filter((name) => !lacked.includes(name));
  expect(inBrowsers.filter((name) => allBuiltIns.rare?.isBrowserName(name) !== true)).toEqual([]);
  expect(inBrowsers.sort()).toEqual(Object.keys(createBrowser({ path: '', language: '' })).sort());
  expect([...builtInNames].filter((name) => !allBuiltIns.globals.has(name))).toEqual([]);
});

test('an author script is run by them where it names none of it', () => {
  const code = 'value = [1, 2, 3].map((n) => n * 2).join() + /b+/.exec("abbc")[0] + new Date(0).getTime()';
  expect(valueFrom(code, usual)).toBe('2,4,6bb0');
});

test.each([
  'value = class { a() {} }',
  'class A {} class B extends A { constructor() { super(); } a() { return super.a(); } } value = 1',
])('%s is a fault of its caller', (code) => {
  expect(() => evaluate(code, usual)).toThrow(MissingBuiltInsError);
  expect(evaluate(code).kind).not.toBe('failed');
});

test('lists and texts of their own kind are made by what everybody knows as their maker', () => {
  const code =
    'value = [new Map(), new Set()].map((one) => one.constructor === Map || one.constructor === Set).join()';
  expect(valueFrom(code)).toBe('true,true');
});
