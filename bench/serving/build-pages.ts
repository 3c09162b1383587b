import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { FormName } from '../forms.ts';

export interface BenchPages {
  /** Scripts by name, each one file. */
  readonly scripts: Readonly<Record<Script, string>>;
  readonly drawFloor: (name: FormName) => string;
}

/** `@formio/js` as it ships for pages, with its styles. */
export interface Formio {
  readonly bundle: string;
  readonly style: string;
}

const scripts = ['mount-floor', 'mount-ours', 'hydrate-floor'] as const;
type Script = (typeof scripts)[number];

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
    const [mountFloor = '', mountOurs = '', hydrateFloor = ''] = await Promise.all(
      built.map((path) => readFile(path, 'utf8')),
    );
    return {
      scripts: { 'mount-floor': mountFloor, 'mount-ours': mountOurs, 'hydrate-floor': hydrateFloor },
      drawFloor: floor.drawFloor,
    };
  } finally {
    await rm(folder, { recursive: true });
  }
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

/** Bundles a file of `bench/page` into one, and says where that is. */
export async function bundle(file: string, folder: string, ssr = false): Promise<string> {
  const name = basename(file, extname(file));
  await build({
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    root: join(import.meta.dirname, '..', 'page'),
    build: {
      outDir: join(folder, name),
      emptyOutDir: false,
      target: ssr ? 'node24' : 'esnext',
      modulePreload: false,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 2000,
      ...(ssr && { ssr: true }),
      rolldownOptions: {
        input: join(import.meta.dirname, '..', 'page', extname(file) === '' ? `${file}.tsx` : file),
        output: {
          entryFileNames: '[name].mjs',
          codeSplitting: false,
          postBanner: '//# allFunctionsCalledOnLoad',
        },
      },
    },
    ...(ssr && { ssr: { noExternal: true } }),
  });
  return join(folder, name, `${name}.mjs`);
}
