import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { install } from '../../tools/launcher/install.js';
import type { PeerName } from '../sides.ts';

/** The files of a peer's page by name: `{peer}.js` draws, `style.css` is its look, the others are loaded by these. */
export type PeerFiles = ReadonlyMap<string, Buffer>;

const folder = join(import.meta.dirname, '..', 'peers');

/** Installs the peers, which nothing else needs, unless that was done already, and bundles the page of each. */
export async function buildPeers(names: readonly PeerName[]): Promise<ReadonlyMap<PeerName, PeerFiles>> {
  if (names.length === 0) return new Map();
  await install(folder);
  const outDir = await mkdtemp(join(tmpdir(), 'guichet-bench-peers-'));
  const built = new Map<PeerName, PeerFiles>();
  try {
    for (const name of names) built.set(name, await buildPeer(name, join(outDir, name)));
    return built;
  } finally {
    await rm(outDir, { recursive: true });
  }
}

async function buildPeer(name: PeerName, outDir: string): Promise<PeerFiles> {
  await build({
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    root: folder,
    base: './',
    build: {
      outDir,
      target: 'esnext',
      modulePreload: false,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 5000,
      cssCodeSplit: false,
      rolldownOptions: {
        input: join(folder, `${name}.tsx`),
        // A map that Open Forms brings along takes a default from a script that exports nothing.
        shimMissingExports: true,
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          assetFileNames: '[name][extname]',
        },
      },
    },
  });
  const files = await readdir(outDir);
  return new Map(
    await Promise.all(files.map(async (file) => [file, await readFile(join(outDir, file))] as const)),
  );
}
