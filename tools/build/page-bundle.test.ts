import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { root } from '../launcher/launch.js';
import { buildSite } from './build-site.ts';
import { siteFolders } from './site-folders.ts';

let modules: readonly string[] = [];
let styles: readonly string[] = [];

beforeAll(async () => {
  // A build sets both.
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubEnv('COMPONENTS_FILE', '');
  // Only where the sources changed since.
  await buildSite(root);
  vi.unstubAllEnvs();
  const { clientDir } = siteFolders(root);
  const listed = (name: string) => readFileSync(join(clientDir, '.vite', name), 'utf8').split('\n');
  modules = listed('modules.txt');
  styles = listed('files.txt').filter((path) => path.endsWith('.css'));
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

/** Takes a moment and megabytes to load, and is needed with some settings alone. */
const onlyWhereAsked = ['@aws-sdk/client-s3', 'pg', 'postal-mime', 'smtp-server'];

test('the server loads what some settings need with them alone', () => {
  const { serverFile } = siteFolders(root);
  const server = readFileSync(serverFile, 'utf8');
  const atOnce = [...server.matchAll(/^import (?:.* from )?"([^"]+)";$/gm)].map(([, name]) => name);
  expect(atOnce).toContain('fastify');
  expect(atOnce.filter((name = '') => onlyWhereAsked.includes(name))).toEqual([]);
});
