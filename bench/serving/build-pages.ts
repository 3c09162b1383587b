import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, extname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { reactAsModules } from '../../tools/build/react-as-modules.ts';
import type { FormName } from '../forms.ts';

export interface BenchPages {
  /** Scripts by the names of their files. */
  readonly scripts: ReadonlyMap<string, string>;
  readonly drawFloor: (name: FormName) => string;
}

/** `@formio/js` as it ships for pages, with its styles. */
export interface Formio {
  readonly bundle: string;
  readonly style: string;
}

const scripts = ['mount-floor', 'mount-ours', 'hydrate-floor'] as const;

interface FloorModule {
  drawFloor(name: FormName): string;
}

/** Bundles the pages of the bench for production. */
export async function buildPages(): Promise<BenchPages> {
  // Read by React: its development build is several times slower.
  process.env.NODE_ENV = 'production';
  const folder = await mkdtemp(join(tmpdir(), 'guichet-bench-'));
  try {
    const built = await Promise.all(scripts.map((name) => bundle(name, folder)));
    const server = await bundle('draw-floor', folder, true);
    const floor: FloorModule = await import(pathToFileURL(server).href);
    const files = await Promise.all(built.map((path) => readScripts(dirname(path))));
    return { scripts: new Map(files.flat()), drawFloor: floor.drawFloor };
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function readScripts(folder: string) {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.mjs'));
  return Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const));
}

/** `@formio/js` and its styles, as they ship for pages. */
export async function readPeer(): Promise<Formio> {
  const [library, ...styles] = await Promise.all(peerFiles.map((file) => readFile(pathOf(file), 'utf8')));
  return { bundle: library ?? '', style: styles.join('\n') };
}

/** Its own template is Bootstrap's, whose styles a page adds itself. */
const peerFiles = [
  '@formio/js/dist/formio.form.min.js',
  'bootstrap/dist/css/bootstrap.min.css',
  '@formio/js/dist/formio.form.min.css',
] as const;

function pathOf(file: string): string {
  return fileURLToPath(import.meta.resolve(file));
}

/**
 * Bundles a file of `bench/page`, and says where that is: into one, but for what our page loads on demand, a form's
 * features.
 */
export async function bundle(file: string, folder: string, ssr = false): Promise<string> {
  const name = basename(file, extname(file));
  await build({
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    root: join(import.meta.dirname, '..', 'page'),
    // React as our page has it; the floor is written by hand on React as it is published.
    plugins: name === 'mount-ours' ? [reactAsModules({ isSlim: true })] : [],
    build: {
      outDir: join(folder, name),
      emptyOutDir: false,
      target: ssr ? 'node24' : 'esnext',
      modulePreload: false,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 2000,
      // The page links the product's own sheet.
      cssCodeSplit: false,
      ...(ssr && { ssr: true }),
      rolldownOptions: {
        input: join(import.meta.dirname, '..', 'page', extname(file) === '' ? `${file}.tsx` : file),
        output: {
          entryFileNames: '[name].mjs',
          chunkFileNames: '[name]-[hash].mjs',
          ...(name !== 'mount-ours' && { codeSplitting: false }),
          postBanner: '//# allFunctionsCalledOnLoad',
        },
      },
    },
    ...(ssr && { ssr: { noExternal: true } }),
  });
  return join(folder, name, `${name}.mjs`);
}
