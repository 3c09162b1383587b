import type { FastifyError, FastifyInstance } from 'fastify';
import { StorageError } from '../storage/storage-error.ts';
import { traceOf } from '../trace-of.ts';
import { FileStoreError } from '../uploads/file-store.ts';
import type { ErrorBody } from './error-body.ts';
import { withSentence } from './resident-sentence.ts';
import { retryAfter, storageRefusal } from './storage-refusal.ts';

type Refusal = readonly [status: number, body: ErrorBody];

function bodyRefusal(status: number, code: string, message: string): Refusal {
  return [status, { name: 'BodyError', code, message }];
}

const bodyRefusals = {
  empty: bodyRefusal(400, 'empty', 'The body is empty. Send a JSON object: {"data": {...}}.'),
  not_json: bodyRefusal(
    400,
    'not_json',
    'The body is not JSON in UTF-8. Send a JSON object: {"data": {...}}.',
  ),
  too_large: bodyRefusal(413, 'too_large', 'The submission is too large. Send less than 1 MiB.'),
  wrong_type: bodyRefusal(
    415,
    'wrong_type',
    'Send JSON without compression, with the header Content-Type: application/json.',
  ),
  wrong_length: bodyRefusal(
    400,
    'wrong_length',
    'The body is shorter than its Content-Length. Send it again.',
  ),
} as const;

type BodyFault = keyof typeof bodyRefusals;

/** Thrown where a body is read; answered by `answerErrors`. */
class BodyError extends Error {
  override readonly name = 'BodyError';
  readonly fault: BodyFault;

  constructor(fault: BodyFault) {
    super(bodyRefusals[fault][1].message);
    this.fault = fault;
  }
}

export function refuseBody(fault: BodyFault): Error {
  return new BodyError(fault);
}

const faultsOfTheServer: ReadonlyMap<string, BodyFault> = new Map([
  ['FST_ERR_CTP_BODY_TOO_LARGE', 'too_large'],
  ['FST_ERR_CTP_INVALID_MEDIA_TYPE', 'wrong_type'],
  ['FST_ERR_CTP_INVALID_CONTENT_LENGTH', 'wrong_length'],
]);

/** Answers every failure in JSON, in words that say what to do and show nothing of the inside. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const [status, body] = refusalOf(error);
    const isStorage = error instanceof StorageError;
    if (isStorage || error instanceof FileStoreError) reply.header('retry-after', retryAfter);
    // Storage itself reports, once, that it fails.
    if (status >= 500 && !isStorage) request.log.error(traceOf(error), 'a request failed');
    return reply.code(status).send(withSentence(body, reply));
  });
  app.setNotFoundHandler((_, reply) => {
    const body: ErrorBody = {
      name: 'NotFound',
      code: 'not_found',
      message: 'There is nothing at this address.',
    };
    return reply.code(404).send(body);
  });
}

function refusalOf(error: FastifyError): Refusal {
  const fault = error instanceof BodyError ? error.fault : faultsOfTheServer.get(error.code);
  if (fault !== undefined) return bodyRefusals[fault];
  if (error instanceof StorageError) return storageRefusal(error.fault);
  const status = error.statusCode ?? 500;
  if (status === 429) {
    const message = 'Too many submissions from one address. Wait a minute and try again.';
    return [429, { name: 'RateLimit', code: 'too_many', message }];
  }
  if (status >= 400 && status < 500)
    return bodyRefusal(status, 'bad_request', 'The request cannot be read. Send JSON.');
  const message = 'The service failed. Try again: with the same Idempotency-Key nothing is stored twice.';
  return [error instanceof FileStoreError ? 503 : 500, { name: 'ServerError', code: 'failed', message }];
}
