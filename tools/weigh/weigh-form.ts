import type { Build } from './build.ts';
import type { PageChunk } from './parts-of-page.ts';

/** All script that a form needs to live, in bytes as they travel. */
export interface FormWeight {
  readonly sum: number;
  /** How many they are, without the one that is loaded only where figures are read. */
  readonly files: number;
  /** The weight that each part adds to those before it. */
  readonly byPart: ReadonlyMap<string, number>;
}

/** Parts that no form names: all load them, the second where the operator reads figures. */
const unnamed: readonly string[] = ['deferred', 'counter'];

/** A file that several parts need counts once, with the first of them. Throws for a feature that is no part. */
export function weighForm(
  features: readonly string[],
  build: Build,
  parts: readonly PageChunk[],
): FormWeight {
  const missing = features.filter((name) => parts.every((part) => part.name !== name));
  if (missing.length > 0) throw new Error(`The page cannot load ${missing.join(', ')}.`);
  const counted = new Set(build.first);
  const byPart = new Map([['first', sum(build.first.map(build.sizeOf))]]);
  for (const { name, source } of parts) {
    if (!unnamed.includes(name) && !features.includes(name)) continue;
    const files = build.filesOf(source).filter((file) => !counted.has(file));
    byPart.set(name, sum(files.map(build.sizeOf)));
    if (name !== 'counter') for (const file of files) counted.add(file);
  }
  return { sum: sum([...byPart.values()]), files: counted.size, byPart };
}

/** Files that the page's script can import and no part counts: without them the sum would be too small. */
export function uncounted(build: Build, parts: readonly PageChunk[]): readonly string[] {
  return build.later.filter((source) => !parts.some((part) => part.source === source));
}

function sum(sizes: readonly number[]): number {
  return sizes.reduce((total, size) => total + size, 0);
}
