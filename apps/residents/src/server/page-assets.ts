import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isJsonObject } from '@guichet/definition';
import { type FeatureName, featureNames } from '@guichet/engine';
import { type Bundles, createBundles } from './bundles.ts';
import { hashOfSheet } from './page-policy.ts';

/** A script of the client build. */
export interface ScriptAssets {
  readonly script: string;
  /** Modules that the script imports, to be fetched at once. */
  readonly preloads: readonly string[];
}

/** A style sheet for a `style` element. */
export interface InlineSheet {
  readonly text: string;
  /** See `hashOfSheet`. */
  readonly hash: string;
}

/** Addresses of what pages load from the client build. */
export interface PageAssets {
  /** Brings the page of a form to life. */
  readonly page: ScriptAssets;
  /** Lets the list of forms follow its search field, and destroys old drafts. */
  readonly list: ScriptAssets;
  /** Counts what stops residents, where figures are read. */
  readonly counter: string;
  /** The script in the frame of a foreign script: one classic file. */
  readonly frame: string;
  /** Files that every form loads once it is live, and the thank-you page at once. */
  readonly deferred: readonly string[];
  /** Files that load a form for which the server would not wait. */
  readonly loading: readonly string[];
  /** Files for a form with these features beside the page's script, each once. */
  ofFeatures(features: readonly FeatureName[]): readonly string[];
  /** Files that a form with these features may need once it is live, and not before, each once. */
  lateOf(features: readonly FeatureName[]): readonly string[];
  /** Several of them in one file. */
  readonly bundles: Bundles;
  readonly styles: readonly string[];
  /** The further sheet of the pages for clerks. */
  readonly deskStyle: string;
  /** The same as one text, which a page may hold itself. */
  readonly sheet: InlineSheet;
  /** The site's mark, which browsers show beside a page's title. */
  readonly icon: string;
}

/** Imported by the page's script where they are needed. */
const sources = { deferred: 'src/client/deferred.ts', loading: 'src/client/start-loading.tsx' } as const;
const entries = {
  page: 'src/client.tsx',
  list: 'src/list.ts',
  frame: 'src/frame.ts',
  counter: 'src/counter.ts',
} as const;
const deskSheet = 'src/styles/desk.css';

/** Reads Vite's manifest; all addresses begin with `base`. Throws when the client build is not there or not whole. */
export function readPageAssets(clientDir: string, base: string): PageAssets {
  const manifest: unknown = JSON.parse(readFileSync(join(clientDir, '.vite', 'manifest.json'), 'utf8'));
  const page = chunksFrom(manifest, entries.page);
  const list = chunksFrom(manifest, entries.list);
  const known = new Set(page.map(({ file }) => file));
  const addressOf = (file: string) => `${base}/${file}`;
  const beside = (...named: readonly string[]) => {
    const files = named.flatMap((source) => chunksFrom(manifest, source)).map(({ file }) => file);
    return [...new Set(files)].flatMap((file) => (known.has(file) ? [] : [addressOf(file)]));
  };
  const scriptOf = ([first, ...imported]: readonly Chunk[], entry: string): ScriptAssets => {
    if (first === undefined)
      throw new Error(`The client build in ${clientDir} lacks ${entry}. Build it again.`);
    return { script: addressOf(first.file), preloads: imported.map(({ file }) => addressOf(file)) };
  };
  const [desk] = chunksFrom(manifest, deskSheet);
  if (desk === undefined)
    throw new Error(`The client build in ${clientDir} lacks ${deskSheet}. Build it again.`);
  const byFeature = new Map(
    featuresIn(manifest).map((name) => [
      name,
      beside(sourceOfFeature(manifest, name), ...(name === 'own' ? ownViews(manifest) : [])),
    ]),
  );
  const deferred = beside(sources.deferred);
  const ofFeatures = (features: readonly FeatureName[]) => [
    ...new Set(features.flatMap((name) => byFeature.get(name) ?? [])),
  ];
  const lateByFeature = new Map(
    featuresIn(manifest).map((name) => {
      const chunks = chunksFrom(manifest, sourceOfFeature(manifest, name));
      // The page's own script, which nearly all of them import, can import every feature.
      return [name, beside(...chunks.flatMap(({ file, late }) => (known.has(file) ? [] : late)))];
    }),
  );
  const sheets = [...new Set(chunksFrom(manifest, entries.page, 'deferred').flatMap(({ css }) => css))];
  return {
    page: scriptOf(page, entries.page),
    list: scriptOf(list, entries.list),
    counter: scriptOf(chunksFrom(manifest, entries.counter), entries.counter).script,
    frame: scriptOf(chunksFrom(manifest, entries.frame), entries.frame).script,
    deferred,
    loading: beside(sources.loading),
    ofFeatures,
    lateOf(features) {
      const atOnce = ofFeatures(features);
      const late = new Set([...deferred, ...features.flatMap((name) => lateByFeature.get(name) ?? [])]);
      return [...late].filter((file) => !atOnce.includes(file));
    },
    bundles: createBundles(clientDir, base),
    styles: sheets.map(addressOf),
    sheet: inlineSheet(sheets.map((file) => readFileSync(join(clientDir, file), 'utf8')).join('\n'), base),
    deskStyle: addressOf(desk.file),
    icon: addressOf('favicon.svg'),
  };
}

