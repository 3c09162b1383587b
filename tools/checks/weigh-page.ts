import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The files that every page loads from a client build: compressed bytes by path. */
export interface PageWeight {
  readonly scripts: ReadonlyMap<string, number>;
  readonly styles: ReadonlyMap<string, number>;
}

/** A source's entry in Vite's manifest: Vite wrote it, and the server trusts it, too. */
interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

const entry = 'src/client.tsx';

/**
 * Weighs the page's script with all that it imports at once, and the style sheets of all that it can reach: every page
 * links those. A form's further files: see `tools/weigh`. Throws when the build lacks the page's script.
 */
export function weighPage(clientDir: string): PageWeight {
  const manifest: Readonly<Record<string, Chunk>> = JSON.parse(
    readFileSync(join(clientDir, '.vite', 'manifest.json'), 'utf8'),
  );
  const scripts = new Map<string, number>();
  const styles = new Map<string, number>();
  const seen = new Set<string>();

  function add(name: string, isAtOnce: boolean): void {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`The build in ${clientDir} lacks ${name}. Build it again.`);
    if (isAtOnce) scripts.set(chunk.file, travellingSize(join(clientDir, chunk.file)));
    for (const sheet of chunk.css ?? []) styles.set(sheet, travellingSize(join(clientDir, sheet)));
    const key = `${name} ${isAtOnce}`;
    if (seen.has(key)) return;
    seen.add(key);
    for (const next of chunk.imports ?? []) add(next, isAtOnce);
    for (const next of chunk.dynamicImports ?? []) add(next, false);
  }

  add(entry, true);
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
