import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../launcher/launch.js';
import { asModule, exportedNamesIn, nameNeighbours } from './react-as-modules.ts';

const given = () => ['useState'];

test('what a source gives becomes what a module exports, also what it changes later', () => {
  const source = [
    'exports.unstable_now = void 0;',
    'exports.unstable_now = function () {};',
    'exports.late = function () {\n  return exports.unstable_now();\n};',
  ].join('\n');
  expect(exportedNamesIn(source)).toEqual(['unstable_now', 'late']);
  expect(asModule(source, given)).toBe(
    [
      'let $unstable_now;',
      '$unstable_now = void 0;',
      '$unstable_now = function () {};',
      'const $late = function () {\n  return $unstable_now();\n};',
      'export { $unstable_now as unstable_now, $late as late };',
      'export default { unstable_now: $unstable_now, late: $late };',
    ].join('\n'),
  );
});

test('what it asks for is imported, and what the other lacks is undefined', () => {
  const source =
    'var Scheduler = require("scheduler"),\n  React = require("react");\nReact.useState(React.none);';
  expect(asModule(source, given)).toContain(
    "import * as Scheduler from 'scheduler';import * as React from 'react';\nReact.useState(undefined);",
  );
});

test('a withheld name is not exported', () => {
  expect(asModule('exports.kept = 1;\nexports.gone = 2;', given, new Set(['gone']))).toBe(
    'const $kept = 1;\nconst $gone = 2;\nexport { $kept as kept };\nexport default { kept: $kept };',
  );
});

test('what cannot be read so is refused, not guessed', () => {
  expect(() => asModule('function late() { return require("react"); }', given)).toThrow(/written otherwise/);
  expect(() => asModule('module.exports = {};', given)).toThrow(/written otherwise/);
});

test('as React is installed, a page gets what it gives', async () => {
  const source = readFileSync(join(root, 'node_modules/react/cjs/react.production.js'), 'utf8');
  const module: Record<string, unknown> = await import(
    `data:text/javascript,${encodeURIComponent(asModule(source, given))}`
  );
  expect(module).toMatchObject({
    useState: expect.any(Function),
    createContext: expect.any(Function),
    Fragment: expect.any(Symbol),
    version: expect.stringMatching(/^19/),
  });
});

test('a fiber’s neighbours get names of their own, in React as it is published', () => {
  const source = readFileSync(
    join(root, 'node_modules', 'react-dom', 'cjs', 'react-dom-client.production.js'),
    'utf8',
  );
  expect(nameNeighbours('node.child = child; child.return.sibling')).toBe(
    'node.childFiber = child; child.returnFiber.siblingFiber',
  );
  // No literal makes one, and no iterator is ended.
  expect(source).not.toMatch(/[{,]\s*(child|sibling|return):|\.return\(|\["(child|sibling|return)"\]/);
  expect(source).not.toMatch(/\.(child|sibling|return)Fiber\b/);
});
