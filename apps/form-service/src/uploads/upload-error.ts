import type { UploadFault, UploadRefusal } from '@guichet/service-client';
import type { FastifyInstance } from 'fastify';

/** Of each refusal: its status, and what is wrong and what to do. */
const refusals = {
  unknown_field: [
    400,
    'The form has no field for files under this name. Name it by its data path, without indexes of rows.',
  ],
  no_storage: [
    400,
    'No storage has been set for this field. Set "storage" in the form, or DEFAULT_FILE_STORAGE.',
  ],
  bad_request: [
    400,
    'The request cannot be read. Send one file as multipart/form-data, with "form" and "field" in the query; announce one for a bucket as JSON, with "name", "size" and "field".',
  ],
  no_file: [400, 'There is no file in the request. Send one, with its name.'],
  several_files: [400, 'There are several files in the request. Send each by itself.'],
  empty_file: [400, 'The file is empty. Choose another one.'],
  incomplete: [400, 'The file did not arrive whole. Send it again.'],
  too_small: [400, 'The file is smaller than the field takes.'],
  too_large: [413, 'The file is larger than the field takes.'],
  wrong_type: [415, 'The field does not take files of this kind.'],
  not_what_it_says: [415, 'The content of the file does not match its name or type.'],
  locked_pdf: [
    422,
    'The PDF opens with a password only. Save a copy without the password, and send that one.',
  ],
  infected: [422, 'The scanner found something harmful in the file. It was not stored.'],
  private: [403, 'The file is private. Ask for a signed link.'],
  cross_site: [403, 'Only pages of this site, and of the origins in CORS_ORIGINS, may send files.'],
  outside: [403, 'The field’s address is not in UPLOAD_ORIGINS.'],
  outside_failed: [502, 'The server that the field names could not be used. Try again.'],
  unknown: [404, 'There is no such file: it was deleted, or nobody claimed it within a day.'],
  too_slow: [408, 'The file came too slowly. Send it again.'],
  claimed: [409, 'The file belongs to a submission and cannot be deleted or replaced.'],
  scanning: [423, 'The file waits for the scanner. Ask again later.'],
  too_many: [429, 'Too many files at once from one address. Wait a minute and try again.'],
  quota: [
    429,
    'One address has too many files here without a submission. Submit the forms, delete files, or try again tomorrow.',
  ],
  busy: [503, 'Too many files arrive at once. Try again in a minute.'],
  scanner_down: [503, 'The file cannot be scanned at the moment, so it was not stored. Try again later.'],
  no_space: [507, 'There is no space left for files. Try again later.'],
} as const satisfies Readonly<Record<UploadFault, readonly [status: number, message: string]>>;

/** When the same may be sent again, in seconds: once files that are on their way have arrived. */
const retryAfter: Partial<Readonly<Record<UploadFault, number>>> = { too_many: 5, busy: 5 };

type Context = Pick<UploadRefusal, 'limit' | 'pattern' | 'type'>;

/** A file, or a request for one, that is refused; answered by `answerUploadErrors`. */
export class UploadError extends Error {
  override readonly name = 'UploadError';
  readonly code: UploadFault;
  readonly status: number;
  readonly context: Context;

  constructor(code: UploadFault, context: Context = {}, options?: ErrorOptions) {
    super(refusals[code][1], options);
    this.code = code;
    this.status = refusals[code][0];
    this.context = context;
  }
}

const fullDisk: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT']);

/** A refusal as it is, and a full disk as one. Undefined for any other error. */
export function asUploadError(error: unknown): UploadError | undefined {
  if (error instanceof UploadError) return error;
  const isFull = error instanceof Error && 'code' in error && fullDisk.has(error.code);
  return isFull ? new UploadError('no_space', {}, { cause: error }) : undefined;
}

const refusalsOfTheServer: ReadonlyMap<number, UploadFault> = new Map([
  [400, 'bad_request'],
  [408, 'too_slow'],
  [413, 'bad_request'],
  [415, 'bad_request'],
  [429, 'too_many'],
]);

/** Answers errors about files with our own texts; others are the service's. */
export function answerUploadErrors(app: FastifyInstance): void {
  app.setErrorHandler<Error & { statusCode?: number }>((error, _, reply) => {
    const code = refusalsOfTheServer.get(error.statusCode ?? 500);
    const refused = asUploadError(error) ?? (code && new UploadError(code));
    if (refused === undefined) throw error;
    const after = retryAfterOf(refused);
    // The limit of requests has said already when it ends.
    if (after !== undefined && !reply.hasHeader('retry-after')) reply.header('retry-after', after);
    return reply.code(refused.status).send(bodyOfUploadError(refused));
  });
}

/** Seconds after which the same may be sent again; undefined where nobody knows. */
export function retryAfterOf({ code }: UploadError): number | undefined {
  return retryAfter[code];
}

export function bodyOfUploadError({ code, message, context }: UploadError): UploadRefusal {
  return { name: 'UploadError', code, message, ...context };
}
