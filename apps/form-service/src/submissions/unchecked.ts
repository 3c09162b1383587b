import type { JsonObject, Locale } from '@guichet/definition';
import type { PreparedForm, ServerErrorDetail, Unchecked } from '@guichet/engine';
import { withoutServiceKeys } from './metadata.ts';

const refusals = {
  en: 'This form needs checks that we cannot make at the moment, so we cannot receive it. Please contact the City.',
  fr: 'Ce formulaire exige des vérifications que nous ne pouvons pas faire en ce moment; nous ne pouvons donc pas le recevoir. Veuillez communiquer avec la Ville.',
} as const satisfies Readonly<Record<Locale, string>>;

const budgetRefusals = {
  en: 'With these answers, this form takes too long to check, so we cannot receive it. Please contact the City.',
  fr: 'Avec ces réponses, ce formulaire est trop long à vérifier; nous ne pouvons donc pas le recevoir. Veuillez communiquer avec la Ville.',
} as const satisfies Readonly<Record<Locale, string>>;

/**
 * Why a submission is never stored for which code took more work than it may, by its steps or by the clock: else data
 * could be made to skip a rule.
 */
export function refusalOfExceededBudget(
  unchecked: readonly Unchecked[],
  locale: Locale,
): ServerErrorDetail | undefined {
  if (!unchecked.some(({ reason }) => reason === 'spent' || reason === 'timedOut')) return undefined;
  return budgetRefusal(locale);
}

/** Of a submission that asks for more work than it may. */
export function budgetRefusal(locale: Locale): ServerErrorDetail {
  return refusalOf('spent', budgetRefusals[locale]);
}

/** Whether only the clock ended code, which may come to its end at another time; steps are the same each time. */
export function isTimedOut(unchecked: readonly Unchecked[]): boolean {
  const reasons = unchecked.map(({ reason }) => reason);
  return reasons.includes('timedOut') && !reasons.includes('spent');
}

/** Why a submission is not stored whose form (`settings.refuseUnchecked`) asks for every rule to have run. */
export function refusalOfUnchecked(
  { settings }: PreparedForm,
  unchecked: readonly Unchecked[],
  locale: Locale,
): ServerErrorDetail | undefined {
  if (unchecked.length === 0 || settings.refuseUnchecked !== true) return undefined;
  return refusalOf('unchecked', refusals[locale]);
}

/** Of the whole submission, and no field of it. */
function refusalOf(validator: string, message: string): ServerErrorDetail {
  return { type: `any.${validator}`, path: [], message, level: 'error', context: { validator } };
}

/**
 * The metadata with what could not be checked, and which files no scanner has seen. Fields that only the service may
 * set are removed from the submission.
 */
export function withUnchecked(
  sent: JsonObject,
  unchecked: readonly Unchecked[],
  unscanned: readonly string[],
): JsonObject {
  return {
    ...withoutServiceKeys(sent),
    ...(unchecked.length > 0 && { unchecked: unchecked.map((uncheckedRule) => ({ ...uncheckedRule })) }),
    ...(unscanned.length > 0 && { unscanned }),
  };
}
