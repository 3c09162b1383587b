import type { JsonObject, Locale } from '@guichet/definition';
import { createForm, type PreparedForm, type ServerErrorDetail, textsOf } from '@guichet/engine';
import { whole } from '@guichet/fields/whole';

export interface Judging {
  readonly form: PreparedForm;
  readonly data: JsonObject;
  /** The language of the sentences. */
  readonly locale: Locale;
  readonly now: number;
  readonly timeZone: string;
}

export type Verdict =
  | { readonly kind: 'invalid'; readonly details: readonly ServerErrorDetail[] }
  /** What is stored, and the part of it that may be given back. */
  | { readonly kind: 'valid'; readonly data: JsonObject; readonly answer: JsonObject };

/** Judges a submission by the same engine, to the same fix-point, as the page did. */
export function judgeSubmission({ form, data, locale, now, timeZone }: Judging): Verdict {
  const living = createForm(form, {
    ...whole,
    locale,
    texts: textsOf(form, locale),
    environment: { now, timeZone, seed: 0 },
    submission: data,
    absentStaysAbsent: true,
  });
  try {
    const details = living.failureDetails();
    if (details.length > 0) return { kind: 'invalid', details };
    return { kind: 'valid', data: living.storedData(), answer: living.returnedData() };
  } finally {
    living.dispose();
  }
}
