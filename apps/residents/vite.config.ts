import { join, relative, resolve } from 'node:path';
import { buildTarget } from '@guichet/renderer/browsers';
import { packScripts } from '@guichet/renderer/pack-scripts';
import { defineConfig, type Plugin } from 'vite';
import { chunkFunction, loadByName, validateExports, withModules } from './chunk-functions.ts';
import { chunkName, chunksOfPage } from './page-chunks.ts';
import type { ModuleGraph } from './page-modules.ts';
import { shortenImports } from './short-imports.ts';

const project = join(import.meta.dirname, '..', '..');
const { COMPONENTS_FILE = '' } = process.env;
const componentsFile = COMPONENTS_FILE.trim() === '' ? undefined : resolve(project, COMPONENTS_FILE.trim());

const chunkLoader = join(import.meta.dirname, 'src', 'client', 'load-chunk.ts');

/**
 * Loads late files by a loader of ours, from a form's bundle, in place of Vite's, which knows none, and would add 0.6 kB to
 * every page. A file of ours that brings a sheet of its own fails the build; those of a deployment's types are linked by
 * every page.
 */
const loadableChunks: Plugin = {
  name: 'loadable-chunks',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js'
      ? `export { loadChunk as __vitePreload } from ${JSON.stringify(chunkLoader)};`
      : undefined,
  renderChunk(code, chunk, _, { chunks }) {
    const loading = loadByName(code, this.parse(code));
    const program = this.parse(loading);
    validateExports(program);
    const page = Object.values(chunks).find(({ isEntry, name }) => isEntry && name === 'client');
    if (page === undefined) throw new Error('The client build has no script of the page.');
    const scripts = { page: page.fileName, modules: new Set(page.imports) };
    if (chunk.fileName === page.fileName) return { code: withModules(loading, scripts), map: null };
    if (chunk.isEntry || scripts.modules.has(chunk.fileName)) return { code: loading, map: null };
    return { code: chunkFunction(loading, program, scripts), map: null };
  },
  writeBundle(_, files) {
    if (componentsFile !== undefined) return;
    for (const file of Object.values(files)) {
      if (file.type !== 'chunk' || !file.isDynamicEntry) continue;
      const { viteMetadata, fileName } = file;
      if ((viteMetadata?.importedCss.size ?? 0) > 0)
        throw new Error(
          `${fileName} needs a style sheet that nothing loads. Import it from the page's script.`,
        );
    }
  },
};

/**
 * Lets a sheet name its pictures from where it lies itself: the base of all addresses is chosen at the server's start.
 * Vite's setting for this would add half a kilobyte to every page's script.
 */
const relativePictures: Plugin = {
  name: 'relative-pictures',
  enforce: 'post',
  generateBundle(_, files) {
    for (const file of Object.values(files))
      if (file.type === 'asset' && file.fileName.endsWith('.css'))
        file.source = file.source.toString().replaceAll('url(/assets/', 'url(./');
  },
};

/** Shortens the page's list of late files, which every page carries: it packs 0.3 kB better. */
const shortImports: Plugin = {
  name: 'short-imports',
  generateBundle: {
    // Before Vite, which completes these calls.
    order: 'pre',
    handler(_, files) {
      for (const file of Object.values(files))
        if (file.type === 'chunk') file.code = shortenImports(file.code);
    },
  },
};

/** Names the modules that the page's script is made of: a test refuses those of the server. */
const moduleList: Plugin = {
  name: 'module-list',
  generateBundle(_, files) {
    const modules = Object.values(files).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
    const source = modules.map((id) => relative(project, id)).join('\n');
    this.emitFile({ type: 'asset', fileName: '.vite/modules.txt', source });
  },
};

/**
 * Puts the deployment's own component types where the registries look for them. Their file may lie anywhere: its
 * imports by a package's name resolve from here.
 */
