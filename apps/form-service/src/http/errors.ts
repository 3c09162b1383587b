import type { FastifyError, FastifyInstance } from 'fastify';

/** How every refusal reads, but for the two that Form.io's own clients know as text. */
export interface ErrorBody {
  readonly name: string;
  readonly code: string;
  /** What is wrong and what to do. */
  readonly message: string;
}

const known: Readonly<Record<string, readonly [status: number, body: ErrorBody]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [
    413,
    { name: 'BodyError', code: 'too_large', message: 'The submission is too large. Send less than 1 MB.' },
  ],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [
    415,
    {
      name: 'BodyError',
      code: 'wrong_type',
      message: 'Send JSON, with the header Content-Type: application/json.',
    },
  ],
  FST_ERR_CTP_EMPTY_JSON_BODY: [
    400,
    { name: 'BodyError', code: 'empty', message: 'The body is empty. Send a JSON object: {"data": {...}}.' },
  ],
  FST_ERR_CTP_INVALID_JSON_BODY: [
    400,
    { name: 'BodyError', code: 'not_json', message: 'The body is not JSON.' },
  ],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [
    400,
    { name: 'BodyError', code: 'wrong_length', message: 'The body is not as long as Content-Length says.' },
  ],
};

/** Answers every failure in JSON, in words that say what to do and show nothing of the inside. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const [status, body] = known[error.code] ?? fallback(error);
    if (status >= 500)
      request.log.error({ name: error.name, code: error.code, stack: error.stack }, 'a request failed');
    return reply.code(status).send(body);
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

function fallback(error: FastifyError): readonly [number, ErrorBody] {
  const status = error.statusCode ?? 500;
  if (status === 429) {
    return [
      429,
      {
        name: 'RateLimit',
        code: 'too_many',
        message: 'Too many submissions from one address. Wait a minute and try again.',
      },
    ];
  }
  if (status >= 400 && status < 500)
    return [
      status,
      { name: 'BodyError', code: 'bad_request', message: 'The request cannot be read. Send JSON.' },
    ];
  return [
    500,
    { name: 'ServerError', code: 'failed', message: 'The service failed. Nothing was stored. Try again.' },
  ];
}
