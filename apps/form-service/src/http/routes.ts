import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { FormService } from '../form-service.ts';
import { createDefinitionBodies } from './definition-bodies.ts';
import { endConnectionsWhenStopping } from './end-connections.ts';
import { answerErrors, type ErrorBody } from './errors.ts';
import { invalidAlias } from './invalid-alias.ts';
import { requestSerializer } from './log.ts';
import { largestSubmission } from './parse-submission.ts';
import { postSubmission } from './post-submission.ts';
import { readJsonOnly } from './read-json.ts';

export interface RouteOptions {
  /** Submissions a minute from one address; 0 for no limit. */
  readonly rateLimit: number;
}

interface WithPath {
  Params: { '*': string };
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
  endConnectionsWhenStopping(app);
  if (options.rateLimit > 0) await app.register(rateLimit, { global: false });
  const limited =
    options.rateLimit > 0
      ? { config: { rateLimit: { max: options.rateLimit, timeWindow: '1 minute' } } }
      : {};

  const bodyOf = createDefinitionBodies();
  app.get('/form', { logSerializers }, async () => service.forms());
  app.get<WithPath>('/*', { logSerializers }, (request, reply) => {
    const definition = service.definition(request.params['*']);
    if (definition === undefined) return invalidAlias(reply);
    return reply.type('application/json; charset=utf-8').send(bodyOf(definition));
  });
  app.post<WithPath>('/*', { logSerializers, bodyLimit: largestSubmission, ...limited }, (request, reply) =>
    postSubmission(service, request, reply),
  );
  app.route({
    method: ['PUT', 'PATCH', 'DELETE'],
    url: '/*',
    logSerializers,
    // Answered before a body is read, whatever it is.
    onRequest: async (_, reply) => {
      const message = 'Only GET and POST are answered here.';
      const body: ErrorBody = { name: 'NotAllowed', code: 'not_allowed', message };
      return reply.code(405).header('allow', 'GET, HEAD, POST').send(body);
    },
    handler: (_, reply) => reply,
  });
}
