import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A client build, as it is weighed. */
export interface Build {
  /** A source's own file and all that it imports at once. Throws when the build lacks it. */
  filesOf(source: string): readonly string[];
  /** Bytes as they travel: a file that was packed ahead is sent packed. */
  sizeOf(file: string): number;
  /** All files of script that the page can come to load from a source, at once or later. */
  reachedFrom(source: string): ReadonlySet<string>;
}

/** What Vite's manifest says of a source: Vite wrote it, and the server trusts it, too. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

export function readBuild(clientDir: string): Build {
  const manifest: Readonly<Record<string, Chunk>> = JSON.parse(
    readFileSync(join(clientDir, '.vite', 'manifest.json'), 'utf8'),
  );

  function files(source: string, isLater: boolean, seen = new Set<string>()): ReadonlySet<string> {
    const chunk = manifest[source];
    if (chunk === undefined) throw new Error(`The build in ${clientDir} lacks ${source}. Build it again.`);
    if (seen.has(chunk.file)) return seen;
    seen.add(chunk.file);
    const next = [...(chunk.imports ?? []), ...(isLater ? (chunk.dynamicImports ?? []) : [])];
    for (const one of next) files(one, isLater, seen);
    return seen;
  }

  return {
    filesOf: (source) => [...files(source, false)],
    sizeOf(file) {
      const packed = join(clientDir, `${file}.br`);
      return statSync(existsSync(packed) ? packed : join(clientDir, file)).size;
    },
    reachedFrom: (source) => files(source, true),
  };
}
