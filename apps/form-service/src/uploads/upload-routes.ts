import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { deleteFile, getFile, getRecord, linkForSender } from './kept-file.ts';
import { deleteOutside } from './outside-removal.ts';
import { postFile } from './post-file.ts';
import { postOutside } from './post-outside.ts';
import { putRoutes } from './put-file.ts';
import { resumableRoutes } from './resumable-routes.ts';
import { answerUploadErrors } from './upload-error.ts';
import type { UploadParts } from './upload-parts.ts';

type WithId = { Params: { id: string }; Querystring: Record<string, string> };
type WithQuery = { Querystring: Record<string, unknown> };

/** An id opens a file, and a query names it: a log says neither. */
const logSerializers = { req: ({ method }: FastifyRequest) => ({ method, path: 'file' }) };

export interface UploadRouteOptions {
  /** Requests a minute from one address; 0: senders are not told apart at all. */
  readonly rateLimit: number;
}

/** What concerns files: `/file` and below, under the prefix of the form service. */
export async function uploadRoutes(
  app: FastifyInstance,
  parts: UploadParts,
  { rateLimit }: UploadRouteOptions,
): Promise<void> {
  answerUploadErrors(app);
  await app.register(multipart);
  const clientOf = ({ ip }: FastifyRequest) => (rateLimit > 0 ? parts.links.nameClient(ip) : undefined);
  const limited =
    rateLimit > 0
      ? { config: { takesFiles: true, rateLimit: { max: rateLimit, timeWindow: '1 minute' } } }
      : { config: { takesFiles: true } };
  const quiet = { logSerializers, ...limited };

  app.addHook('onSend', async (_, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  app.post<WithQuery>('/file', quiet, (request, reply) => postFile(request, reply, parts, clientOf(request)));
  app.post<WithQuery>('/file/outside', quiet, (request, reply) =>
    postOutside(request, reply, parts, clientOf(request)),
  );
  app.delete<WithQuery>('/file/outside', quiet, (request, reply) => deleteOutside(request, reply, parts));
  await app.register((puts) => putRoutes(puts, parts, { quiet, clientOf }));
  await app.register((resumable) => resumableRoutes(resumable, parts, { quiet, clientOf }));
  app.route<WithId>({
    method: ['GET', 'HEAD'],
    url: '/file/:id',
    logSerializers,
    exposeHeadRoute: false,
    handler: ({ params, query }, reply) => getFile(params.id, query, reply, parts),
  });
  app.get<WithId>('/file/:id/record', { logSerializers }, ({ params }) => getRecord(params.id, parts));
  app.post<WithId>('/file/:id', { logSerializers }, ({ params }) => linkForSender(params.id, parts));
  app.delete<WithId>('/file/:id', { logSerializers }, async ({ params }, reply) => {
    await deleteFile(params.id, parts);
    return reply.code(204).send();
  });
}
