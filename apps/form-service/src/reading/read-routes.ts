import { setImmediate } from 'node:timers/promises';
import { isJsonObject, type Json, type JsonObject } from '@guichet/definition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { dataOf } from '../print-submissions/json-lines.ts';
import { auditLine } from '../storage/desk-rows.ts';
import type { StoredSubmission, SubmissionStorage } from '../storage/storage.ts';
import type { Uploads } from '../uploads/uploads.ts';
import type { Operators } from './operators.ts';
import { isEqual, parseQuery, type SubmissionQuery } from './parse-query.ts';

/** A request for submissions: a form's, or one of them. */
export interface ReadRequest {
  readonly alias: string;
  /** Undefined: a list. */
  readonly id: string | undefined;
  /** The id of one of its files; undefined: the submission itself. */
  readonly file: string | undefined;
}

/** `{alias}/submission`, with `/{id}` and `/file/{file}`; undefined for any other path. */
export function parseReadPath(path: string): ReadRequest | undefined {
  const [, alias = '', id, file] =
    /^(.+)\/submission(?:\/([0-9a-f]{24})(?:\/file\/([0-9a-f]{40}))?)?$/.exec(path) ?? [];
  return alias === '' ? undefined : { alias: alias.trim().toLowerCase(), id, file };
}

export interface Reading {
  readonly storage: Pick<SubmissionStorage, 'findSubmission' | 'readSubmissions' | 'noteAudit'>;
  /** Undefined: nobody may read. */
  readonly operators: Operators | undefined;
  /** Undefined: no files are kept here. */
  readonly uploads: Pick<Uploads, 'sendClaimed'> | undefined;
}

/** Gives submissions to operators, as Form.io's service does, and to nobody else. */
export async function answerRead(
  { alias, id, file }: ReadRequest,
  request: FastifyRequest,
  reply: FastifyReply,
  { storage, operators, uploads }: Reading,
): Promise<FastifyReply> {
  reply.header('cache-control', 'no-store');
  const operator = operators?.nameOf(request);
  if (operator === undefined) return reply.code(401).type('text/plain; charset=utf-8').send('Unauthorized');
  if (id !== undefined) {
    const submission = await storage.findSubmission(id);
    if (submission?.form !== alias) return reply.code(404).send({ message: 'No such submission.' });
    if (file !== undefined && uploads === undefined)
      return reply.code(404).send({ message: 'No such file.' });
    const action = file === undefined ? 'viewed' : 'downloaded';
    await storage.noteAudit(auditLine({ operator, action, form: alias, reference: submission.reference }));
    if (file !== undefined && uploads !== undefined) {
      await uploads.sendClaimed(file, submission.id, reply);
      request.log.info(
        { operator, form: alias, reference: submission.reference },
        'a file of a submission was read',
      );
      return reply;
    }
    request.log.info({ operator, form: alias, reference: submission.reference }, 'a submission was read');
    return reply.send(described(submission));
  }
  const query = parseQuery(request.query);
  if (query === undefined)
    return reply.code(400).send({
      message:
        'Known parameters are limit, skip, sort (created, -created), select, created__gte, created__gt, created__lt, created__lte and data.key.',
    });
  const { total, first, page } = await readPage(alias, query, storage);
  await storage.noteAudit(auditLine({ operator, action: 'exported', form: alias, reference: undefined }));
  request.log.info({ operator, form: alias, count: page.length }, 'submissions were read');
  const range = page.length === 0 ? '*' : `${first}-${first + page.length - 1}`;
  return reply
    .code(page.length < total ? 206 : 200)
    .headers({ 'accept-ranges': 'items', 'range-unit': 'items', 'content-range': `${range}/${total}` })
    .send(page.map((submission) => selected(described(submission), query)));
}

/** Counts first, so that only a page is in memory, whichever end comes first. */
async function readPage(alias: string, query: SubmissionQuery, storage: Reading['storage']) {
  const { limit, skip, isLatestFirst } = query;
  let total = 0;
  for await (const _ of matching(alias, query, storage)) total += 1;
  const from = isLatestFirst ? total - skip - limit : skip;
  const to = isLatestFirst ? total - skip : skip + limit;
  const page: StoredSubmission[] = [];
  let at = 0;
  if (to > 0 && from < total)
    for await (const submission of matching(alias, query, storage)) {
      if (at >= from && at < to) page.push(submission);
      at += 1;
      if (at >= to) break;
    }
  return { total, first: skip, page: isLatestFirst ? page.toReversed() : page };
}

async function* matching(alias: string, query: SubmissionQuery, storage: Reading['storage']) {
  let seen = 0;
  for await (const submission of storage.readSubmissions(alias, query.between)) {
    seen += 1;
    // Residents are served meanwhile.
    if (seen % 200 === 0) await setImmediate();
    if (query.equal.length === 0 || isEqual(dataOf(submission, false), query)) yield submission;
  }
}

/** As the answer to the submission had it: what the form protects is given to nobody. */
function described(submission: StoredSubmission): JsonObject {
  const { id, form, metadata, received } = submission;
  return {
    ...{ _id: id, form, data: dataOf(submission, false), metadata: JSON.parse(metadata) },
    created: new Date(received).toISOString(),
  };
}

/** `data.name` among the names gives that answer alone. */
function selected(submission: JsonObject, { select }: SubmissionQuery): Json {
  if (select === undefined) return submission;
  const answers = select.flatMap((name) => (name.startsWith('data.') ? [name.slice(5)] : []));
  const kept = Object.entries(submission).filter(([name]) => name === '_id' || select.includes(name));
  if (answers.length === 0 || select.includes('data')) return Object.fromEntries(kept);
  const all = isJsonObject(submission.data) ? submission.data : {};
  const data = Object.entries(all).filter(([name]) => answers.includes(name));
  return { ...Object.fromEntries(kept), data: Object.fromEntries(data) };
}
