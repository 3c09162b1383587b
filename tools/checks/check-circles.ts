import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sourceFiles } from './source-files.ts';

/**
 * So many files may stand in circles of imports, those of types counted: what a form, a field and its model are says
 * one of the other, and so do the parts of an interpreter. Biome lets imports of types go round in circles.
 */
export const maxInCircles = 12;

const specifier = /(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g;
const notCounted = /\.(?:test|spec)\.|^bench\//;

/** A sentence where more files stand in circles than may, and one for each of them. Prints how many there are. */
export function checkCircles(root: string, most = maxInCircles): string[] {
  const circles = filesInCircles(root);
  console.log(`Files in circles of imports, those of types counted: ${circles.length} of at most ${most}`);
  if (circles.length <= most) return [];
  return [
    `${circles.length} files stand in circles of imports, where ${most} may (tools/checks/check-circles.ts). Part the ` +
      'interface of a thing from what builds it, in a file that imports interfaces alone.',
    ...circles.map(({ path, by }) => `${path}: imports ${by}, which comes back to it`),
  ];
}

/** Each with an import by which it comes back to itself. Packages do not: see `checkLayers`. */
function filesInCircles(root: string): readonly { readonly path: string; readonly by: string }[] {
  const paths = sourceFiles(root).filter((path) => /\.(?:tsx?|js)$/.test(path) && !notCounted.test(path));
  const known = new Set(paths);
  const imports = new Map(
    paths.map((path) => [path, importsOf(root, path).filter((imported) => known.has(imported))]),
  );

  /** All that a file leads to. */
  function reach(from: string, found = new Set<string>()): ReadonlySet<string> {
    for (const next of imports.get(from) ?? []) {
      if (found.has(next)) continue;
      found.add(next);
      reach(next, found);
    }
    return found;
  }

  const reached = new Map(paths.map((path) => [path, reach(path)]));
  return paths.flatMap((path) => {
    const by = imports.get(path)?.find((next) => next !== path && reached.get(next)?.has(path) === true);
    return by === undefined ? [] : [{ path, by }];
  });
}

function importsOf(root: string, path: string): readonly string[] {
  const text = readFileSync(join(root, path), 'utf8');
  return [...text.matchAll(specifier)].map(([, found = '']) => join(dirname(path), found));
}