/** Pictures of a sheet lie beside it: from inside a page their addresses are whole. Throws for what would end the element. */
function inlineSheet(css: string, base: string): InlineSheet {
  const text = css.replaceAll('url(./', `url(${base}/assets/`);
  if (/<\/style/i.test(text))
    throw new Error('A style sheet of the client build holds </style. Take it out.');
  return { text, hash: hashOfSheet(text) };
}

/** Every feature that a form can name: the types are those that the build has. */
export function featuresIn(manifest: unknown): readonly FeatureName[] {
  const found = Object.keys(isJsonObject(manifest) ? manifest : {}).flatMap((source): FeatureName[] => {
    const [, folder] = typeSource.exec(source) ?? [];
    return folder === undefined ? [] : [`type:${folder}`];
  });
  return [...featureNames, ...ofPage, ...found];
}

const typeSource = /^\.\.\/\.\.\/packages\/fields\/src\/types\/(\w+)\/view\.tsx$/;

/** Types for which the page brings more than a field can do. */
const ofPage = ['type:address', 'type:file', 'type:locationSearch'] as const;

/** Where a feature stands in the manifest: in the file that bears its name. Throws where the build lacks it. */
export function sourceOfFeature(manifest: unknown, name: FeatureName): string {
  const [kind, type = kind] = name.split(':');
  const file = type?.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const names = isJsonObject(manifest) ? Object.keys(manifest) : [];
  const fields = '../../packages/fields/src';
  // That of the page goes before that of the fields, which it holds.
  const found = [
    `src/features/${file}.ts`,
    kind === 'type' ? `${fields}/types/${type}/view.tsx` : `${fields}/features/${file}.ts`,
  ].find((source) => names.includes(source));
  if (found === undefined) throw new Error(`The client build lacks the feature ${name}. Build it again.`);
  return found;
}

/** Files imported on demand from outside our own sources: views of the deployment's own types. */
function ownViews(manifest: unknown): readonly string[] {
  if (!isJsonObject(manifest)) return [];
  return Object.entries(manifest).flatMap(([source, chunk]) =>
    isJsonObject(chunk) && chunk.isDynamicEntry === true && !/^(src|\.\.\/\.\.\/packages)\//.test(source)
      ? [source]
      : [],
  );
}

interface Chunk {
  readonly name: string;
  readonly file: string;
  readonly css: readonly string[];
  /** Sources that it imports later. */
  readonly late: readonly string[];
}

/** The chunk of a source and all that it imports, each once; `late`: those that it imports late, too. */
function chunksFrom(
  manifest: unknown,
  name: string,
  when?: 'deferred',
  seen = new Set<string>(),
): readonly Chunk[] {
  const chunk = isJsonObject(manifest) ? manifest[name] : undefined;
  if (seen.has(name) || !isJsonObject(chunk) || typeof chunk.file !== 'string') return [];
  seen.add(name);
  const names = [
    ...stringsIn(chunk.imports),
    ...(when === 'deferred' ? stringsIn(chunk.dynamicImports) : []),
  ];
  const imported = names.flatMap((importedName) => chunksFrom(manifest, importedName, when, seen));
  return [
    { name, file: chunk.file, css: stringsIn(chunk.css), late: stringsIn(chunk.dynamicImports) },
    ...imported,
  ];
}

function stringsIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
