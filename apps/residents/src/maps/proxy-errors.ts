import { type CallFault, MapCallError } from '@guichet/gis';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { RefusedQuestionError } from './refused-question.ts';

/** The response to each fault of a service. */
const faults: Readonly<Record<CallFault, readonly [status: number, message: string]>> = {
  unreachable: [502, 'The map service cannot be reached. Try again.'],
  timedOut: [504, 'The map service did not answer in time. Try again.'],
  failed: [502, 'The map service failed. Try again.'],
  tooLarge: [502, 'The map service’s response is too large.'],
  malformed: [502, 'The map service’s response is not what was requested.'],
};

const refusals: Readonly<Record<number, readonly [code: string, message: string]>> = {
  413: ['too_large', 'The geometry is too large.'],
  415: ['wrong_type', 'Send application/x-www-form-urlencoded in UTF-8, without compression.'],
  429: ['too_many', 'Too many requests from one address. Wait a minute and try again.'],
};

/** Answers every failure in JSON, without a word of what was asked. */
export function answerMapErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error instanceof RefusedQuestionError) return send(reply, 400, 'bad_parameter', error.message);
    if (error instanceof MapCallError) {
      const [status, message] = faults[error.fault];
      request.log.warn({ route: request.routeOptions.url, fault: error.fault }, 'a map service failed');
      return send(reply, status, error.fault, message);
    }
    // The caller has gone: nobody reads this, and nothing failed.
    if (error.name === 'AbortError') return send(reply, 499, 'left', 'Nobody waits for this any more.');
    const status = error.statusCode ?? 500;
    const [code, message] = refusals[status] ?? [];
    if (code !== undefined && message !== undefined) return send(reply, status, code, message);
    if (status >= 400 && status < 500)
      return send(reply, status, 'bad_request', 'The request cannot be read.');
    request.log.error({ name: error.name, code: error.code }, 'a request failed');
    return send(reply, 500, 'failed', 'The map could not be asked. Try again.');
  });
}

export function send(reply: FastifyReply, status: number, code: string, message: string): FastifyReply {
  return reply.code(status).send({ name: 'MapError', code, message });
}
