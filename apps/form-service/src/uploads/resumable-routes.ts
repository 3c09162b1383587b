import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { resumableAddress } from '@guichet/service-client';
import { FileStore } from '@tus/file-store';
import { ERRORS, Server, type ServerOptions } from '@tus/server';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { retryAfter, storageRefusal } from '../http/storage-refusal.ts';
import { StorageError } from '../storage/storage-error.ts';
import type { StoredUpload } from '../storage/uploads.ts';
import { traceOf } from '../trace-of.ts';
import { FileStoreError } from './file-store.ts';
import { guardSlowClient } from './guard-slow-client.ts';
import { deleteFile } from './kept-file.ts';
import { createPieceStore } from './piece-store.ts';
import { maxBytesOf } from './post-file.ts';
import { createResumableFiles, type ResumableFiles } from './resumable-file.ts';
import { asUploadError, bodyOfUploadError, retryAfterOf, UploadError } from './upload-error.ts';
import { createUploadId, isUploadId } from './upload-id.ts';
import { unclaimedForMs } from './upload-limits.ts';
import type { UploadParts } from './upload-parts.ts';
import type { UploadSender } from './upload-quota.ts';

interface Options {
  readonly quiet: RouteShorthandOptions;
  readonly senderOf: (request: FastifyRequest) => UploadSender;
  /** Other origins whose pages may send files. */
  readonly origins: readonly string[];
}

type WithId = { Params: { id: string } };

/** Extensions of tus that no client here uses: a length that follows later, and one upload made of several. */
const unsupported = ['upload-defer-length', 'upload-concat'] as const;

// The folder is made below: of the one that the library makes nobody hears when it is done, or could catch its error.
Reflect.set(FileStore.prototype, 'checkOrCreateDirectory', () => {});

/** Keeps what arrives on this machine. */
function createFileStore({ arriving }: UploadParts, files: ResumableFiles): FileStore {
  const store = new FileStore({ directory: arriving, expirationPeriodInMilliseconds: unclaimedForMs });
  const create = store.create.bind(store);
  store.create = async (upload) => {
    const created = await create(upload);
    const path = join(arriving, upload.id);
    for (const file of [path, `${path}.json`]) await chmod(file, 0o600);
    return created;
  };
  const getUpload = store.getUpload.bind(store);
  store.getUpload = async (id) => {
    try {
      return await getUpload(id);
    } catch (error) {
      if (error !== ERRORS.FILE_NO_LONGER_EXISTS || !(await files.bringBack(id))) throw error;
      return getUpload(id);
    }
  };
  // A length that follows later could not be checked against the field's limits before the bytes come.
  store.extensions = store.extensions.filter((name) => name !== 'creation-defer-length');
  return store;
}

/**
 * Files that continue where they stopped, by the protocol of tus. The received part lies in the folder of arriving
 * files, or in pieces in a store that servers share, and the server knows nothing beside it, so that a restart changes
 * nothing. The last byte is answered when the file is kept permanently, like any other.
 */
