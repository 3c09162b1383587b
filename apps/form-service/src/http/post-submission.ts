import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FormService, RouteOptions } from '../running-service.ts';
import { formVersionIn } from '../submissions/metadata.ts';
import { answerRefusal, answerSave } from './answer-save.ts';
import { invalidAlias } from './invalid-alias.ts';
import { readSubmission, type SubmissionCheck, tooManyRowsBody } from './read-submission.ts';

/** `POST /{alias}/submission`, and `POST /{alias}`, which Form.io takes for the same. */
export async function postSubmission(
  service: FormService,
  request: FastifyRequest<{ Params: { '*': string } }>,
  reply: FastifyReply,
  { senders, giveReceipt }: Pick<RouteOptions, 'senders' | 'giveReceipt'>,
): Promise<FastifyReply> {
  const alias = request.params['*'].replace(/\/submission$/, '');
  const checked = readSubmission(alias, request, senders);
  if (!(await isTaken(alias, checked, service))) return invalidAlias(reply);
  if (checked.kind === 'refused') return answerRefusal(reply, 400, checked.body);
  const result = await service.save(checked.submission);
  switch (result.kind) {
    case 'saved':
      giveReceipt?.(request, reply, { alias: checked.submission.alias, metadata: result.answer.metadata });
      return answerSave(reply, { kind: 'saved', submission: result.answer });
    case 'unknownForm':
      return invalidAlias(reply);
    case 'busy':
      return answerSave(reply, { ...result, kind: 'failed', fault: 'busy', mayBeStored: false });
    case 'tooManyRows':
      return answerRefusal(reply, 400, tooManyRowsBody);
    default:
      return answerSave(reply, result);
  }
}

/** Whether something may be sent to an alias: a form is served under it, or one was, and its page is still open. */
async function isTaken(alias: string, checked: SubmissionCheck, service: FormService): Promise<boolean> {
  if (service.definition(alias) !== undefined) return true;
  const version = checked.kind === 'read' ? formVersionIn(checked.submission.metadata) : undefined;
  const form = version === undefined ? undefined : await service.formVersion(version);
  return form?.path === alias.trim().toLowerCase();
}
