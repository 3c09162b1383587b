import rateLimit from '@fastify/rate-limit';
import { isJsonObject, type JsonObject } from '@guichet/definition';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FormService } from '../form-service.ts';
import { answerErrors, type ErrorBody } from './errors.ts';
import { limits, parseSubmission } from './parse-submission.ts';

export interface RouteOptions {
  /** Submissions a minute from one address; 0 for no limit. */
  readonly rateLimit: number;
}

type WithPath = { Params: { '*': string } };

/** The form service over HTTP: `GET /{path}`, `POST /{path}/submission`, `GET /form`. Register it under a prefix. */
export async function formServiceRoutes(
  app: FastifyInstance,
  service: FormService,
  options: RouteOptions,
): Promise<void> {
  answerErrors(app);
  readJsonStrictly(app);
  if (options.rateLimit > 0)
    await app.register(rateLimit, { global: false, max: options.rateLimit, timeWindow: '1 minute' });
  const limited =
    options.rateLimit > 0
      ? { config: { rateLimit: { max: options.rateLimit, timeWindow: '1 minute' } } }
      : {};

  app.get('/form', async () => service.forms());
  app.get<WithPath>('/*', (request, reply) => {
    const definition = service.definition(request.params['*']);
    return definition === undefined ? invalidAlias(reply) : reply.send(definition);
  });
  app.post<WithPath>('/*', { bodyLimit: limits.body, ...limited }, (request, reply) =>
    postSubmission(service, request, reply),
  );
  app.route({
    method: ['PUT', 'PATCH', 'DELETE'],
    url: '/*',
    handler: (_, reply) =>
      reply
        .code(405)
        .send({ name: 'NotAllowed', code: 'not_allowed', message: 'Only GET and POST are answered here.' }),
  });
}

async function postSubmission(service: FormService, request: FastifyRequest<WithPath>, reply: FastifyReply) {
  const alias = request.params['*'].replace(/\/submission$/, '');
  if (service.definition(alias) === undefined) return invalidAlias(reply);
  const checked = parseSubmission(request.body);
  if (checked.kind === 'refused') return refuse(reply, checked.code, checked.message);
  const { data, metadata, path } = checked.body;
  if (path !== undefined && path.trim().toLowerCase() !== alias.trim().toLowerCase()) {
    return refuse(reply, 'wrong_path', 'The "path" of the submission is not the one that it was sent to.');
  }
  const key = header(request, 'idempotency-key');
  if (key !== undefined && !/^[\x21-\x7e]{8,200}$/.test(key)) {
    return refuse(reply, 'wrong_key', 'Idempotency-Key takes 8 to 200 visible ASCII characters.');
  }
  const window = header(request, 'idempotency-window');
  if (window !== undefined && !/^[1-9]\d{0,5}$/.test(window)) {
    return refuse(reply, 'wrong_window', 'Idempotency-Window takes a whole number of seconds.');
  }
  const repeatWindowMs = window === undefined ? undefined : Number(window) * 1000;
  const result = await service.save({ alias, data, metadata, key, repeatWindowMs });
  switch (result.kind) {
    case 'saved':
      return reply.code(201).send(result.answer);
    case 'invalid':
      return reply.code(400).send({ name: 'ValidationError', details: result.details });
    case 'keyReused':
      return reply.code(422).send({
        name: 'IdempotencyError',
        code: 'key_reused',
        message: 'Other data was received under this key. Send a new key for a new submission.',
        referenceNumber: result.referenceNumber,
      });
    case 'formChanged':
      return reply.code(409).send({
        name: 'FormChanged',
        code: 'form_changed',
        message: 'The form has changed and the data does not fit it any more. Load the form anew.',
      });
    case 'unknownForm':
      return invalidAlias(reply);
  }
}

/** Form.io's own words, which its clients compare. */
function invalidAlias(reply: FastifyReply): FastifyReply {
  return reply.code(400).type('text/html; charset=utf-8').send('Invalid alias');
}

function refuse(reply: FastifyReply, code: string, message: string): FastifyReply {
  const body: ErrorBody = { name: 'BodyError', code, message };
  return reply.code(400).send(body);
}

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

/** JSON in real UTF-8 and nothing else. */
function readJsonStrictly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    let text: string;
    try {
      text = new TextDecoder('utf-8', { fatal: true }).decode(body);
    } catch {
      done(
        Object.assign(new Error('The body is not UTF-8.'), {
          statusCode: 400,
          code: 'FST_ERR_CTP_INVALID_JSON_BODY',
        }),
      );
      return;
    }
    parse(request, text, done);
  });
}

/** The definition as a page may see it: rules that are the service's own are taken out. */
export function publicDefinition(definition: JsonObject): JsonObject {
  const copy: JsonObject = JSON.parse(JSON.stringify(definition), (key, value) => {
    if (key !== 'validate' || !isJsonObject(value) || value.customPrivate !== true) return value;
    const { custom: _, ...rest } = value;
    return rest;
  });
  return copy;
}