export async function resumableRoutes(
  app: FastifyInstance,
  parts: UploadParts,
  { quiet, senderOf, origins }: Options,
): Promise<void> {
  const files = createResumableFiles(parts);
  const senders = new WeakMap<object, UploadSender>();
  await mkdir(parts.arriving, { recursive: true });
  const store =
    parts.pieces === undefined ? createFileStore(parts, files) : createPieceStore(parts, parts.pieces);
  const server = new Server({
    ...hooksOf(files, (request) => senders.get(request)),
    path: resumableAddress,
    datastore: store,
    generateUrl: (_, { id }) => `${parts.base}${resumableAddress}/${id}`,
    maxSize: parts.limits.largest,
    allowedOrigins: (origin) => origins.includes(origin),
    onResponseError: (request, error) => {
      if (!(error instanceof Error)) return undefined;
      const refusal = refusalOf(error);
      if (refusal !== undefined) {
        if (refusal.after !== undefined) request.runtime?.node?.res?.setHeader('retry-after', refusal.after);
        return { status_code: refusal.status, body: JSON.stringify(refusal.body) };
      }
      const isStore = error instanceof FileStoreError;
      app.log.error(traceOf(error), 'a file could not be continued');
      if (isStore) request.runtime?.node?.res?.setHeader('retry-after', retryAfter);
      return { status_code: isStore ? 503 : 500, body: '{"name":"ServerError","code":"failed"}' };
    },
  });

  app.addContentTypeParser('application/offset+octet-stream', (_, __, done) => done(null));

  /** Hands a request to tus, which answers it. */
  async function serve(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const sender = senderOf(request);
    const bytes = maxBytesOf(request, parts.limits.largest);
    const free = await parts.quota.enter(sender, bytes, { isAnnounced: true });
    const guard = guardSlowClient(request.raw, parts.limits.sending);
    guard.signal.addEventListener('abort', () => request.raw.destroy(), { once: true });
    senders.set(request.raw, sender);
    reply.hijack();
    reply.raw.setHeader('x-content-type-options', 'nosniff');
    reply.raw.setHeader('cache-control', 'no-store');
    reply.raw.setHeader('vary', 'Origin');
    try {
      await server.handle(request.raw, reply.raw);
    } finally {
      guard.stop();
      free();
    }
  }

  const below = '/file/resumable/:id';
  app.post('/file/resumable', quiet, (request, reply) => {
    // The server of tus answers these extensions, which it does not offer here, with 501, as if it were at fault.
    if (unsupported.some((name) => name in request.headers)) throw new UploadError('bad_request');
    return serve(request, reply);
  });
  app.options('/file/resumable', quiet, serve);
  app.patch<WithId>(below, quiet, serve);
  app.route<WithId>({
    method: 'HEAD',
    url: below,
    ...quiet,
    handler: async (request, reply) => {
      const { id } = request.params;
      const size = await takenSize(id);
      if (size === undefined) return serve(request, reply);
      return reply
        .headers({ 'tus-resumable': '1.0.0', 'upload-offset': size, 'upload-length': size })
        .send(null);
    },
  });
  app.delete<WithId>(below, quiet, async ({ params: { id } }, reply) => {
    if ((await takenSize(id)) !== undefined) await deleteFile(id, parts);
    else if (isUploadId(id)) await files.forget(id);
    return reply.code(204).header('tus-resumable', '1.0.0').send();
  });

  /** Of a file that has come whole, also when its last answer was lost, or the service ended before it. */
  async function takenSize(id: string): Promise<number | undefined> {
    if (!isUploadId(id)) return undefined;
    const upload = await unclaimedUpload(id);
    if (upload?.scan !== 'arriving') return upload?.size;
    const arrived = await store.getUpload(id).catch(() => undefined);
    if (arrived !== undefined)
      return arrived.offset === arrived.size ? (await files.finish(arrived)).size : undefined;
    // Taken in since its row was read.
    const taken = await unclaimedUpload(id);
    return taken?.scan === 'arriving' ? undefined : taken?.size;
  }

  async function unclaimedUpload(id: string): Promise<StoredUpload | undefined> {
    const [upload] = await parts.rows.findUploads([id]);
    return upload?.submission === undefined ? upload : undefined;
  }
}

type Hooks = Pick<
  ServerOptions,
  'namingFunction' | 'onUploadCreate' | 'onUploadFinish' | 'getFileIdFromRequest' | 'locker'
>;

function hooksOf(
  files: ResumableFiles,
  senderOf: (request: object) => UploadSender | undefined,
): Omit<Hooks, 'locker'> {
  return {
    namingFunction: createUploadId,
    getFileIdFromRequest: (_, last = '') => (isUploadId(last) ? last : undefined),
    async onUploadCreate(request, upload) {
      const nodeRequest = request.runtime?.node?.req;
      const sender = nodeRequest && senderOf(nodeRequest);
      if (sender === undefined) throw new Error('Each request for a file has its sender.');
      const metadata = await files.announce(upload, sender);
      if (metadata === undefined) throw { status_code: 400, body: 'Invalid alias' };
      return { metadata: { ...metadata } };
    },
    async onUploadFinish(_, upload) {
      const taken = await files.finish(upload);
      return {
        status_code: 200,
        headers: { 'content-type': 'application/json; charset=utf-8' },
        body: JSON.stringify(taken),
      };
    },
  };
}

/** A refusal as tus hands it on, with when to ask again. Undefined for an error that is none. */
function refusalOf(error: Error) {
  const refusal = asUploadError(error);
  if (refusal !== undefined)
    return { status: refusal.status, body: bodyOfUploadError(refusal), after: retryAfterOf(refusal) };
  if (!(error instanceof StorageError)) return undefined;
  const [status, body] = storageRefusal(error.fault);
  return { status, body, after: retryAfter };
}
