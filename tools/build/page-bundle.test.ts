import { join, relative } from 'node:path';
import { build } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import { root } from '../launcher/launch.js';

let modules: readonly string[] = [];
let styles: readonly string[] = [];

beforeAll(async () => {
  const result = await build({
    configFile: join(root, 'apps', 'residents', 'vite.config.ts'),
    logLevel: 'warn',
    // Tests run with another NODE_ENV, by which React would come with its checks for developers.
    define: { 'process.env.NODE_ENV': '"production"' },
    // Packing takes half of the time, and moves no module.
    build: { write: false, minify: false },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const files = outputs.flatMap((one) => ('output' in one ? one.output : []));
  modules = files
    .flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
    .map((id) => relative(root, id));
  styles = files.flatMap((file) => (file.fileName.endsWith('.css') ? [file.fileName] : []));
});

/** Modules that only a server runs: parsing authors' HTML and scripts, preparing forms, storing. */
const onServerOnly = [
  /(^|\/)node_modules\/(parse5|acorn|entities|fastify|@fastify|ajv|pino)\//,
  /^packages\/prepare\//,
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
