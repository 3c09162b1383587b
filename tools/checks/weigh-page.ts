import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What a page loads from a client build: bytes by path, as they travel. */
export interface PageWeight {
  readonly scripts: ReadonlyMap<string, number>;
  readonly styles: ReadonlyMap<string, number>;
}

/** What Vite's manifest says of a source: Vite wrote it, and the server trusts it, too. */
interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

const entry = 'src/client.tsx';

/**
 * Weighs all that the page's script can reach in a build, whether it is imported at once or later, but for
 * what is imported on demand alone. Throws when the build lacks the page's script.
 */
export function weighPage(clientDir: string, onDemand: readonly string[]): PageWeight {
  return weighFrom(entry, clientDir, onDemand);
}

/** What each part that is loaded on demand brings to a page that has its own script: bytes by source. */
export function weighParts(clientDir: string, onDemand: readonly string[]): ReadonlyMap<string, number> {
  const page = weighPage(clientDir, onDemand);
  return new Map(
    onDemand.map((source) => {
      const { scripts } = weighFrom(source, clientDir, onDemand);
      return [source, sumOf(new Map([...scripts].filter(([path]) => !page.scripts.has(path))))];
    }),
  );
}

function weighFrom(source: string, clientDir: string, onDemand: readonly string[]): PageWeight {
  const manifest: Readonly<Record<string, Chunk>> = JSON.parse(
    readFileSync(join(clientDir, '.vite', 'manifest.json'), 'utf8'),
  );
  const scripts = new Map<string, number>();
  const styles = new Map<string, number>();

  function add(name: string): void {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`The build in ${clientDir} lacks ${name}. Build it again.`);
    if (scripts.has(chunk.file)) return;
    scripts.set(chunk.file, travellingSize(join(clientDir, chunk.file)));
    for (const sheet of chunk.css ?? []) styles.set(sheet, travellingSize(join(clientDir, sheet)));
    for (const next of chunk.imports ?? []) add(next);
    for (const next of chunk.dynamicImports ?? []) if (!onDemand.includes(next)) add(next);
  }

  add(source);
  return { scripts, styles };
}

/** Bytes of all of these files. */
export function sumOf(sizes: ReadonlyMap<string, number>): number {
  return [...sizes.values()].reduce((sum, size) => sum + size, 0);
}

/** A file that was packed ahead is sent packed. */
function travellingSize(path: string): number {
  const packed = `${path}.br`;
  return statSync(existsSync(packed) ? packed : path).size;
}