function ownComponents(file: string, isServer: boolean): Plugin {
  return {
    name: 'own-components',
    enforce: 'pre',
    resolveId(source, importer = '') {
      if (source === '#components') return file;
      const isOutside =
        !importer.startsWith(project) && /^[@a-z]/i.test(source) && !importer.startsWith('\0');
      if (!isOutside || importer === '' || importer.includes('/node_modules/')) return undefined;
      if (isServer && !source.startsWith('@guichet/')) return { id: source, external: true };
      return this.resolve(source, join(import.meta.dirname, 'src', 'client.tsx'), { skipSelf: true });
    },
  };
}

const entry = join(import.meta.dirname, 'src', 'client.tsx');
let chunks: ((id: string) => string | null) | undefined;

function chunkOf(id: string, graph: ModuleGraph): string | null {
  chunks ??= chunksOfPage(entry, graph);
  return chunks(id);
}

/**
 * As modules: were there CommonJS in a part that loads on demand, what that needs would be a file of its own, which
 * each page would load for React, and which weighs more than all of it put into the page's script.
 */
const moduleNames = [
  { find: /^dayjs$/, replacement: 'dayjs/esm/index.js' },
  { find: /^dayjs\/plugin\/(\w+)\.js$/, replacement: 'dayjs/esm/plugin/$1/index.js' },
];

/** `light-dark()`, as Lightning CSS numbers what it may rewrite for older browsers (`Features.LightDark`). */
const lightDark = 1_048_576;

/**
 * Two builds: the page's script and styles, and (with `--ssr`) the server as one file. The server holds
 * all of our packages, so that there is one engine in its thread; npm packages stay outside of it. The program of
 * its worker threads is built the same way, as a file of its own (`tools/build/bundle.ts`).
 */
export default defineConfig(({ isSsrBuild = false }) => ({
  root: import.meta.dirname,
  plugins: [
    ...(componentsFile === undefined ? [] : [ownComponents(componentsFile, isSsrBuild)]),
    ...(isSsrBuild ? [] : [loadableChunks, packScripts, relativePictures, shortImports, moduleList]),
  ],
  // Its substitute knows only the resident's system; ours stands behind `@supports` (styles/tokens.css).
  css: { lightningcss: { exclude: lightDark } },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'node24',
        minify: false,
        rolldownOptions: {
          input: 'src/main.ts',
          output: { entryFileNames: 'main.js', codeSplitting: false },
        },
      }
    : {
        outDir: 'dist/client',
        target: buildTarget,
        manifest: true,
        // The server links what a form needs: a list here would only be weight.
        modulePreload: { polyfill: false, resolveDependencies: () => [] },
        // A `data:` address would need a hole in the page's Content-Security-Policy.
        assetsInlineLimit: 0,
        reportCompressedSize: false,
        rolldownOptions: {
          input: ['src/client.tsx', 'src/list.ts', 'src/frame.ts', 'src/counter.ts', 'src/styles/desk.css'],
          output: {
            // Chromium compiles its functions in the background as it arrives: the page calls most of them, and at the
            // first call of each it would take a quarter of the script's time. v8.dev/blog/explicit-compile-hints
            postBanner: ({ isEntry }) => (isEntry ? '//# allFunctionsCalledOnLoad' : ''),
            // Every file names others: chance cannot be packed, and seven letters of it tell two builds apart.
            entryFileNames: 'assets/[name]-[hash:7].js',
            // Fewer letters to choose from pack better: 78 billion names are enough.
            hashCharacters: 'base36',
            // Named by its content: a chunk that features share has none of their names.
            chunkFileNames: ({ isDynamicEntry, facadeModuleId }) =>
              `assets/${isDynamicEntry && facadeModuleId ? chunkName(facadeModuleId) : 'shared'}-[hash:7].js`,
            codeSplitting: {
              groups: [{ name: chunkOf, debugName: 'page' }],
              includeDependenciesRecursively: false,
            },
          },
        },
      },
  resolve: isSsrBuild ? {} : { alias: moduleNames },
  ssr: { noExternal: [/^@guichet\//] },
}));
