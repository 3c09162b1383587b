import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const here = import.meta.dirname;
const sources = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
);

/** The files that a file imports at run time. */
function importsOf(file: string): readonly string[] {
  const source = readFileSync(join(here, file), 'utf8');
  return [...source.matchAll(/^import\s+(?!type\b)[^;]*?from '([^']+)'/gm)].map(([, name = '']) => name);
}

test('the faces of libraries are a file of their own: they bring nothing of the interpreter along', () => {
  expect(sources.length).toBeGreaterThan(6);
  const outside = sources.flatMap((file) =>
    importsOf(file).filter((name) => name.startsWith('.') && !join(here, file, '..', name).startsWith(here)),
  );
  expect(outside).toEqual([]);
});
