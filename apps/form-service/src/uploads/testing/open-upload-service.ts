import { readdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { isJsonObject, type Json, type JsonObject } from '@guichet/definition';
import { parseUploaded, parseUploadRefusal, uploadAddress } from '@guichet/service-client';
import { openTestService, type TestService } from '../../http/test-service.ts';
import type { DatabaseOptions } from '../../storage/sqlite/open-database.ts';
import type { SubmissionStorage } from '../../storage/storage.ts';
import { ownerMark } from '../belongs-here.ts';
import { openDiskStore } from '../disk-store.ts';
import { uploadLimits } from '../upload-limits.ts';
import type { UploadOptions } from '../upload-parts.ts';

export function fileField(key: string, more: JsonObject = {}): JsonObject {
  return {
    type: 'file',
    key,
    label: key.toUpperCase(),
    input: true,
    storage: 'url',
    url: '/cloud/s3',
    ...more,
  };
}

/** A form that asks for files in several ways, in rows too. */
export const filesForm: JsonObject = {
  title: 'Files',
  path: 'files',
  components: [
    { type: 'textfield', key: 'name', label: 'Name', input: true },
    fileField('any', { multiple: true }),
    fileField('plan', { filePattern: '.pdf,.png', fileMinSize: '10B', fileMaxSize: '1KB' }),
    fileField('secret', { privateDownload: true }),
    fileField('named', { filePattern: '/^(?!x)([a-z]+-?)+\\.pdf$/' }),
    fileField('few', { multiple: true, properties: { maxFiles: '2' } }),
    fileField('inlinePlan', { storage: 'base64', url: '', filePattern: '.pdf', fileMaxSize: '2KB' }),
    fileField('inline', { storage: 'base64', url: '', filePattern: 'image/*', fileMaxSize: '1KB' }),
    fileField('nowhere', { storage: 'azure' }),
    fileField('elsewhere', { url: 'https://files.example.ca/upload' }),
    {
      type: 'datagrid',
      key: 'rows',
      label: 'Rows',
      input: true,
      components: [fileField('photo', { filePattern: 'image/*' })],
    },
    { type: 'button', key: 'submit', label: 'Send', input: true },
  ],
};

export interface UploadService extends TestService {
  readonly url: string;
  /** Puts the clock of the upload service on. */
  pass(milliseconds: number): void;
  /** Uploads as Form.io's renderer does, file first. */
  upload(
    file: File,
    place?: Readonly<Record<string, string>>,
    fields?: Readonly<Record<string, string>>,
  ): Promise<Response>;
  /** The same, taken in, as the record that the page would put into its answer. */
  uploadRecord(file: File, place?: Readonly<Record<string, string>>): Promise<JsonObject>;
  /** Why something was refused, or undefined. */
  submit(
    data: JsonObject,
    headers?: Record<string, string>,
    form?: string,
    metadata?: JsonObject,
  ): Promise<SubmitAnswer>;
  /** Names of files that lie in a folder of the store, without the mark of its owner. */
  lying(folder: 'arriving' | 'kept'): readonly string[];
}

export interface SubmitAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, Json>>;
  /** `path: reason` of each detail. */
  readonly reasons: readonly string[];
}

interface Options {
  readonly rateLimit?: number;
  /** Other origins whose pages may send files. */
  readonly origins?: readonly string[];
  readonly form?: JsonObject;
  readonly folder?: string;
  readonly storage?: SubmissionStorage;
  /** How its database waits. */
  readonly database?: DatabaseOptions;
  readonly options?: Partial<UploadOptions>;
}

/** A real service that takes files, on a port of its own. */
export async function openUploadService({
  rateLimit = 0,
  origins = [],
  form = filesForm,
  folder,
  storage,
  database,
  options,
}: Options = {}): Promise<UploadService> {
  let ahead = 0;
  const opened = await openTestService(
    {
      'files.json': JSON.stringify(form),
      'other.json': JSON.stringify({ ...filesForm, path: 'other', title: 'Other' }),
    },
    {
      rateLimit,
      origins,
      // A client that was refused half-way may leave its connection open.
      server: { forceCloseConnections: true },
      ...(folder !== undefined && { folder }),
      ...(storage && { storage }),
      ...(database && { database }),
      uploads: (dataDir) => ({
        folder: join(dataDir, 'uploads'),
        store: openDiskStore(join(dataDir, 'uploads', 'kept')),
        scanner: undefined,
        base: '',
        secret: 'a secret of tests alone',
        unsetStorage: undefined,
        keptForMs: 30 * 24 * 60 * 60 * 1000,
        origins: [],
        limits: { ...uploadLimits, spare: 0 },
        now: () => Date.now() + ahead,
        ...options,
      }),
    },
  );
  await opened.app.listen({ port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${portOf(opened)}`;

  function upload(
    file: File,
    place: Readonly<Record<string, string>> = {},
    fields: Readonly<Record<string, string>> = {},
  ) {
    const body = new FormData();
    body.append('file', file);
    for (const [name, value] of Object.entries({ name: `unique-${file.name}`, dir: '', ...fields }))
      body.append(name, value);
    const query = new URLSearchParams({ baseUrl: 'x', project: '', form: 'files', field: 'any', ...place });
    return fetch(`${url}${uploadAddress}?${query}`, { method: 'POST', body });
  }

  return {
    ...opened,
    url,
    pass(milliseconds) {
      ahead += milliseconds;
    },
    upload,
    async uploadRecord(file, place) {
      const response = await upload(file, place);
      const text = await response.text();
      const taken = parseUploaded(text);
      if (taken === undefined) throw new Error(`Not taken: ${text}`);
      return recordOf(taken);
    },
    async submit(data, headers = {}, path = 'files', metadata = {}) {
      const response = await fetch(`${url}/api/${path}/submission`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ data, metadata }),
      });
      const body = await jsonOf(response);
      return { status: response.status, body, reasons: reasonsIn(body) };
    },
    lying: (part) => readdirSync(join(opened.dataDir, 'uploads', part)).filter((name) => name !== ownerMark),
  };
}

/** As the page writes it. */
export function recordOf({ url, ...taken }: { readonly url: string }, storage = 'url'): JsonObject {
  return { storage, ...taken, url: `${uploadAddress}${url}` };
}

/** An answer that must be a JSON object. */
export async function jsonOf(response: Response): Promise<Readonly<Record<string, Json>>> {
  const body: Readonly<Record<string, Json>> = JSON.parse(await response.text());
  return body;
}

/** Why an upload was refused: its status and code. */
export async function refusalOf(response: Response): Promise<string> {
  return `${response.status} ${parseUploadRefusal(await response.text())?.code}`;
}

function reasonsIn({ details }: Readonly<Record<string, Json>>): readonly string[] {
  const all: readonly Json[] = Array.isArray(details) ? details : [];
  return all.filter(isJsonObject).map(({ path, context }) => {
    const reason = isJsonObject(context) ? context.reason : undefined;
    return `${Array.isArray(path) ? path.join('.') : ''}: ${reason}`;
  });
}

function portOf({ app }: TestService): number {
  const address: AddressInfo | string | null = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('The service does not listen.');
  return address.port;
}

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Real beginnings of real kinds. */
export const bytes = {
  png,
  pdf: Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\n', 'latin1'),
  exe: Buffer.concat([Buffer.from('MZ\x90\x00\x03\x00', 'latin1'), Buffer.alloc(200)]),
  text: Buffer.from('Hello, City.\n'),
} as const;

export function fileOf(content: Uint8Array | string, name: string, type = ''): File {
  return new File([typeof content === 'string' ? content : new Uint8Array(content)], name, { type });
}
