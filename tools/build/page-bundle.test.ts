import { join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import { root } from '../launcher/launch.js';

let modules: readonly string[] = [];
let styles: readonly string[] = [];
let bytes = { script: 0, style: 0 };

beforeAll(async () => {
  const result = await build({
    configFile: join(root, 'apps', 'residents', 'vite.config.ts'),
    logLevel: 'warn',
    // Tests run with another NODE_ENV, by which React would come with its checks for developers.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const files = outputs.flatMap((one) => ('output' in one ? one.output : []));
  bytes = { script: packed(files, '.js'), style: packed(files, '.css') };
  modules = files
    .flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
    .map((id) => relative(root, id));
  styles = files.flatMap((file) => (file.fileName.endsWith('.css') ? [file.fileName] : []));
}, 60_000);

interface BuiltFile {
  readonly fileName: string;
  readonly code?: string;
  readonly source?: string | Uint8Array;
}

/** Bytes of all files of a kind, as they travel: each compressed by brotli. */
function packed(files: readonly BuiltFile[], ending: string): number {
  return files
    .filter(({ fileName }) => fileName.endsWith(ending))
    .reduce((sum, { code, source = '' }) => sum + brotliCompressSync(code ?? source).byteLength, 0);
}

/** What only a server does: parsing authors' HTML and scripts, preparing forms, storing. */
const onServerOnly = [
  /(^|\/)node_modules\/(parse5|acorn|entities|fastify|@fastify|ajv|pino)\//,
  /^packages\/engine\/src\/prepare\//,
  /^apps\/(form-service|sandbox)\//,
  /^apps\/residents\/src\/(server|settings|forms)\//,
];

test("a page's script holds no parser and nothing of the server", () => {
  expect(modules).toContain('packages/engine/src/create-form.ts');
  expect(modules.filter((id) => onServerOnly.some((pattern) => pattern.test(id)))).toEqual([]);
});

test("a page's styles come in few files", () => {
  expect(styles.length).toBeGreaterThan(0);
  expect(styles.length).toBeLessThanOrEqual(3);
});

test('a page costs at most 90 kB of script and 12 kB of styles', () => {
  expect(bytes.script).toBeGreaterThan(0);
  expect(bytes.script).toBeLessThanOrEqual(90_000);
  expect(bytes.style).toBeGreaterThan(0);
  expect(bytes.style).toBeLessThanOrEqual(12_000);
});
