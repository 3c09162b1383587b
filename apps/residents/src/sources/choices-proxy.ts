import rateLimit from '@fastify/rate-limit';
import type { PreparedForm } from '@guichet/engine';
import type { SourceQuestion } from '@guichet/fields/posted';
import { type FormSources, isAllowedPost, perMinute, type Senders, traceOf } from '@guichet/form-service';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import type { FormSource } from '../forms/form-source.ts';
import { readQuestion } from './read-question.ts';

/** Bytes of a question: what a form fills in, and what is searched for. */
const largestQuestion = 64 * 1024;

type FindsForms = Pick<FormSource, 'find' | 'findVersion'>;

export interface ChoicesProxyOptions {
  readonly source: FindsForms;
  readonly sources: FormSources;
  /** Questions a minute from one sender; 0: no limit. */
  readonly rateLimit: number;
  readonly senders: Senders;
  /** Other origins whose pages may ask. */
  readonly origins: readonly string[];
}

/**
 * Serves `/choices`: a page asks for a field's choices by the names of its form and component, never by address. Which
 * one is asked, and with what headers, its definition says; nothing of the visitor goes on but what the form fills in
 * there.
 */
export async function choicesProxy(app: FastifyInstance, options: ChoicesProxyOptions): Promise<void> {
  const { source, sources } = options;
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    // The caller has gone, as with each letter of a search: nobody reads this, and nothing failed.
    if (error.name === 'AbortError') return send(reply, 499, 'left');
    const { statusCode = 500 } = error;
    if (statusCode < 500) return send(reply, statusCode, statusCode === 429 ? 'too_many' : 'bad_question');
    request.log.error(traceOf(error), 'a request failed');
    return send(reply, 500, 'failed');
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store').header('cross-origin-resource-policy', 'same-origin');
    // Another site cannot read the answer; it shall not make its visitors ask, either.
    return isAllowedPost(request, options.origins) ? undefined : send(reply, 403, 'other_site');
  });
  if (options.rateLimit > 0) await app.register(rateLimit, perMinute(options.rateLimit, options.senders));

  app.post('/', { bodyLimit: largestQuestion }, async (request, reply) => {
    const question = readQuestion(request.body);
    if (question === undefined) return send(reply, 400, 'bad_question');
    const form = await findForm(question, source);
    if (form === undefined) return send(reply, 404, 'unknown_form');
    const leaving = new AbortController();
    reply.raw.once('close', () => leaving.abort());
    const answer = await sources.ask(form, question.component, question, leaving.signal);
    switch (answer.kind) {
      case 'found':
        return reply.send({ items: answer.items, hasMore: answer.hasMore });
      case 'refused':
        return send(reply, 409, 'not_asked');
      case 'failed':
        return send(reply, 502, 'failed');
    }
  });
}

/** The form as the page shows it: a page that was opened while another version was served asks by its own. */
async function findForm(
  { form, version }: SourceQuestion,
  source: FindsForms,
): Promise<PreparedForm | undefined> {
  const current = await source.find(form);
  if (current.kind === 'found' && current.form.version === version) return current.form;
  const former = await source.findVersion(version);
  return former?.path === form ? former : undefined;
}

function send(reply: FastifyReply, status: number, code: string): FastifyReply {
  return reply.code(status).send({ code });
}
