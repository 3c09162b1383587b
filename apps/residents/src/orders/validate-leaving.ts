import { createHash } from 'node:crypto';
import type { JsonObject, Locale } from '@guichet/definition';
import type { PreparedForm, SubmissionType, Unchecked } from '@guichet/engine';
import { formVersionIn, localeIn, type Refused, timeZoneIn, type Validation } from '@guichet/form-service';
import type { SaveFault } from '@guichet/service-client';
import type { FormSource } from '../forms/form-source.ts';

/** A request to leave for another service. The caller has bounded its size and depth. */
export interface LeavingAsked {
  readonly alias: string;
  readonly data: JsonObject;
  readonly metadata: JsonObject;
  readonly key: string;
  readonly repeatWindowMs?: number | undefined;
}

export type LeavingRefused =
  | Refused
  /** A grid would have more rows than any may have. */
  | { readonly kind: 'tooManyRows' }
  | { readonly kind: 'formChanged' }
  /** There is no such form, or it is none of that type. */
  | { readonly kind: 'unknownForm' }
  | {
      readonly kind: 'failed';
      readonly fault: SaveFault;
      readonly retryAfter?: number;
      /** As of saving. */
      readonly storage?: 'full' | 'unavailable';
    };

interface LeavingFit {
  readonly kind: 'fit';
  readonly form: PreparedForm;
  readonly locale: Locale;
  readonly now: number;
  readonly timeZone: string;
}

export interface ValidationNeeds {
  readonly source: FormSource;
  readonly validate: Validation['validate'];
  readonly now: () => number;
  /** IANA name: that of answers which name none. */
  readonly timeZone: string;
  /** Hears of answers that were not checked whole. */
  readonly onUnchecked: (form: PreparedForm, unchecked: readonly Unchecked[]) => void;
}

/**
 * Validates answers that go to another service, by the version of the form that its page showed, and keeps the files
 * that they name: no submission will claim them.
 */
export async function validateLeaving(
  { alias, data, metadata, key }: LeavingAsked,
  type: SubmissionType,
  needs: ValidationNeeds,
): Promise<LeavingFit | LeavingRefused> {
  const found = await needs.source.find(alias);
  if (found.kind === 'failed') return found;
  const current = found.kind === 'found' ? found.form : undefined;
  const version = formVersionIn(metadata);
  const former = version === undefined ? current : await needs.source.findVersion(version);
  const openedForm = former?.path === alias ? former : undefined;
  const form = openedForm ?? current;
  // The posted form version is unknown: it may have had that type.
  if (form?.submissionType !== type)
    return { kind: form !== undefined && openedForm === undefined ? 'formChanged' : 'unknownForm' };
  const validationInput = {
    ...{ form, data, locale: localeIn(metadata), now: needs.now() },
    timeZone: timeZoneIn(metadata) ?? needs.timeZone,
  };
  const verdict = await needs.validate(validationInput);
  if (verdict.kind === 'tooManyRows') return verdict;
  if (verdict.kind === 'busy') return { ...verdict, kind: 'failed', fault: 'busy' };
  if (verdict.kind === 'invalid') return openedForm === undefined ? { kind: 'formChanged' } : verdict;
  const { locale, now, timeZone } = validationInput;
  if (verdict.files.length > 0) {
    const answers = { form: form.path, answers: verdict.files, locale };
    const kept = await needs.source.keepFiles(answers, ownerOf(form.path, key));
    if (kept.kind !== 'kept') return kept;
  }
  if (verdict.unchecked.length > 0) needs.onUnchecked(form, verdict.unchecked);
  return { kind: 'fit', form, locale, now, timeZone };
}

/** An opened form keeps its files through all that becomes of it: other answers, another order. */
function ownerOf(path: string, key: string): string {
  return createHash('sha256')
    .update(JSON.stringify([path, key]))
    .digest('hex');
}
