import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync } from 'vite';
import { retiredNames, retiredWords } from './retired-terms.ts';
import { sourceFiles } from './source-files.ts';

const code = /\.tsx?$/;

/** A sentence for each name in the code that holds a retired term, with the line where it first stands. */
export function checkTerms(root: string): string[] {
  return sourceFiles(root)
    .filter((path) => code.test(path))
    .flatMap((path) => {
      const source = readFileSync(join(root, path), 'utf8');
      // Parsing costs: most files hold no such word even in a comment.
      if (![...new Set(source.match(/[A-Za-z]+/g))].some((word) => termFor(word) !== undefined)) return [];
      return [...namesIn(path, source)].flatMap(([name, start]) => {
        const term = termFor(name);
        if (term === undefined) return [];
        const line = source.slice(0, start).split('\n').length;
        return [`${path}:${line}: "${name}" holds a retired term. Say: ${term}.`];
      });
    });
}

/** The names in a source, each with the index where it first stands. Tags of HTML are none. */
function namesIn(path: string, source: string): ReadonlyMap<string, number> {
  const names = new Map<string, number>();
  const visit = (node: ESTree.Node) => {
    const isName = node.type === 'Identifier' || node.type === 'PrivateIdentifier';
    if (isName && !names.has(node.name)) names.set(node.name, node.start);
    for (const child of Object.values(node).flat()) if (isNode(child)) visit(child);
  };
  visit(parseSync(path, source).program);
  return names;
}

function isNode(child: unknown): child is ESTree.Node {
  return typeof child === 'object' && child !== null && 'type' in child && 'start' in child;
}

/** The term that a name should hold instead; undefined where it may stay. */
function termFor(name: string): string | undefined {
  const known = retiredNames.get(name);
  if (known !== undefined) return known;
  if (/^most[A-Z]/.test(name)) return `max${name.slice('most'.length)}`;
  const words = name.match(/[A-Z]?[a-z0-9]+|[A-Z]+(?![a-z])/g) ?? [];
  return words.map((word) => retiredWords.get(word.toLowerCase())).find((term) => term !== undefined);
}
