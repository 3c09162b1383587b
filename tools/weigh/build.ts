import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A client build, as it is weighed. */
export interface Build {
  /**
   * The files that a source adds to the page's own script: its own, all that it imports at once, and all that it or
   * those may import later. Throws when the build lacks it.
   */
  filesOf(source: string): readonly string[];
  /** Those of them that it needs at once. */
  importsOf(source: string): readonly string[];
  /** Those that it imports later, with all that these need at once. */
  lateImportsOf(source: string): readonly string[];
  /** The page's own script, and all that it imports at once. */
  readonly first: readonly string[];
  /** Files that the page's own script may import later, by source. */
  readonly later: readonly string[];
  /** Bytes as they travel: a file that was packed ahead is sent packed. */
  sizeOf(file: string): number;
  textOf(file: string): string;
  readonly manifest: Manifest;
}

/** A source's entry in Vite's manifest: Vite wrote it, and the server trusts it, too. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

export type Manifest = Readonly<Record<string, Chunk>>;

const entry = 'src/client.tsx';

export function readBuild(clientDir: string): Build {
  const manifest: Manifest = JSON.parse(readFileSync(join(clientDir, '.vite', 'manifest.json'), 'utf8'));

  const atOnce = ({ imports = [] }: Chunk) => imports;

  function chunk(source: string): Chunk {
    const found = manifest[source];
    if (found === undefined) throw new Error(`The build in ${clientDir} lacks ${source}. Build it again.`);
    return found;
  }

  /** Sources by what imports what, each once. */
  function reach(from: string, next: (importer: Chunk) => readonly string[], seen: Set<string>): Set<string> {
    if (seen.has(from)) return seen;
    seen.add(from);
    for (const source of next(chunk(from))) reach(source, next, seen);
    return seen;
  }

  const first = reach(entry, atOnce, new Set());
  const fileOf = (source: string) => chunk(source).file;
  /** Files beside the page's own. */
  function filesFrom(source: string, next: (importer: Chunk) => readonly string[]): readonly string[] {
    const known = new Set(first);
    known.delete(source);
    return [...reach(source, next, known)].filter((reached) => !first.has(reached)).map(fileOf);
  }

  const importsOf = (source: string) => filesFrom(source, atOnce);
  return {
    manifest,
    first: [...first].map(fileOf),
    later: [...new Set([...first].flatMap((source) => chunk(source).dynamicImports ?? []))],
    filesOf: (source) =>
      filesFrom(source, ({ imports = [], dynamicImports = [] }) => [...imports, ...dynamicImports]),
    importsOf,
    lateImportsOf(source) {
      const importers = [...reach(source, atOnce, new Set(first))].filter((reached) => !first.has(reached));
      return [...new Set(importers.flatMap((from) => (chunk(from).dynamicImports ?? []).flatMap(importsOf)))];
    },
    sizeOf(file) {
      const packed = join(clientDir, `${file}.br`);
      return statSync(existsSync(packed) ? packed : join(clientDir, file)).size;
    },
    textOf: (file) => readFileSync(join(clientDir, file), 'utf8'),
  };
}
