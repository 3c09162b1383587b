import { setTimeout as pause } from 'node:timers/promises';
import type { JsonObject } from '@guichet/definition';
import type { PreparedForm, Unchecked } from '@guichet/engine';
import type { FormCatalogue } from '../catalogue/form-catalogue.ts';
import { deliveriesOf } from '../delivery/deliveries-of.ts';
import { checkChoices } from '../sources/check-choices.ts';
import type { FormSources } from '../sources/create-sources.ts';
import type { Deletion } from '../storage/deletions.ts';
import type { NewDelivery } from '../storage/outbox.ts';
import type { StoredSubmission, SubmissionStorage } from '../storage/storage.ts';
import { StorageError } from '../storage/storage-error.ts';
import type { CheckedFiles } from '../uploads/check-files.ts';
import type { Uploads } from '../uploads/uploads.ts';
import type { Validation } from './create-validation.ts';
import { hasSameAnswers } from './has-same-answers.ts';
import { hashOfData } from './hash-of-data.ts';
import { formVersionIn, localeIn, timeZoneIn } from './metadata.ts';
import { putPartsBack } from './put-parts-back.ts';
import { type Refused, refused } from './refused.ts';
import { createSubmissionId } from './submission-id.ts';
import { namesIn, type Parted, takeOutParts, uncheckedIn } from './take-out-parts.ts';
import { refusalOfUnchecked, withUnchecked } from './unchecked.ts';
import type { Verdict } from './validate-submission.ts';

// Over 300 lines because storing, and answering a repeat as the first was answered, are one thing in two places.

