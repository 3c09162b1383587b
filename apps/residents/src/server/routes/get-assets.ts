import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { favicon } from '../favicon.ts';
import type { SiteParts } from '../site-parts.ts';
import { type StoredBody, sendStored, storeBody } from '../stored-body.ts';

const forEver = 'public, max-age=31536000, immutable';

/** `/assets/...`: the client build, each file named by its hash, and the sheets of the forms' authors. */
export async function addAssets(
  app: FastifyInstance,
  { clientDir, bundles, source }: SiteParts,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(clientDir, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    // On a bad network the headers of twenty files weigh as much as a feature: the tag says all that these would.
    lastModified: false,
    acceptRanges: false,
    index: false,
    decorateReply: false,
  });

  app.get<{ Params: { '*': string } }>('/assets/bundles/*', async (request, reply) => {
    const body = await bundles.find(request.params['*']);
    return body === undefined ? reply.callNotFound() : sendStored(request, reply, body, forEver);
  });

  const sheets = new WeakMap<object, StoredBody>();
  app.get<{ Params: { name: string } }>('/assets/forms/:name', async (request, reply) => {
    const [, version, sheet] = /^([0-9a-f]{64})\.([0-9a-f]{16})\.css$/.exec(request.params.name) ?? [];
    const form = version === undefined ? undefined : await source.findVersion(version);
    if (form === undefined) return reply.callNotFound();
    // A page rendered before we last changed how a sheet is made asks for the sheet of then.
    const caching = sheet === form.styled ? forEver : 'no-store';
    const body = sheets.get(form) ?? storeBody(form.styleSheet, 'text/css; charset=utf-8');
    sheets.set(form, body);
    // It is small, and fetched once by each visitor.
    await body.packed;
    return sendStored(request, reply, body, caching);
  });

  app.get('/favicon.svg', async (_, reply) =>
    reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml').send(favicon),
  );
}
