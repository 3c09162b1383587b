import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const compressible = /\.(css|html|js|json|svg|txt|webmanifest|xml)$/;

/**
 * Puts a `.br` and a `.gz` beside each file that they make smaller, so that no request pays for it. `isSmallest: false`
 * takes a quarter of the time, where somebody waits for it.
 */
export async function compressAll(folder: string, { isSmallest = true } = {}): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter(
    (entry) => entry.isFile() && compressible.test(entry.name) && !entry.parentPath.endsWith('.vite'),
  );
  const tried = isSmallest ? ways : [{}];
  await Promise.all(paths.map((entry) => compress(join(entry.parentPath, entry.name), tried)));
}

async function compress(path: string, tried: typeof ways): Promise<void> {
  const content = await readFile(path);
  const packed = await Promise.all([
    packSmallest(content, tried).then((bytes) => ({ path: `${path}.br`, bytes })),
    zip(content, { level: constants.Z_BEST_COMPRESSION }).then((bytes) => ({ path: `${path}.gz`, bytes })),
  ]);
  const smaller = packed.filter(({ bytes }) => bytes.length < content.length);
  await Promise.all(smaller.map((file) => writeFile(file.path, file.bytes)));
}

/** Distances written in each of these ways; the smallest counts: no way is best for all, and they save a form 0.2 kB. */
const ways: readonly Readonly<Record<number, number>>[] = [
  {},
  { [constants.BROTLI_PARAM_NPOSTFIX]: 1 },
  { [constants.BROTLI_PARAM_NPOSTFIX]: 1, [constants.BROTLI_PARAM_NDIRECT]: 16 },
  { [constants.BROTLI_PARAM_NPOSTFIX]: 2, [constants.BROTLI_PARAM_NDIRECT]: 16 },
];

async function packSmallest(content: Buffer, tried: typeof ways): Promise<Buffer> {
  const packed = await Promise.all(
    tried.map((way) =>
      brotli(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          ...way,
        },
      }),
    ),
  );
  return packed.reduce((least, buffer) => (buffer.length < least.length ? buffer : least));
}
