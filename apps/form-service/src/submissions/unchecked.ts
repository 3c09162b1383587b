import type { JsonObject, Locale } from '@guichet/definition';
import type { PreparedForm, ServerErrorDetail, Unchecked } from '@guichet/engine';

const refusals = {
  en: 'This form asks for checks that cannot be made at the moment, so it cannot be received. Please contact the City.',
  fr: 'Ce formulaire demande des vérifications qui ne peuvent pas être faites en ce moment; il ne peut donc pas être reçu. Veuillez communiquer avec la Ville.',
} as const satisfies Readonly<Record<Locale, string>>;

/** Why a submission is not stored whose form (`settings.refuseUnchecked`) asks for every rule to have run. */
export function refusalOfUnchecked(
  { settings }: PreparedForm,
  unchecked: readonly Unchecked[],
  locale: Locale,
): ServerErrorDetail | undefined {
  if (unchecked.length === 0 || settings.refuseUnchecked !== true) return undefined;
  return {
    type: 'any.unchecked',
    path: [],
    message: refusals[locale],
    level: 'error',
    context: { validator: 'unchecked' },
  };
}

/** The metadata with what could not be checked, which nobody but us may say. */
export function withUnchecked(
  { unchecked: _, ...metadata }: JsonObject,
  unchecked: readonly Unchecked[],
): JsonObject {
  return unchecked.length === 0 ? metadata : { ...metadata, unchecked: unchecked.map((one) => ({ ...one })) };
}
