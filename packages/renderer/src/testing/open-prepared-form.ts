import type { JsonObject, Locale } from '@guichet/definition';
import { createForm, type Form, textsOf } from '@guichet/engine';
import { everyPart } from '@guichet/fields/every-part';
import { models } from '@guichet/fields/models';
import { prepareForm } from '@guichet/prepare';

/** A form instance of a definition. Throws when it cannot be one. */
export function openPreparedForm(
  definition: JsonObject,
  submission: JsonObject = {},
  locale: Locale = 'en',
): Form {
  const prepared = prepareForm(definition, { models });
  if (prepared.kind !== 'prepared') throw new Error(JSON.stringify(prepared.problems));
  return createForm(prepared.form, {
    ...everyPart,
    locale,
    texts: textsOf(prepared.form, locale),
    submission,
    environment: { now: 0, timeZone: 'America/Toronto', seed: 0 },
  });
}
