import { createHash, randomBytes } from 'node:crypto';
import { isLocale, type JsonObject } from '@guichet/definition';
import type { PreparedForm, ServerErrorDetail } from '@guichet/engine';
import { versionOf } from '@guichet/engine/prepare';
import type { FormCatalogue } from '../catalogue/form-catalogue.ts';
import type { StoredSubmission, SubmissionStorage } from '../storage/storage.ts';
import { judgeSubmission } from './judge-submission.ts';
import { createReferenceNumber } from './reference-number.ts';

export interface SubmissionRequest {
  readonly alias: string;
  readonly data: JsonObject;
  readonly metadata: JsonObject;
  readonly key: string | undefined;
  readonly repeatWindowMs: number | undefined;
}

export interface SubmissionAnswer {
  readonly _id: string;
  readonly form: string;
  readonly data: JsonObject;
  readonly metadata: JsonObject;
  readonly created: string;
}

export type SaveResult =
  | { readonly kind: 'saved'; readonly answer: SubmissionAnswer }
  | { readonly kind: 'unknownForm' }
  | { readonly kind: 'invalid'; readonly details: readonly ServerErrorDetail[] }
  | { readonly kind: 'keyReused'; readonly referenceNumber: string }
  | { readonly kind: 'formChanged' };

export interface Saving {
  readonly catalogue: FormCatalogue;
  readonly storage: SubmissionStorage;
  readonly timeZone: string;
}

/** Judges a submission by the version of the form that it was made with, and stores it once for its key. */
export async function saveSubmission(request: SubmissionRequest, saving: Saving): Promise<SaveResult> {
  const { catalogue, storage } = saving;
  const current = catalogue.current(request.alias);
  if (current === undefined) return { kind: 'unknownForm' };
  const now = Date.now();
  const dataHash = createHash('sha256').update(versionOf(request.data)).digest('hex');
  const { key, repeatWindowMs } = request;
  if (key !== undefined) {
    const since = repeatWindowMs === undefined ? 0 : now - repeatWindowMs;
    const earlier = await storage.findByKey(current.path, key, since);
    if (earlier !== undefined) return repeatOf(earlier, dataHash, saving);
  }
  const asked = request.metadata.formVersion;
  const form = typeof asked === 'string' ? await versionFor(asked, current, catalogue) : current;
  const locale = isLocale(request.metadata.language) ? request.metadata.language : 'en';
  const timeZone = timeZoneOf(request.metadata) ?? saving.timeZone;
  const verdict = judgeSubmission({ form: form ?? current, data: request.data, locale, now, timeZone });
  if (verdict.kind === 'invalid') return form === undefined ? { kind: 'formChanged' } : verdict;
  return store(
    { request, form: form ?? current, data: verdict.data, answer: verdict.answer, dataHash, now },
    saving,
  );
}

interface Judged {
  readonly request: SubmissionRequest;
  readonly form: PreparedForm;
  readonly data: JsonObject;
  readonly answer: JsonObject;
  readonly dataHash: string;
  readonly now: number;
}

/** A collision of reference numbers is next to impossible; this many in a row are. */
const mostTries = 5;

async function store(
  { request, form, data, answer, dataHash, now }: Judged,
  saving: Saving,
): Promise<SaveResult> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const reference = createReferenceNumber();
    const metadata = {
      ...request.metadata,
      referenceNumber: reference,
      received: new Date(now).toISOString(),
    };
    const submission: StoredSubmission = {
      id: randomBytes(12).toString('hex'),
      form: form.path,
      version: form.version,
      key: request.key,
      dataHash,
      reference,
      data: JSON.stringify(data),
      metadata: JSON.stringify(metadata),
      received: now,
    };
    const outcome = await saving.storage.storeSubmission(submission, request.repeatWindowMs);
    if (outcome.kind === 'stored') return { kind: 'saved', answer: answerOf(submission, answer, metadata) };
    if (outcome.kind === 'keyTaken') return repeatOf(outcome.submission, dataHash, saving);
  }
  throw new Error(`No free reference number in ${mostTries} tries: is the source of randomness broken?`);
}

/** The same answer for the same data; other data under the same key is refused. */
async function repeatOf(
  earlier: StoredSubmission,
  dataHash: string,
  { catalogue }: Saving,
): Promise<SaveResult> {
  if (earlier.dataHash !== dataHash) return { kind: 'keyReused', referenceNumber: earlier.reference };
  const data: JsonObject = JSON.parse(earlier.data);
  const metadata: JsonObject = JSON.parse(earlier.metadata);
  const form = await catalogue.version(earlier.version);
  const verdict =
    form && judgeSubmission({ form, data, locale: 'en', now: earlier.received, timeZone: 'UTC' });
  return {
    kind: 'saved',
    answer: answerOf(earlier, verdict?.kind === 'valid' ? verdict.answer : {}, metadata),
  };
}

function answerOf(
  { id, form, received }: StoredSubmission,
  data: JsonObject,
  metadata: JsonObject,
): SubmissionAnswer {
  return { _id: id, form, data, metadata, created: new Date(received).toISOString() };
}

/** The version that a page was opened with, if it was one of this form's; undefined when nobody knows it. */
async function versionFor(
  asked: string,
  current: PreparedForm,
  catalogue: FormCatalogue,
): Promise<PreparedForm | undefined> {
  if (asked === current.version) return current;
  const version = await catalogue.version(asked);
  return version?.path === current.path ? version : undefined;
}

function timeZoneOf({ timezone }: JsonObject): string | undefined {
  if (typeof timezone !== 'string' || timezone.length > 64) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: timezone }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
