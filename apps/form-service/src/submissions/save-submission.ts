import { randomBytes } from 'node:crypto';
import type { JsonObject } from '@guichet/definition';
import type { PreparedForm, ServerErrorDetail, Unchecked } from '@guichet/engine';
import { versionOf } from '@guichet/engine/prepare';
import type { FormCatalogue } from '../catalogue/form-catalogue.ts';
import type { StoredSubmission, SubmissionStorage } from '../storage/storage.ts';
import { judgeSubmission, type Verdict } from './judge-submission.ts';
import { formVersionIn, localeIn, timeZoneIn } from './metadata.ts';
import { withUnchecked } from './unchecked.ts';

export interface SubmissionRequest {
  readonly alias: string;
  readonly data: JsonObject;
  /** `language`, `timezone` and `formVersion` have a meaning; the rest is kept as it is. */
  readonly metadata: JsonObject;
  /** The same key with the same data is one submission. Without a key each request is its own. */
  readonly key: string | undefined;
  /** How long the key counts, in milliseconds; undefined: for ever. */
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
  readonly createReference: () => string;
  readonly onUnchecked: ((news: UncheckedNews) => void) | undefined;
}

/** Something was stored that could not be checked whole. No word of what a resident wrote. */
export interface UncheckedNews {
  /** The alias. */
  readonly form: string;
  readonly version: string;
  readonly unchecked: readonly Unchecked[];
}

/**
 * Judges a submission by the version of the form that it was made with, even when the form is served no more,
 * and stores it once for its key.
 */
export async function saveSubmission(request: SubmissionRequest, saving: Saving): Promise<SaveResult> {
  const { catalogue, storage } = saving;
  const { data, metadata, key, repeatWindowMs } = request;
  const alias = request.alias.trim().toLowerCase();
  const current = catalogue.current(alias);
  const asked = formVersionIn(metadata);
  const own = asked === undefined ? current : await versionFor(asked, alias, catalogue);
  // A page that was opened while the form was served may still be sent.
  const form = own ?? current;
  if (form === undefined) return { kind: 'unknownForm' };
  const now = Date.now();
  const dataHash = versionOf(data);
  if (key !== undefined) {
    const since = repeatWindowMs === undefined ? 0 : now - repeatWindowMs;
    const earlier = await storage.findByKey(alias, key, since);
    if (earlier !== undefined) return repeatOf(earlier, dataHash);
  }
  const timeZone = timeZoneIn(metadata) ?? saving.timeZone;
  const verdict = judgeSubmission({ form, data, locale: localeIn(metadata), now, timeZone });
  if (verdict.kind === 'invalid') return own === undefined ? { kind: 'formChanged' } : verdict;
  return store({ request, form, verdict, dataHash, now }, saving);
}

interface Judged {
  readonly request: SubmissionRequest;
  readonly form: PreparedForm;
  readonly verdict: Verdict & { readonly kind: 'valid' };
  readonly dataHash: string;
  readonly now: number;
}

/** One collision of reference numbers is next to impossible: this many in a row are a fault. */
const mostTries = 5;

async function store(judged: Judged, { storage, createReference, onUnchecked }: Saving): Promise<SaveResult> {
  const { request, form, verdict, dataHash, now } = judged;
  const { unchecked, unique } = verdict;
  const data = JSON.stringify(verdict.data);
  const returned = JSON.stringify(verdict.answer);
  for (let tries = 0; tries < mostTries; tries += 1) {
    const reference = createReference();
    const submission: StoredSubmission = {
      id: randomBytes(12).toString('hex'),
      form: form.path,
      version: form.version,
      key: request.key,
      dataHash,
      reference,
      data,
      returned: returned === data ? undefined : returned,
      metadata: JSON.stringify({
        ...withUnchecked(request.metadata, unchecked),
        referenceNumber: reference,
        received: new Date(now).toISOString(),
      }),
      received: now,
    };
    const outcome = await storage.storeSubmission(submission, request.repeatWindowMs, unique);
    switch (outcome.kind) {
      case 'stored':
        if (unchecked.length > 0) onUnchecked?.({ form: form.path, version: form.version, unchecked });
        return { kind: 'saved', answer: answerOf(submission) };
      case 'keyTaken':
        return repeatOf(outcome.submission, dataHash);
      case 'notUnique': {
        const taken = unique.filter(({ path }) => outcome.paths.includes(path));
        return { kind: 'invalid', details: taken.map(({ refusal }) => refusal) };
      }
    }
  }
  throw new Error(`No free reference number in ${mostTries} tries: is the source of randomness broken?`);
}

/** The same answer for the same data; other data under the same key is refused. */
function repeatOf(earlier: StoredSubmission, dataHash: string): SaveResult {
  if (earlier.dataHash !== dataHash) return { kind: 'keyReused', referenceNumber: earlier.reference };
  return { kind: 'saved', answer: answerOf(earlier) };
}

function answerOf({ id, form, data, returned, metadata, received }: StoredSubmission): SubmissionAnswer {
  return {
    _id: id,
    form,
    data: JSON.parse(returned ?? data),
    metadata: JSON.parse(metadata),
    created: new Date(received).toISOString(),
  };
}

/** The version that a page was opened with, if it was one of this form's; undefined when nobody knows it. */
async function versionFor(
  asked: string,
  alias: string,
  catalogue: FormCatalogue,
): Promise<PreparedForm | undefined> {
  const version = await catalogue.version(asked);
  return version?.path === alias ? version : undefined;
}
