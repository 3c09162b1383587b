import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { parseReadPath } from '../reading/read-routes.ts';
import type { FormService, RouteOptions } from '../running-service.ts';
import { perMinute } from '../senders/senders.ts';
import { aliasOfS3 } from '../uploads/s3-exchange.ts';
import { createDefinitionBodies } from './definition-bodies.ts';
import type { ErrorBody } from './error-body.ts';
import { answerErrors } from './errors.ts';
import { invalidAlias } from './invalid-alias.ts';
import { requestSerializer } from './log.ts';
import { largestSubmission } from './parse-submission.ts';
import { postSubmission } from './post-submission.ts';
import { readJsonOnly } from './read-json.ts';

interface WithPath {
  Params: { '*': string };
  /** `full=true`: with the forms that stand within, as Form.io has it. */
  Querystring: { full?: unknown };
}

/** The form service over HTTP: `GET /{path}`, `POST /{path}/submission`, `GET /form`. Register it under a prefix. */
export async function formServiceRoutes(
  app: FastifyInstance,
  service: FormService,
  options: RouteOptions,
): Promise<void> {
  const logSerializers = requestSerializer((alias) => service.definition(alias) !== undefined);
  answerErrors(app);
  readJsonOnly(app);
  if (options.rateLimit > 0) await app.register(rateLimit, { global: false });
  const { senders, origins = [] } = options;
  const limited =
    options.rateLimit > 0 ? { config: { rateLimit: perMinute(options.rateLimit, senders) } } : {};

  const { uploads } = service;
  if (uploads !== undefined) await app.register((files) => uploads.routes(files, { ...options, origins }));
  const bodyOf = createDefinitionBodies();
  app.get('/form', { logSerializers }, async () => service.forms());
  app.get<WithPath>('/*', { logSerializers }, (request, reply) => {
    const form = aliasOfS3(request.params['*']);
    if (uploads !== undefined && form !== undefined) return uploads.answerS3(form, request, reply);
    const asked = parseReadPath(request.params['*']);
    if (asked !== undefined) return service.answerRead(asked, request, reply, options.operators);
    const definition = service.definition(request.params['*'], request.query.full === 'true');
    if (definition === undefined) return invalidAlias(reply);
    // An embedded form knows by it that the other services of this site are there, too.
    reply.header('x-form-service', 'guichet');
    return reply.type('application/json; charset=utf-8').send(bodyOf(definition));
  });
  app.post<WithPath>('/*', { logSerializers, bodyLimit: largestSubmission, ...limited }, (request, reply) => {
    const form = aliasOfS3(request.params['*']);
    return uploads !== undefined && form !== undefined
      ? uploads.answerS3(form, request, reply)
      : postSubmission(service, request, reply, options);
  });
  app.route<WithPath>({
    method: ['PUT', 'PATCH', 'DELETE'],
    url: '/*',
    logSerializers,
    // Answered before a body is read, whatever it is.
    onRequest: async (request, reply) => {
      const form = aliasOfS3(request.params['*']);
      if (uploads !== undefined && form !== undefined && request.method === 'DELETE')
        return uploads.answerS3(form, request, reply);
      const message = 'This address takes GET and POST only.';
      const body: ErrorBody = { name: 'NotAllowed', code: 'not_allowed', message };
      return reply.code(405).header('allow', 'GET, HEAD, POST').send(body);
    },
    handler: (_, reply) => reply,
  });
}
