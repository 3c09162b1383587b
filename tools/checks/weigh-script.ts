import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const specifier = /(?:\bfrom|\bimport)\s*["'](\.[^"']+\.js)["']/g;

/** A built script with all that it imports at once: bytes as they travel, by path. Later imports do not count. */
export function weighScript(path: string, weights = new Map<string, number>()): ReadonlyMap<string, number> {
  if (weights.has(path)) return weights;
  const content = readFileSync(path);
  weights.set(path, brotliCompressSync(content).length);
  for (const [, found = ''] of content.toString().matchAll(specifier)) {
    weighScript(join(dirname(path), found), weights);
  }
  return weights;
}
