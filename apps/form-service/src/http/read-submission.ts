import type { FastifyRequest } from 'fastify';
import type { Senders } from '../senders/senders.ts';
import type { SubmissionRequest } from '../submissions/save-submission.ts';
import type { ErrorBody } from './error-body.ts';
import { parseSubmission, tooManyRows } from './parse-submission.ts';

export type SubmissionCheck =
  | { readonly kind: 'read'; readonly submission: SubmissionRequest }
  | { readonly kind: 'refused'; readonly body: ErrorBody };

/** Reads what was posted to an alias, body and headers; refused with 400 when it breaks a bound. */
export function readSubmission(alias: string, request: FastifyRequest, senders?: Senders): SubmissionCheck {
  const checked = parseSubmission(request.body);
  if (checked.kind === 'refused') return refused(checked.code, checked.message);
  const { data, metadata, path } = checked.body;
  if (path !== undefined && path.trim().toLowerCase() !== alias.trim().toLowerCase()) {
    return refused(
      'wrong_path',
      'The "path" of the submission differs from the address that it was sent to.',
    );
  }
  const key = header(request, 'idempotency-key');
  if (key !== undefined && !/^[\x21-\x7e]{8,200}$/.test(key)) {
    return refused('wrong_key', 'Idempotency-Key takes 8 to 200 visible ASCII characters.');
  }
  const window = header(request, 'idempotency-window');
  if (window !== undefined && !/^[1-9]\d{0,5}$/.test(window)) {
    return refused('wrong_window', 'Idempotency-Window takes a whole number of seconds, 1 to 999999.');
  }
  const repeatWindowMs = window === undefined ? undefined : Number(window) * 1000;
  const sender = senders && (() => senders.nameOf(request));
  return { kind: 'read', submission: { alias, data, metadata, key, repeatWindowMs, sender } };
}

/** The body of the answer (400) to a submission with more rows than a grid may have. */
export const tooManyRowsBody: ErrorBody = {
  name: 'BodyError',
  code: tooManyRows.code,
  message: tooManyRows.message,
};

function refused(code: string, message: string): SubmissionCheck {
  return { kind: 'refused', body: { name: 'BodyError', code, message } };
}

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value.join(', ') : value;
}