export interface SubmissionRequest {
  readonly alias: string;
  readonly data: JsonObject;
  /** `language`, `timezone` and `formVersion` have a meaning; the rest is kept as it is. */
  readonly metadata: JsonObject;
  /** The same key with the same data is one submission. Without a key each request is its own. */
  readonly key: string | undefined;
  /** The key is made of all that was sent: under it there is no other data. */
  readonly isNamedByKey?: true;
  /** How long the key counts, in milliseconds; undefined: for ever. */
  readonly repeatWindowMs: number | undefined;
  /** The resident, as a keyed hash, for limits: made where it is needed, for it takes a while. */
  readonly sender?: (() => string) | undefined;
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
  | Refused
  /** A grid would have more rows than any may have. */
  | { readonly kind: 'tooManyRows' }
  /** Nothing was done: it may be sent again in so many seconds. */
  | { readonly kind: 'busy'; readonly retryAfter: number }
  | { readonly kind: 'keyReused'; readonly referenceNumber: string }
  /** It was received under this key, and deleted since: its time was over, or somebody asked for it. */
  | { readonly kind: 'deleted'; readonly referenceNumber: string }
  | { readonly kind: 'formChanged' };

export interface Saving {
  readonly catalogue: FormCatalogue;
  readonly storage: SubmissionStorage;
  readonly validate: Validation['validate'];
  readonly timeZone: string;
  readonly createReference: () => string;
  readonly onUnchecked: ((events: UncheckedEvent) => void) | undefined;
  /** Undefined: nothing is uploaded here, and what a submission says of files is kept as it is. */
  readonly uploads: Uploads | undefined;
  /** Undefined: nobody asks for choices that stand elsewhere, and what was chosen of them is not checked. */
  readonly sources: FormSources | undefined;
  /** Undefined: nothing is delivered. */
  readonly delivery: SavedDelivery | undefined;
}

/** Deliveries, as far as storing goes. */
export interface SavedDelivery {
  /** Mail can be sent. */
  readonly sendsReceipts: boolean;
  /** Hears which destinations a stored submission waits for. Must return at once: the resident waits. */
  readonly onEnqueued: (form: string, destinations: readonly string[]) => void;
}

/** Something was stored that could not be checked whole. No word of what a resident wrote. */
export interface UncheckedEvent {
  /** The alias. */
  readonly form: string;
  readonly version: string;
  readonly unchecked: readonly Unchecked[];
}

/** How long a repeat is looked for after storing failed, in milliseconds. */
const maxLookMs = 1_000;

/**
 * Validates a submission by the version of the form that it was made with, even when the form is no longer served, and
 * stores it once for its key. A repeat is seen as it is stored; one that no longer fits the form is looked for.
 */
export async function saveSubmission(request: SubmissionRequest, saving: Saving): Promise<SaveResult> {
  const { catalogue, storage } = saving;
  const { data, metadata } = request;
  const alias = request.alias.trim().toLowerCase();
  const current = catalogue.current(alias);
  const asked = formVersionIn(metadata);
  const askedForm = asked === undefined ? current : await versionFor(asked, alias, catalogue);
  // A page that was opened while the form was served may still be sent.
  const form = askedForm ?? current;
  if (form === undefined) return { kind: 'unknownForm' };
  const now = Date.now();
  const dataHash = hashOfData(data);
  const findRepeat = () => repeatUnderKey({ request, alias, dataHash, now }, storage);
  try {
    const result = await validateAndStore(
      { request, form, isAskedVersion: askedForm !== undefined, dataHash, now },
      saving,
    );
    return mayBeRepeat(result) ? ((await findRepeat()) ?? result) : result;
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    // A stored one is answered also while nothing can be stored. If it cannot be read, nobody waits for that again.
    const repeat = await Promise.race([
      findRepeat().catch(() => undefined),
      pause(maxLookMs, undefined, { ref: false }),
    ]);
    if (repeat === undefined) throw error;
    return repeat;
  }
}

interface RepeatLook {
  readonly request: SubmissionRequest;
  readonly alias: string;
  readonly dataHash: string;
  readonly now: number;
}

async function repeatUnderKey(
  { request: { key, isNamedByKey, repeatWindowMs }, alias, dataHash, now }: RepeatLook,
  storage: SubmissionStorage,
): Promise<SaveResult | undefined> {
  if (key === undefined) return undefined;
  const since = repeatWindowMs === undefined ? 0 : now - repeatWindowMs;
  const { submission, deletion } = await storage.findEarlier({ form: alias, key, since });
  if (submission !== undefined)
    return repeatOf(submission, isNamedByKey === true || submission.dataHash === dataHash);
  return deletion && deletedAs(deletion);
}

/** It was refused before anything was looked for under its key. */
function mayBeRepeat({ kind }: SaveResult): boolean {
  return kind === 'invalid' || kind === 'formChanged' || kind === 'tooManyRows' || kind === 'busy';
}

interface ReceivedSubmission {
  readonly request: SubmissionRequest;
  readonly form: PreparedForm;
  /** The form is the version that it was made with. */
  readonly isAskedVersion: boolean;
  readonly dataHash: string;
  readonly now: number;
}

async function validateAndStore(received: ReceivedSubmission, saving: Saving): Promise<SaveResult> {
  const { request, form, isAskedVersion, now } = received;
  const { data, metadata } = request;
  const timeZone = timeZoneIn(metadata) ?? saving.timeZone;
  const locale = localeIn(metadata);
  const validated = await saving.validate({ form, data, locale, now, timeZone });
  if (validated.kind === 'tooManyRows' || validated.kind === 'busy') return validated;
  if (validated.kind === 'invalid') return isAskedVersion ? validated : { kind: 'formChanged' };
  const choices = await checkChoices(form, validated.choices, metadata, saving.sources);
  if (choices.details.length > 0) return refused(choices.details);
  const refusal = refusalOfUnchecked(form, choices.unchecked, locale);
  if (refusal !== undefined) return refused([refusal]);
  const verdict = { ...validated, unchecked: [...validated.unchecked, ...choices.unchecked] };
  const files = await saving.uploads?.checkFiles(form.path, verdict.files, locale);
  if (files?.kind === 'refused') return refused(files.details);
  const { parts: found, answer } = verdict;
  const taken = { found, data: verdict.data, answer, sent: data, version: form.version };
  const parted = await takeOutParts(taken, saving);
  return store({ ...received, verdict, parted, files }, saving);
}

interface ValidatedSubmission extends ReceivedSubmission {
  readonly verdict: Verdict & { readonly kind: 'valid' };
  readonly parted: Parted;
  readonly files: (CheckedFiles & { readonly kind: 'fit' }) | undefined;
}

/** One collision of reference numbers is next to impossible: this many in a row are a fault. */
const maxAttempts = 5;

async function store(
  validated: ValidatedSubmission,
  { catalogue, storage, createReference, onUnchecked, delivery }: Saving,
): Promise<SaveResult> {
  const { request, form, verdict, files, dataHash, parted } = validated;
  const { unchecked } = verdict;
  const { claims = [] } = files ?? {};
  const ids = claims.map(({ id }) => id);
  const unique = parted.placed(verdict.unique);
  for (let tries = 0; tries < maxAttempts; tries += 1) {
    const { submission, parts, answer } = written(validated, createReference);
    const deliveries: NewDelivery[] = [];
    const partsById = new Map(parts.map((part) => [part.id, part]));
    if (delivery !== undefined) {
      const { sendsReceipts } = delivery;
      for (const stored of [submission, ...parts]) {
        const definition = await catalogue.definition(stored.version);
        const whole = putPartsBack(stored, partsById);
        const sent = { submission: whole, definition, sender: request.sender, sendsReceipts };
        deliveries.push(...deliveriesOf(sent));
      }
    }
    const outcome = await storage.storeSubmission(
      ...([submission, request.repeatWindowMs, unique, ids, parts, deliveries] as const),
    );
    switch (outcome.kind) {
      case 'stored':
        if (deliveries.length > 0)
          delivery?.onEnqueued(
            form.path,
            deliveries.map(({ destination }) => destination),
          );
        if (unchecked.length > 0) onUnchecked?.({ form: form.path, version: form.version, unchecked });
        return { kind: 'saved', answer };
      case 'keyTaken': {
        const { submission: earlier } = outcome;
        const isRepeat =
          request.isNamedByKey === true ||
          earlier.dataHash === dataHash ||
          hasSameAnswers(parted.data, JSON.parse(earlier.data), verdict.computed);
        return repeatOf(earlier, isRepeat);
      }
      case 'keyDeleted':
        return deletedAs(outcome.deletion);
      case 'notUnique': {
        const taken = unique.filter(({ path }) => outcome.paths.includes(path));
        return refused(taken.map(({ refusal }) => refusal));
      }
      case 'uploadsTaken': {
        const taken = claims.filter(({ id }) => outcome.ids.includes(id));
        return refused(taken.map((claim) => claim.refusal()));
      }
    }
  }
  throw new Error(`No free reference number in ${maxAttempts} tries: is the source of randomness broken?`);
}

/** The submission and its parts as they are kept, each with a number of its own, and the answer to the sender. */
interface Written {
  readonly submission: StoredSubmission;
  readonly parts: readonly StoredSubmission[];
  readonly answer: SubmissionAnswer;
}

function written(
  { request, form, verdict, parted, files, dataHash, now }: ValidatedSubmission,
  createReference: () => string,
): Written {
  const { unchecked } = verdict;
  const received = new Date(now).toISOString();
  const [id, reference] = [createSubmissionId(), createReference()];
  const partOf = { form: form.path, _id: id, referenceNumber: reference };
  const parts = parted.parts.map((part): StoredSubmission => {
    const partReference = createReference();
    const { formVersion: _, selectData: all, ...sent } = request.metadata;
    const selectData = namesIn(part, all);
    const metadata = withUnchecked(sent, uncheckedIn(part, unchecked), []);
    return {
      ...{ id: part.id, form: part.form, version: part.version, key: undefined },
      ...{ dataHash: hashOfData(part.data), reference: partReference, received: now },
      ...kept(part.data, part.answer),
      metadata: JSON.stringify({
        ...{ ...metadata, ...(selectData && { selectData }) },
        ...{ referenceNumber: partReference, received, partOf },
      }),
    };
  });
  const answer = parted.answer(({ id: partId }) => {
    const storedPart = parts.find((part) => part.id === partId);
    return storedPart === undefined ? {} : { metadata: JSON.parse(storedPart.metadata), created: received };
  });
  const metadata = {
    ...withUnchecked(request.metadata, unchecked, files?.unscanned ?? []),
    referenceNumber: reference,
    received,
  };
  const submission = {
    ...{ id, form: form.path, version: form.version, key: request.key, dataHash, reference, received: now },
    ...kept(parted.data, answer),
    metadata: JSON.stringify(metadata),
  };
  return {
    submission,
    parts,
    answer: { _id: id, form: form.path, data: answer, metadata, created: received },
  };
}

/** The text to store, and the text to return where it differs. */
function kept(data: JsonObject, answer: JsonObject): Pick<StoredSubmission, 'data' | 'returned'> {
  const stored = JSON.stringify(data);
  const returned = answer === data ? stored : JSON.stringify(answer);
  return { data: stored, returned: returned === stored ? undefined : returned };
}

/** The same answer for the same data; other data under the same key is refused. */
function repeatOf(earlier: StoredSubmission, isRepeat: boolean): SaveResult {
  return isRepeat
    ? { kind: 'saved', answer: answerOf(earlier) }
    : { kind: 'keyReused', referenceNumber: earlier.reference };
}

function deletedAs({ reference }: Deletion): SaveResult {
  return { kind: 'deleted', referenceNumber: reference };
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
