import rateLimit from '@fastify/rate-limit';
import { checkAlias } from '@guichet/definition';
import {
  answerErrors,
  answerSave,
  invalidAlias,
  largestSubmission,
  perMinute,
  readJsonOnly,
  readSubmission,
  type SavedListener,
  type Senders,
} from '@guichet/form-service';
import type { FormServiceClient, ServiceFault } from '@guichet/service-client';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { statusOfFault } from './get-form-page.ts';

/** With each call to the form service: the address at which this site looks for it. */
export const serviceHeader = 'x-guichet-form-service';

interface Options {
  /** The value that this site writes into `serviceHeader`. */
  readonly address: string;
  readonly client: Pick<FormServiceClient, 'loadForm' | 'listForms'>;
  readonly save: FormServiceClient['saveSubmission'];
  /** Submissions a minute from one sender; 0: no limit. */
  readonly rateLimit: number;
  readonly senders: Senders;
  readonly giveReceipt: SavedListener;
}

type WithPath = { Params: { '*': string } };

/**
 * Serves `/api` when the form service is elsewhere: the calls that our own service answers, and no others. Nothing
 * passes through unread: the service's response is rebuilt, as JSON.
 */
export async function apiProxy(app: FastifyInstance, { client, save, ...options }: Options): Promise<void> {
  answerErrors(app);
  readJsonOnly(app);
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers[serviceHeader] !== options.address) return;
    request.log.error(
      'FORM_SERVICE_URL leads back to this site. Write the address of the form service itself, or leave it out to use the built-in one.',
    );
    const message = 'This site takes itself for the form service.';
    return reply.code(508).send({ name: 'ServiceError', code: 'loop', message });
  });
  app.addHook('onSend', async (_, reply) => void reply.header('cache-control', 'no-store'));
  if (options.rateLimit > 0) await app.register(rateLimit, { global: false });
  const limited =
    options.rateLimit > 0 ? { config: { rateLimit: perMinute(options.rateLimit, options.senders) } } : {};

  app.get('/form', async (_, reply) => {
    const outcome = await client.listForms();
    return outcome.kind === 'listed' ? reply.send(outcome.forms) : answerFault(reply, outcome.fault);
  });

  app.get<WithPath>('/*', async (request, reply) => {
    const alias = aliasOf(request.params['*']);
    const outcome = alias === undefined ? { kind: 'invalidAlias' as const } : await client.loadForm(alias);
    switch (outcome.kind) {
      case 'loaded':
        return reply.send(outcome.definition);
      case 'invalidAlias':
        return invalidAlias(reply);
      case 'failed':
        return answerFault(reply, outcome.fault);
    }
  });

  app.post<WithPath>('/*', { bodyLimit: largestSubmission, ...limited }, async (request, reply) => {
    const alias = aliasOf(request.params['*'].replace(/\/submission$/, ''));
    if (alias === undefined) return invalidAlias(reply);
    const checked = readSubmission(alias, request);
    if (checked.kind === 'refused') return reply.code(400).send(checked.body);
    const { data, metadata, key, repeatWindowMs } = checked.submission;
    const outcome = await save({ path: alias, data, metadata }, key, repeatWindowMs);
    if (outcome.kind === 'saved')
      options.giveReceipt(request, reply, { alias, metadata: outcome.submission.metadata });
    return answerSave(reply, outcome);
  });
}

/** Only a form's own alias leads to the service: no other part of it can be named. */
function aliasOf(path: string): string | undefined {
  const checked = checkAlias(path);
  return checked.kind === 'usable' ? checked.alias : undefined;
}

function answerFault(reply: FastifyReply, fault: ServiceFault): FastifyReply {
  return reply
    .code(statusOfFault(fault))
    .send({ name: 'ServiceError', code: fault, message: 'The form service could not be used. Try again.' });
}
