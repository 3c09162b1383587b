import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

/** The compressed size of a text, in bytes. */
export function packed(text: string): number {
  return brotliCompressSync(text).length;
}

/** The compressed size of a module with all of its imports. */
export async function weigh(module: string): Promise<number> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: import.meta.dirname,
    build: {
      write: false,
      modulePreload: false,
      rollupOptions: {
        input: import.meta.resolve(module).replace('file://', ''),
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const files = Array.isArray(built)
    ? built.flatMap(({ output }) => output)
    : 'output' in built
      ? built.output
      : [];
  return files.reduce((sum, file) => sum + (file.type === 'chunk' ? packed(file.code) : 0), 0);
}
