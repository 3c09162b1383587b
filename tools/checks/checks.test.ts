import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { checkCircles } from './check-circles.ts';
import { checkComments } from './check-comments.ts';
import { checkFileSizes } from './check-file-sizes.ts';
import { checkLayers } from './check-layers.ts';
import { checkLocales } from './check-locales.ts';
import { checkLockfile } from './check-lockfile.ts';
import { checkNames } from './check-names.ts';
import { checkTerms } from './check-terms.ts';
import { checkWords } from './check-words.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'guichet-checks-'));
});

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

describe('order of the layers', () => {
  test('an import of a lower layer passes', () => {
    write('packages/engine/src/form.ts', "import type { Locale } from '@guichet/definition';");
    write('apps/form-service/src/check.ts', "import { models } from '@guichet/fields/models';");
    write('apps/residents/src/main.ts', "import { startSandbox } from '@guichet/sandbox';");
    expect(checkLayers(root)).toEqual([]);
  });

  test.each([
    ['packages/engine/src/form.ts', "import { models } from '@guichet/fields/models';"],
    ['packages/engine/src/form.ts', "export * from '@guichet/service-client';"],
    ['packages/fields/src/views.ts', "const view = await import('@guichet/renderer');"],
    ['packages/fields/src/site.css', "@import '@guichet/renderer/site.css';"],
    ['apps/form-service/src/draw.ts', "import { views } from '@guichet/fields/views';"],
    ['apps/sandbox/src/sandbox.ts', "import { locales } from '@guichet/definition';"],
    ['packages/engine/src/form.ts', "import { locales } from '../../definition/src/locale.ts';"],
  ])('%s may not hold %s', (path, line) => {
    write(path, line);
    expect(checkLayers(root)).toEqual([expect.stringContaining(path)]);
  });

  test('a dependency that goes up is found before anything imports it', () => {
    write('packages/engine/package.json', '{ "devDependencies": { "@guichet/renderer": "0.1.0" } }');
    expect(checkLayers(root)).toEqual(['packages/engine/package.json: may not depend on renderer']);
  });

  test('tests of a type draw with the renderer; a type does not', () => {
    write('packages/fields/package.json', '{ "devDependencies": { "@guichet/renderer": "0.1.0" } }');
    write(
      'packages/fields/src/types/day/day.browser.test.tsx',
      "import '@guichet/renderer/testing/draw-form';",
    );
    expect(checkLayers(root)).toEqual([]);
    write('packages/fields/package.json', '{ "dependencies": { "@guichet/renderer": "0.1.0" } }');
    expect(checkLayers(root)).toEqual(['packages/fields/package.json: may not depend on renderer']);
  });

  test.each([
    ['packages/fields/src/types/day/view.tsx', "import { pad } from '../time/pad.ts';"],
    ['packages/fields/src/frame/frame.tsx', "import { pad } from '../types/time/pad.ts';"],
  ])('%s may not hold %s: a type imports no other, and what types share imports none', (path, line) => {
    write('packages/fields/src/types/time/view.tsx', "import { pad } from './pad.ts';");
    write('packages/fields/src/models.ts', "import { timeModel } from './types/time/model.ts';");
    expect(checkLayers(root)).toEqual([]);
    write(path, line);
    expect(checkLayers(root)).toEqual([expect.stringContaining('which is no shared code')]);
  });

  test('a package without a layer is asked for one', () => {
    write('packages/new/package.json', '{}');
    expect(checkLayers(root)).toEqual([expect.stringContaining('new has no layer yet')]);
  });
});

describe('circles of imports', () => {
  test('what leads on and never back is in none', () => {
    write('packages/engine/src/a.ts', "import { b } from './b.ts';");
    write('packages/engine/src/b.ts', "import type { C } from './parts/c.ts';");
    write('packages/engine/src/parts/c.ts', '');
    expect(checkCircles(root, 0)).toEqual([]);
  });

  test('imports of types count, and those on demand; tests and what only leads into a circle do not', () => {
    write('packages/engine/src/a.ts', "import type { B } from './b.ts';");
    write('packages/engine/src/b.ts', "export type { C } from './parts/c.tsx';");
    write('packages/engine/src/parts/c.tsx', "const a = await import('../a.ts');");
    write('packages/engine/src/into.ts', "import { a } from './a.ts';");
    write('packages/engine/src/b.test.ts', "import { a } from './b.test.ts';");
    expect(checkCircles(root, 3)).toEqual([]);
    expect(checkCircles(root, 2)).toEqual([
      expect.stringContaining('3 files stand in circles'),
      'packages/engine/src/a.ts: imports packages/engine/src/b.ts, which comes back to it',
      'packages/engine/src/b.ts: imports packages/engine/src/parts/c.tsx, which comes back to it',
      'packages/engine/src/parts/c.tsx: imports packages/engine/src/a.ts, which comes back to it',
    ]);
  });
});

describe('sizes of files', () => {
  test('300 lines pass, 301 need a reason', () => {
    write('packages/engine/src/short.ts', '//\n'.repeat(300));
    write('packages/engine/src/long.ts', '//\n'.repeat(301));
    write('packages/engine/src/table.ts', `// Over 300 lines because it is a table.\n${'//\n'.repeat(301)}`);
    expect(checkFileSizes(root)).toEqual([expect.stringContaining('packages/engine/src/long.ts: 301 lines')]);
  });
});

