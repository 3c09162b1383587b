import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { nestedIn } from '../../../apps/form-service/src/author-commands/nested-in.ts';
import type { Development } from '../../../apps/residents/src/server/start-server.ts';
import { readLocatedJson } from '../../../packages/author-check/src/findings/located-json.ts';
import { isJsonObject } from '../../../packages/definition/src/definition.ts';
import { reportOf } from './form-report.ts';
import { formPage, listPage, type PreviewedFile } from './preview-page.ts';

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; frame-src 'self'; base-uri 'none'";
const asset = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

type App = Parameters<Development['addRoutes']>[0];

/**
 * `/preview` in development: every form with its findings beside its pages. Its routes are added by `npm run dev` alone,
 * so that no build holds them.
 */
export function addPreview(app: App, formsDir: string): void {
  app.get('/preview', async (_, reply) =>
    reply.headers(headers('text/html')).send(listPage(await previewedFiles(formsDir))),
  );
  app.get('/preview/preview.css', (_, reply) =>
    reply.type('text/css; charset=utf-8').send(asset('preview.css')),
  );
  // Imported by their names as they are written.
  for (const name of ['preview-client.ts', 'fill-page.ts'])
    app.get(`/preview/${name}`, (_, reply) =>
      reply.type('text/javascript; charset=utf-8').send(stripTypeScriptTypes(asset(name))),
    );
  app.get<{ Params: { '*': string } }>('/preview/forms/*', async ({ params }, reply) => {
    const file = (await previewedFiles(formsDir)).find((previewed) => previewed.file === params['*']);
    return file === undefined
      ? reply.code(404).type('text/plain').send('There is no such file.')
      : reply.headers(headers('text/html')).send(formPage(file));
  });
  app.get<{ Params: { '*': string } }>('/preview/report/*', async ({ params }, reply) => {
    // Only names that the folder lists are read.
    const file = (await previewedFiles(formsDir)).find((previewed) => previewed.file === params['*']);
    if (file === undefined) return reply.code(404).send({});
    const path = join(formsDir, file.file);
    const nested = (await nestedIn(formsDir)).get(path);
    return reply.headers(headers('application/json')).send(await reportOf(path, nested));
  });
}

function headers(type: string) {
  return {
    'content-type': `${type}; charset=utf-8`,
    'content-security-policy': policy,
    'cache-control': 'no-store',
  };
}

async function previewedFiles(formsDir: string): Promise<readonly PreviewedFile[]> {
  const names = (await readdir(formsDir, { recursive: true }))
    .filter((name) => name.endsWith('.json'))
    .sort();
  return Promise.all(
    names.map(async (file) => {
      const read = readLocatedJson(await readFile(join(formsDir, file), 'utf8').catch(() => ''));
      const json = read.kind === 'json' && isJsonObject(read.text.json) ? read.text.json : {};
      const { path, title } = json;
      // A file that is no form any more keeps its former version: by custom, under the name of the file.
      const alias = typeof path === 'string' ? path.trim().toLowerCase() : file.replace(/\.json$/, '');
      return { file, alias, title: typeof title === 'string' ? title : '' };
    }),
  );
}
