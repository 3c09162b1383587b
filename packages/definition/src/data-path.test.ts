import { expect, it } from 'vitest';
import { parsePath } from './data-path.ts';

it.each([
  ['a', ['a']],
  ['a.b[0].c', ['a', 'b', 0, 'c']],
  ['dichiarazioni[0].cod', ['dichiarazioni', 0, 'cod']],
  ['a[1][22]', ['a', 1, 22]],
  ['a-b.c_d', ['a-b', 'c_d']],
  ['', []],
  ['..a..', ['a']],
  ['[0]', [0]],
  ['a[b].c', ['a', 'b', 'c']],
])('reads the path %j as its keys and indexes', (path, parts) => {
  expect(parsePath(path)).toEqual(parts);
});
