import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const { resolve } = createRequire(import.meta.url);

function fileOf(name: string, from: string): string {
  if (name.startsWith('.')) return fileURLToPath(new URL(name, `file://${from}`));
  return name.startsWith('@guichet/') ? resolve(name) : name;
}

/** Every module that a module brings into a page, ours by file and others' by name. Types bring nothing. */
function graphOf(entry: string): ReadonlySet<string> {
  const seen = new Set<string>();
  const waiting = [entry];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    if (!file.startsWith('/')) continue;
    const source = readFileSync(file, 'utf8');
    for (const [, clause = '', name = ''] of source.matchAll(
      /^(?:import|export)\s(?!type\b)([^;'"]*?from\s+)?['"]([^'"]+)['"]/gm,
    )) {
      const bringsTypesOnly = /^\{\s*(type\s[^,}]+,?\s*)+\}\s*from/.test(clause);
      if (!bringsTypesOnly) waiting.push(fileOf(name, file));
    }
    for (const [, name = ''] of source.matchAll(/\bimport\(\s*['"]([^'"]+)['"]/g)) waiting.push(name);
  }
  return seen;
}

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const inEngine = (path: string) => join(dirname(resolve('@guichet/engine')), path);
const parsers = (graph: ReadonlySet<string>) =>
  [...graph].filter((name) => /^(parse5|acorn|entities)\b/.test(name));

it('brings no parser into a page by the main door of the engine', () => {
  const graph = graphOf(inEngine('engine.ts'));
  expect(graph).toContain(inEngine('text/plain-text.ts'));
  expect(parsers(graph)).toEqual([]);
  expect([...graph].filter((name) => /\/(prepare|author-scripts|code)\//.test(name))).toEqual([]);
});

it('brings no parser by the door of what runs code, and one function of the rest of the engine', () => {
  const graph = graphOf(inEngine('code/run-code.ts'));
  expect(graph).toContain(resolve('@guichet/author-scripts/run'));
  expect(parsers(graph)).toEqual([]);
  expect([...graph].filter((name) => !/\/(author-scripts|code|definition)\//.test(name))).toEqual([
    inEngine('fields/held-by.ts'),
  ]);
});

it('brings them by preparation, so that the test above can fail', () => {
  expect(parsers(graphOf(at('prepare-form.ts')))).toEqual(expect.arrayContaining(['acorn', 'parse5']));
});
