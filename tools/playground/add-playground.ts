import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import type { Playground } from '../../apps/residents/src/server/start-server.ts';
import { createElementFolder } from './element-folder.ts';

type App = Parameters<Playground['addRoutes']>[0];

/** Forms may leave for the services of the sandbox, or for what the operator names. Nothing is inline. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' https: data: blob:; frame-src 'self'; frame-ancestors 'self'; base-uri 'none'";

/** Scripts of the page, by the names that they are asked for. */
const scripts = [
  ['playground.js', 'playground-client.ts'],
  ['json-fault.ts', 'json-fault.ts'],
] as const;

const asset = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

/**
 * `/playground`: a definition on the left, the custom element on the right, its events below. The element is built when
 * somebody first asks for it, so that no start waits for that.
 */
export function addPlayground(app: App, root: string): void {
  const element = createElementFolder(root);

  app.get('/playground', (_, reply) =>
    reply
      .headers({ 'content-security-policy': policy, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(asset('page.html')),
  );
  app.get('/playground/playground.css', (_, reply) =>
    reply.type('text/css; charset=utf-8').send(asset('playground.css')),
  );
  for (const [path, file] of scripts)
    app.get(`/playground/${path}`, (_, reply) =>
      reply.type('text/javascript; charset=utf-8').send(stripTypeScriptTypes(asset(file))),
    );
  app.get<{ Params: { '*': string } }>('/playground/element/*', async ({ params }, reply) => {
    const { '*': path } = params;
    const [, name] = /^((?:parts\/)?[\w-][\w.-]*\.js)$/.exec(path) ?? [];
    if (name === undefined) return reply.code(404).type('text/plain').send('There is no such file.');
    try {
      const script = await readFile(join(await element.find(), name));
      return reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(script);
    } catch (error) {
      app.log.error({ err: error }, 'the element of the playground could not be served');
      return reply.code(503).type('text/plain').send('The element could not be built.');
    }
  });
}