describe('words of one machine', () => {
  test('a path in a home folder and a registry are found by line', () => {
    write('docs/a.md', `first\nsee ${['', 'home', 'ada', 'guichet'].join('/')}`);
    write('docs/b.md', `from https://${['registry', 'npmjs', 'org'].join('.')}/react`);
    write('docs/c.md', 'the folders packages/work/src and ./home/page.ts are our own');
    expect(checkWords(root)).toEqual([
      'docs/a.md:2: names a path of one machine',
      'docs/b.md:1: names the host of a package registry',
    ]);
  });
});

describe('package-lock.json', () => {
  function lock(packages: Readonly<Record<string, object>>): readonly string[] {
    write('package-lock.json', JSON.stringify({ packages }));
    return checkLockfile(root);
  }

  test('a package with its integrity, and our own, pass', () => {
    expect(
      lock({
        '': {},
        'packages/engine': {},
        'node_modules/@guichet/engine': { resolved: 'packages/engine', link: true },
        'node_modules/react': { integrity: 'sha512-x', optionalDependencies: { 'react-linux': '1.0.0' } },
        'node_modules/react-linux': { integrity: 'sha512-y', optional: true },
      }),
    ).toEqual([]);
  });

  test.each([
    [
      'tied to',
      { 'node_modules/react': { integrity: 'sha512-x', resolved: 'https://packages.example/react.tgz' } },
    ],
    ['no integrity', { 'node_modules/react': {} }],
    ['another version', { 'apps/residents/node_modules/react': { integrity: 'sha512-x' } }],
    [
      'lacks react-mac',
      { 'node_modules/react': { integrity: 'sha512-x', optionalDependencies: { 'react-mac': '1.0.0' } } },
    ],
  ])('a package that is or has "%s" does not', (problem, packages) => {
    expect(lock(packages)).toEqual([expect.stringContaining(problem)]);
  });
});

describe('comments', () => {
  test.each([
    '/** What a form holds. */',
    '/**\n * What a form holds: see `Form.data`,\n * and elsewhere. */',
    '// What was typed is kept.',
    '// The host is told of it.',
    '/** Closes it for whoever made it. */',
    '// A table to who hears it.',
    '// Mended where it broke.',
    '// The file is gone for good.',
    "test('a host is told of it', act);",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code
    'describe.each([1])(`${before}, whoever comes`, act);',
    "await step('mend it', act);",
  ])('%j is refused', (line) => {
    write('packages/engine/src/a.ts', `export const a = 1;\n${line}\nexport const b = 2;`);
    expect(checkComments(root)).toEqual([expect.stringContaining('packages/engine/src/a.ts:2: ')]);
  });

  test('texts and names may say what they like', () => {
    write(
      'packages/engine/src/a.ts',
      "/** The values of a form. */\nexport const title = 'What is told of whoever?';\ntest('What is told', act);",
    );
    expect(checkComments(root)).toEqual([]);
  });
});

describe('languages', () => {
  test.each([
    "const isFrench = locale === 'fr';",
    'const text = messages.en;',
    'const { en, fr } = messages[code];',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code
    'const tag = `${locale}-CA`;',
    'const other = otherLocale(locale);',
    "type Messages = (typeof messages)['en'];",
  ])('%s is refused: a third language would pass by', (line) => {
    write('packages/engine/src/a.ts', `\n${line}`);
    expect(checkLocales(root)).toEqual([
      expect.stringContaining('packages/engine/src/a.ts:2: names a language'),
    ]);
  });

  test('a value for each language, and texts, may name them', () => {
    write('packages/engine/src/a.ts', "const marks: InEveryLocale = { en: '.', fr: ',' };");
    write('packages/engine/src/messages.ts', 'const both = rowsLeft.fr(2);');
    expect(checkLocales(root)).toEqual([]);
  });
});

describe('retired terms', () => {
  test.each([
    ['asideOf', 'const asideOf = 1;'],
    ['Thing', 'export class Thing {}'],
    ['mostRows', 'const mostRows = 5;'],
    ['wordsOf', 'wordsOf(field);'],
    ['readSnippet', 'readSnippet();'],
    ['isTold', 'const isTold = true;'],
  ])('the name %s does not come back', (name, line) => {
    write('packages/engine/src/a.ts', `\n${line}`);
    expect(checkTerms(root)).toEqual([expect.stringContaining(`packages/engine/src/a.ts:2: "${name}"`)]);
  });

  test('comments, strings, tags and class names may say what they like', () => {
    write(
      'packages/fields/src/a.tsx',
      "/* thing */ const a = <aside className='g-aside'>{'judge'}</aside>; // kit",
    );
    write('packages/fields/src/b.ts', 'const most = somethingElse;');
    expect(checkTerms(root)).toEqual([]);
  });
});

describe('names of variables', () => {
  test.each([
    ['own', 'const own = 1;'],
    ['own', 'const { keys: own } = state;'],
    ['other', 'const [first, ...other] = fields;'],
    ['one', 'words.filter((one = 1) => one);'],
    ['both', 'function both() {}'],
    ['others', 'for (const others of lists) read(others);'],
    ['own', 'interface A { read(own: string): void }'],
  ])('%s does not say what it holds: %s', (name, line) => {
    write('packages/engine/src/a.ts', `\n${line}`);
    expect(checkNames(root)).toEqual([
      `packages/engine/src/a.ts:2: "${name}" does not say what it holds. Name that.`,
    ]);
  });

  test('keys, comments and strings may be called so, as the plural forms of a language are', () => {
    write(
      'packages/engine/src/a.ts',
      "const rows = { one: '(one)', other: 'rows' }; // (own)\nread(rows.one, rows[first].other);",
    );
    write('packages/engine/src/b.ts', 'export const { one: row, other: rows } = forms;');
    expect(checkNames(root)).toEqual([]);
  });
});
