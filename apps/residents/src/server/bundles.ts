import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type StoredBody, storeBody } from './stored-body.ts';

/**
 * Chunks of the client build put together, one file for what a form needs: on a bad network each further file costs more
 * than what is in it, and packed together they are a tenth smaller.
 */
export interface Bundles {
  /** The address of the file with these chunks, from now on packed; undefined for none. */
  addressOf(files: readonly string[]): string | undefined;
  /** Finds a bundle by the last part of its address. Undefined where the build has no such chunks, or one is named twice. */
  find(name: string): Promise<StoredBody | undefined>;
}

/** Bundles in memory, those of forms alone: half a megabyte each. */
const maxKept = 100;
/** Chunks in one address: a form of every type has 58. */
const maxChunks = 150;
/** Characters of a bundle: a form of every type has 350,000. */
const maxLength = 1_000_000;

/** `clientDir`: of the client build. All addresses begin with `base`. */
export function createBundles(clientDir: string, base: string): Bundles {
  // In the order of their last use.
  const kept = new Map<string, Promise<StoredBody | undefined>>();
  const needed = new Set<string>();

  function find(name: string): Promise<StoredBody | undefined> {
    // Nobody makes this server keep, or pack tightly, what none of its pages asks for.
    if (!needed.has(name)) return bundle(clientDir, name, 'quick');
    const found = kept.get(name) ?? bundle(clientDir, name, 'tight');
    kept.delete(name);
    kept.set(name, found);
    found.then(
      (body) => body ?? kept.delete(name),
      () => kept.delete(name),
    );
    const [oldest] = kept.keys();
    if (oldest !== undefined && kept.size > maxKept) kept.delete(oldest);
    return found;
  }

  return {
    addressOf(files) {
      if (files.length === 0) return undefined;
      const name = `${files.map((file) => basename(file, '.js')).join('.')}.js`;
      needed.add(name);
      find(name);
      return `${base}/assets/bundles/${name}`;
    },
    find,
  };
}

async function bundle(
  clientDir: string,
  name: string,
  quality: 'quick' | 'tight',
): Promise<StoredBody | undefined> {
  const names = /^[\w.-]+\.js$/.test(name) ? name.slice(0, -3).split('.') : [];
  if (names.length > maxChunks || new Set(names).size < Math.max(1, names.length)) return undefined;
  const chunks = await Promise.all(
    names.map((chunkName) => readFile(join(clientDir, 'assets', `${chunkName}.js`), 'utf8').catch(() => '')),
  );
  const text = bundleText(names, chunks);
  if (text === undefined || text.length > maxLength) return undefined;
  const body = storeBody(text, 'text/javascript; charset=utf-8', quality);
  await body.packed;
  return body;
}

/**
 * Chromium compiles all functions in the background as the file arrives, as it does those of the page's own script: else
 * it would read each chunk twice, and the second time while the page waits.
 */
const compileHint = '//# allFunctionsCalledOnLoad';

/**
 * One module of chunks, by their names and the texts of their files: a list in the order of the names, which the address
 * has. A name of another chunk in it is its place, since the letters that tell two builds apart cannot be packed.
 * Undefined if one is no chunk.
 */
export function bundleText(names: readonly string[], texts: readonly string[]): string | undefined {
  const chunks = texts.map((text) => {
    const [, needs, rest] = /^\s*export default\s*\[(\[.*?\])(,.*\]);\s*$/s.exec(text) ?? [];
    return needs && `[${needs.replace(/"(.*?)"/g, (name, need) => placeIn(names, need) ?? name)}${rest}`;
  });
  if (chunks.includes(undefined)) return undefined;
  return `${compileHint}\nexport default[${chunks}];`;
}

function placeIn(names: readonly string[], name: string): string | undefined {
  const place = names.indexOf(name);
  return place === -1 ? undefined : `${place}`;
}
