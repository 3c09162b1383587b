import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isJsonObject } from '@guichet/definition';

/** A script of the client build. */
export interface ScriptAssets {
  readonly script: string;
  /** Modules that the script imports, to be fetched at once. */
  readonly preloads: readonly string[];
}

/** Addresses of what pages load from the client build. */
export interface PageAssets {
  /** Brings the page of a form to life. */
  readonly page: ScriptAssets;
  /** Lets the list of forms follow its search field. */
  readonly list: ScriptAssets;
  /** What listens in the frame of a foreign script: one file, run as a classic script. */
  readonly frame: string;
  /** What a page loads beside: one of a form that is not made of everyday components, and the thank-you page. */
  readonly late: readonly string[];
  /** What a form with an author's code loads beside. */
  readonly code: readonly string[];
  /** What draws the deployment's own types: what a form with one of them loads beside. */
  readonly own: readonly string[];
  readonly styles: readonly string[];
}

/** Imported by the page's script where it is needed. */
const lateSource = 'src/client/late.ts';
const codeSource = 'src/client/code.ts';
const entries = { page: 'src/client.tsx', list: 'src/list.ts', frame: 'src/frame.ts' } as const;

/** Reads Vite's manifest. Throws when the client build is not there or not whole. */
export function readPageAssets(clientDir: string): PageAssets {
  const manifest: unknown = JSON.parse(readFileSync(join(clientDir, '.vite', 'manifest.json'), 'utf8'));
  const page = chunksFrom(manifest, entries.page);
  const list = chunksFrom(manifest, entries.list);
  const known = new Set(page.map(({ file }) => file));
  const beside = (...sources: readonly string[]) => {
    const files = sources.flatMap((source) => chunksFrom(manifest, source)).map(({ file }) => file);
    return [...new Set(files)].flatMap((file) => (known.has(file) ? [] : [`/${file}`]));
  };
  const late = beside(lateSource);
  return {
    page: scriptOf(page, entries.page, clientDir),
    list: scriptOf(list, entries.list, clientDir),
    frame: scriptOf(chunksFrom(manifest, entries.frame), entries.frame, clientDir).script,
    late,
    code: beside(codeSource),
    own: beside(...ownViews(manifest)).filter((file) => !late.includes(file)),
    styles: [...new Set(chunksFrom(manifest, entries.page, 'late').flatMap(({ css }) => css))].map(
      (file) => `/${file}`,
    ),
  };
}

/** What is imported on demand from outside of our own sources. */
function ownViews(manifest: unknown): readonly string[] {
  if (!isJsonObject(manifest)) return [];
  return Object.entries(manifest).flatMap(([source, chunk]) =>
    isJsonObject(chunk) && chunk.isDynamicEntry === true && !source.startsWith('src/') ? [source] : [],
  );
}

function scriptOf([first, ...imported]: readonly Chunk[], entry: string, clientDir: string): ScriptAssets {
  if (first === undefined)
    throw new Error(`The client build in ${clientDir} lacks ${entry}. Build it again.`);
  return { script: `/${first.file}`, preloads: imported.map(({ file }) => `/${file}`) };
}

interface Chunk {
  readonly name: string;
  readonly file: string;
  readonly css: readonly string[];
}

/** The chunk of a source and all that it imports, each once; `late`: those that it imports late, too. */
function chunksFrom(
  manifest: unknown,
  name: string,
  when?: 'late',
  seen = new Set<string>(),
): readonly Chunk[] {
  const chunk = isJsonObject(manifest) ? manifest[name] : undefined;
  if (seen.has(name) || !isJsonObject(chunk) || typeof chunk.file !== 'string') return [];
  seen.add(name);
  const names = [...stringsIn(chunk.imports), ...(when === 'late' ? stringsIn(chunk.dynamicImports) : [])];
  const imported = names.flatMap((one) => chunksFrom(manifest, one, when, seen));
  return [{ name, file: chunk.file, css: stringsIn(chunk.css) }, ...imported];
}

function stringsIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
