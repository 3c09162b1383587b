import { basename } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { bundleText } from '../../apps/residents/src/server/bundles.ts';
import { brotliOptions } from '../../apps/residents/src/server/stored-body.ts';
import { type Bounded, exactly } from './bounded.ts';
import type { Build } from './build.ts';
import type { PageChunk } from './parts-of-page.ts';

/** All script that a form needs to live, in bytes as they travel. */
export interface FormWeight {
  readonly sum: Bounded;
  /** Those without which its page does not answer to a key. */
  readonly atOnce: Bounded;
  /** How many they are, without the one that is loaded only where figures are read. */
  readonly files: number;
  /** The weight that each part adds to those before it, were all of its files to travel alone. */
  readonly byPart: ReadonlyMap<string, number>;
}

/** Parts that no form names: all load them, the second where the operator reads figures. */
const unnamed: readonly string[] = ['deferred', 'counter'];

/**
 * One bundle of all that a form needs at once, one of what it may need once it is live, and the rest in files of its own. A file that several parts need counts once, with the first of them. Throws for a feature that is no part.
 */
export function weighForm(
  features: readonly string[],
  build: Build,
  parts: readonly PageChunk[],
): FormWeight {
  const named = features.map((name) => {
    const part = parts.find((candidate) => candidate.name === name);
    if (part === undefined) throw new Error(`The page cannot load ${name}.`);
    return part;
  });
  const bundled = [...new Set(named.flatMap(({ source }) => build.importsOf(source)))];
  const every = parts
    .filter(({ name }) => name === 'deferred')
    .flatMap(({ source }) => build.importsOf(source));
  const ofFeatures = named.flatMap(({ source }) => build.lateImportsOf(source));
  const late = [...new Set([...every, ...ofFeatures])].filter((file) => !bundled.includes(file));
  const bundles = [bundled, late].filter((files) => files.length > 0);
  const counted = new Set(build.first);
  const alone = new Set(build.first);
  const byPart = new Map([['first', sum(build.first.map(build.sizeOf))]]);
  let counter = 0;
  for (const { name, source } of parts) {
    if (!unnamed.includes(name) && !features.includes(name)) continue;
    const files = build.filesOf(source).filter((file) => !counted.has(file));
    byPart.set(name, sum(files.map(build.sizeOf)));
    if (name === 'counter') counter = byPart.get(name) ?? 0;
    else
      for (const file of files) {
        counted.add(file);
        if (!bundles.flat().includes(file)) alone.add(file);
      }
  }
  const rest = sum([...alone].map(build.sizeOf)) + counter;
  const first = exactly(byPart.get('first') ?? 0);
  return {
    sum: bundles.map((files) => bundleSize(files, build)).reduce(plus, exactly(rest)),
    atOnce: bundled.length > 0 ? plus(first, bundleSize(bundled, build)) : first,
    files: alone.size + bundles.length,
    byPart,
  };
}

/** Bounds of a bundle's tight size as a part of its quick one: 0.924 to 0.936 in the practice forms and our own. */
const ofQuick = { least: 0.92, most: 0.94 };
/** Characters of a bundle that is packed at once: smaller ones differ more. */
const small = 40_000;

const sizes = new Map<string, Bounded>();

/** The bytes of a bundle, as the server packs it. Throws where a file cannot be in one. */
function bundleSize(files: readonly string[], build: Build): Bounded {
  const text = bundleText(
    files.map((file) => basename(file, '.js')),
    files.map(build.textOf),
  );
  if (text === undefined) throw new Error(`No bundle can be made of ${files.join(', ')}.`);
  const known = sizes.get(text) ?? packedSize(Buffer.from(text));
  sizes.set(text, known);
  return known;
}

function packedSize(plain: Buffer): Bounded {
  const sizeBy = (quality: 'quick' | 'tight') =>
    brotliCompressSync(plain, brotliOptions(plain, quality)).length;
  if (plain.length < small) return exactly(sizeBy('tight'));
  const quick = sizeBy('quick');
  const least = Math.floor(quick * ofQuick.least);
  const most = Math.ceil(quick * ofQuick.most);
  let exact: number | undefined;
  return {
    ...{ least, most },
    exact() {
      exact ??= sizeBy('tight');
      if (exact < least || exact > most) throw new Error(`${exact} bytes are not from ${least} to ${most}.`);
      return exact;
    },
  };
}

function plus(left: Bounded, right: Bounded): Bounded {
  return {
    ...{ least: left.least + right.least, most: left.most + right.most },
    exact: () => left.exact() + right.exact(),
  };
}

/** Files that the page's script can import and no part counts: without them the sum would be too small. */
export function uncounted(build: Build, parts: readonly PageChunk[]): readonly string[] {
  return build.later.filter((source) => !parts.some((part) => part.source === source));
}

function sum(sizes: readonly number[]): number {
  return sizes.reduce((total, size) => total + size, 0);
}
