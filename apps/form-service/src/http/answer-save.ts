import type { SavedSubmission, SaveOutcome } from '@guichet/service-client';
import type { FastifyReply } from 'fastify';
import type { ErrorBody } from './error-body.ts';
import { withSentence } from './resident-sentence.ts';
import { retryAfter, storageRefusal } from './storage-refusal.ts';

/** Says over HTTP what became of a submission, in the words that `@guichet/service-client` reads. */
export function answerSave(reply: FastifyReply, outcome: SaveOutcome): FastifyReply {
  switch (outcome.kind) {
    case 'saved':
      return reply.code(201).send(outcome.submission satisfies SavedSubmission);
    case 'invalid': {
      const { details, moreDetails } = outcome;
      return reply
        .code(400)
        .send({ name: 'ValidationError', details, ...(moreDetails !== undefined && { moreDetails }) });
    }
    case 'keyReused':
      return reply.code(422).send({
        name: 'IdempotencyError',
        code: 'key_reused',
        message: 'Other data was received under this key. Send a new key for a new submission.',
        referenceNumber: outcome.referenceNumber,
      });
    case 'deleted': {
      const { referenceNumber } = outcome;
      const under = referenceNumber === undefined ? '' : ` under ${referenceNumber}`;
      return reply.code(410).send({
        ...{ name: 'Deleted', code: 'deleted', referenceNumber },
        message: `This was received${under}, and has been deleted since. Send a new key for a new submission.`,
      });
    }
    case 'formChanged':
      return answerRefusal(reply, 409, {
        name: 'FormChanged',
        code: 'form_changed',
        message: 'The form has changed, and the data no longer fits it. Load the form again.',
      });
    case 'unconfirmed':
      return answerRefusal(reply, 409, {
        name: 'NotConfirmed',
        code: 'not_confirmed',
        message:
          'It was sent to the form service under this key, but its receipt is unknown. Find out, or send it again under a new key: it may then be stored twice.',
      });
    case 'failed':
      if (outcome.fault === 'busy') return answerBusy(reply, outcome.retryAfter);
      if (outcome.storage !== undefined) {
        const fault = outcome.storage === 'full' ? 'full' : outcome.mayBeStored ? 'failing' : 'busy';
        const [status, body] = storageRefusal(fault);
        return answerRefusal(reply.header('retry-after', retryAfter), status, body);
      }
      return answerRefusal(reply, outcome.fault === 'timedOut' ? 504 : 502, {
        name: 'ServiceError',
        code: outcome.fault,
        message: 'The form service could not be used. Try again with the same key.',
      });
  }
}

/** Seconds, where nobody says how many. */
const usualRetryAfter = 5;

/** Nothing was stored, and it may be sent again. */
function answerBusy(reply: FastifyReply, retryAfter = usualRetryAfter): FastifyReply {
  return reply
    .code(503)
    .header('retry-after', retryAfter)
    .send({
      name: 'ServiceError',
      code: 'busy',
      message: `The service is busy. Send it again with the same key in ${retryAfter} seconds.`,
      retryAfter,
    });
}

/** With the resident's sentence, where there is one. */
export function answerRefusal(reply: FastifyReply, status: number, body: ErrorBody): FastifyReply {
  return reply.code(status).send(withSentence(body, reply));
}
