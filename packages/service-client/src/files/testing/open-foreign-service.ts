import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { isJsonObject, type JsonObject } from '@guichet/definition';
import { createFileService } from '../create-file-service.ts';
import type { FileService, UploadCall, Uploaded } from '../file-service.ts';
import { furtherStorages } from '../further-storages.ts';
import { headersOf, type Send } from '../send.ts';
import { createUnfinished } from '../unfinished.ts';
import type { UploadEnvironment } from '../upload-environment.ts';

/** A request to the server. */
export interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** Its response. */
export interface StubResponse {
  readonly status?: number;
  readonly body?: JsonObject | string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface ForeignService {
  readonly origin: string;
  readonly environment: UploadEnvironment;
  readonly files: FileService;
  readonly asked: readonly ReceivedRequest[];
  /** The next responses, one after the other. */
  answer(...responses: readonly StubResponse[]): void;
  /** Uploads ten bytes of text. */
  upload(more: Partial<UploadCall>): Promise<Uploaded>;
  /** The same, taken in. */
  recordOf(more: Partial<UploadCall>): Promise<JsonObject>;
  close(): Promise<void>;
}

/** An upload of ten bytes of text. */
export function uploadCall(more: Partial<UploadCall>): UploadCall {
  return {
    storage: 'url',
    file: new File(['0123456789'], 'plan.txt', { type: 'text/plain' }),
    ...{ originalName: 'plan.txt', name: 'plan-1.txt', dir: 'plans', url: '/upload' },
    ...{ options: {}, fileKey: 'file' },
    ...{ isPrivate: false, submissionAccess: undefined, submissionId: '' },
    ...{ form: 'permits/tree', version: 'v1', field: 'rows.plan' },
    progress: () => undefined,
    signal: new AbortController().signal,
    ...more,
  };
}

/** Uploads to a server that is not ours, over HTTP. */
export async function openForeignService(): Promise<ForeignService> {
  const asked: ReceivedRequest[] = [];
  let answers: StubResponse[] = [];
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://here.invalid');
    const body = String(await buffer(request));
    const { method = '', headers } = request;
    asked.push({ method, path: pathname, query: searchParams, headers, body });
    const next = answers.shift() ?? { status: 500 };
    response.writeHead(next.status ?? 200, next.headers);
    response.end(typeof next.body === 'string' ? next.body : JSON.stringify(next.body ?? {}));
  }).listen(0);
  await once(server, 'listening');
  const address = server.address();
  const origin = `http://localhost:${isJsonObject(address) ? address.port : ''}`;
  const environment: UploadEnvironment = {
    origin,
    base: '',
    send: sendByFetch(origin),
    connection: { isOnline: () => true, onOnline: () => () => undefined },
    unfinished: createUnfinished(undefined, Date.now),
  };
  const files = createFileService(environment, furtherStorages);
  const upload = (more: Partial<UploadCall>) => files.uploadFile(uploadCall(more));

  return {
    origin,
    environment,
    files,
    asked,
    answer(...responses) {
      answers = [...responses];
    },
    upload,
    async recordOf(more) {
      const uploaded = await upload(more);
      if (uploaded.kind !== 'uploaded') throw new Error(JSON.stringify(uploaded));
      return uploaded.record;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Sends in Node by fetch what a browser sends by XMLHttpRequest. */
const sendByFetch =
  (origin: string): Send =>
  async ({ method, address, headers, body, options = {}, progress, signal }) => {
    try {
      const response = await fetch(new URL(address, origin), {
        ...{ method, signal, headers: { ...headers, ...Object.fromEntries(headersOf(options)) } },
        ...(body !== undefined && { body }),
      });
      progress?.(body instanceof Blob ? body.size : 0);
      const text = await response.text();
      return {
        ...{ kind: 'answered', status: response.status, text },
        header: (name) => response.headers.get(name),
      };
    } catch {
      return { kind: 'broken' };
    }
  };
