import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isAllowedPost } from '../http/is-own-post.ts';
import type { Operators } from '../reading/operators.ts';
import { perMinute, type Senders } from '../senders/senders.ts';
import { deleteFile, getFile, getRecord, linkForSender } from './kept-file.ts';
import { deleteOutside } from './outside-removal.ts';
import { postFile } from './post-file.ts';
import { postOutside } from './post-outside.ts';
import { putRoutes } from './put-file.ts';
import { resumableRoutes } from './resumable-routes.ts';
import { answerUploadErrors, UploadError } from './upload-error.ts';
import type { UploadParts } from './upload-parts.ts';
import type { UploadSender } from './upload-quota.ts';

type WithId = { Params: { id: string }; Querystring: Record<string, string> };
type WithQuery = { Querystring: Record<string, unknown> };

/** An id opens a file, and a query names it: a log says neither. */
const logSerializers = { req: ({ method }: FastifyRequest) => ({ method, path: 'file' }) };

export interface UploadRouteOptions {
  /** Requests a minute from one sender; 0: no limit, and what one sender has lying here is not counted. */
  readonly rateLimit: number;
  readonly senders: Senders;
  /** Other origins whose pages may send files. */
  readonly origins: readonly string[];
  /** Those who may read submissions, and private files. */
  readonly operators?: Operators | undefined;
}

/** Adds the file routes: `/file` and below, under the prefix of the form service. */
export async function uploadRoutes(
  app: FastifyInstance,
  parts: UploadParts,
  { rateLimit, senders, origins, operators }: UploadRouteOptions,
): Promise<void> {
  answerUploadErrors(app);
  await app.register(multipart);
  const senderOf = (request: FastifyRequest): UploadSender => {
    const name = senders.nameOf(request);
    return { name, client: rateLimit > 0 ? name : undefined };
  };
  const limited = rateLimit > 0 && { rateLimit: perMinute(rateLimit, senders) };
  const quiet = { logSerializers, config: { takesFiles: true, ...limited } };

  function readerOf(request: FastifyRequest): string | undefined {
    const operator = operators?.nameOf(request);
    if (operator !== undefined) request.log.info({ operator }, 'a private file was read');
    return operator;
  }

  // Before a body is read. Opening a file, or a browser's preflight, sends nothing.
  app.addHook('onRequest', async (request) => {
    const isSent = !['GET', 'HEAD', 'OPTIONS'].includes(request.method);
    if (isSent && !isAllowedPost(request, origins)) throw new UploadError('cross_site');
  });

  app.addHook('onSend', async (_, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  app.post<WithQuery>('/file', quiet, (request, reply) => postFile(request, reply, parts, senderOf(request)));
  app.post<WithQuery>('/file/outside', quiet, (request, reply) =>
    postOutside(request, reply, parts, senderOf(request)),
  );
  app.delete<WithQuery>('/file/outside', quiet, (request, reply) => deleteOutside(request, reply, parts));
  await app.register((puts) => putRoutes(puts, parts, { quiet, senderOf }));
  await app.register((resumable) => resumableRoutes(resumable, parts, { quiet, senderOf, origins }));
  app.route<WithId>({
    method: ['GET', 'HEAD'],
    url: '/file/:id',
    logSerializers,
    exposeHeadRoute: false,
    handler: (request, reply) =>
      getFile(request.params.id, request.query, reply, parts, () => readerOf(request)),
  });
  app.get<WithId>('/file/:id/record', { logSerializers }, ({ params }) => getRecord(params.id, parts));
  app.post<WithId>('/file/:id', { logSerializers }, ({ params }) => linkForSender(params.id, parts));
  app.delete<WithId>('/file/:id', { logSerializers }, async ({ params }, reply) => {
    await deleteFile(params.id, parts);
    return reply.code(204).send();
  });
}
