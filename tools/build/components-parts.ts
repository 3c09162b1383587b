import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const relativeImport = /(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g;

/** A components file and all that it imports by a path, and that those import: what its part of a build is made from. */
export function componentsParts(file: string, found: Set<string> = new Set()): readonly string[] {
  if (found.has(file) || !existsSync(file)) return [...found];
  found.add(file);
  if (!/\.[cm]?[jt]sx?$/.test(file)) return [...found];
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(relativeImport)) {
    componentsParts(join(dirname(file), path), found);
  }
  return [...found];
}
