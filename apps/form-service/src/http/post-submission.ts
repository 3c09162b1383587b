import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FormService } from '../form-service.ts';
import { formVersionIn } from '../submissions/metadata.ts';
import type { SaveResult } from '../submissions/save-submission.ts';
import type { ErrorBody } from './errors.ts';
import { invalidAlias } from './invalid-alias.ts';
import { type BodyCheck, parseSubmission } from './parse-submission.ts';

/** `POST /{alias}/submission`, and `POST /{alias}`, which Form.io takes for the same. */
export async function postSubmission(
  service: FormService,
  request: FastifyRequest<{ Params: { '*': string } }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const alias = request.params['*'].replace(/\/submission$/, '');
  const checked = parseSubmission(request.body);
  if (!(await isTaken(alias, checked, service))) return invalidAlias(reply);
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
    return refuse(reply, 'wrong_window', 'Idempotency-Window takes a whole number of seconds, 1 to 999999.');
  }
  const repeatWindowMs = window === undefined ? undefined : Number(window) * 1000;
  return answer(reply, await service.save({ alias, data, metadata, key, repeatWindowMs }));
}

/** Whether something may be sent to an alias: a form is served under it, or one was, and its page is still open. */
async function isTaken(alias: string, checked: BodyCheck, service: FormService): Promise<boolean> {
  if (service.definition(alias) !== undefined) return true;
  const version = checked.kind === 'parsed' ? formVersionIn(checked.body.metadata) : undefined;
  const form = version === undefined ? undefined : await service.formVersion(version);
  return form?.path === alias.trim().toLowerCase();
}

function answer(reply: FastifyReply, result: SaveResult): FastifyReply {
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

function refuse(reply: FastifyReply, code: string, message: string): FastifyReply {
  const body: ErrorBody = { name: 'BodyError', code, message };
  return reply.code(400).send(body);
}

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value.join(', ') : value;
}
