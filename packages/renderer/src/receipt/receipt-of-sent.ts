import type { JsonObject, Locale } from '@guichet/definition';
import { createForm, type FormParts, type PageForm, type Texts } from '@guichet/engine';
import { formatInstant } from '@guichet/engine/formats';
import { answersOf } from '@guichet/fields/answers';
import { restoreNames } from '@guichet/fields/choices';
import { textLanguage } from '../text-language.ts';
import { formTitle, titleLanguage } from './form-title.ts';
import { nextStepsOf } from './next-steps.ts';
import type { ShownReceipt } from './shown-receipt.ts';
import { thankYouText } from './thank-you-messages.ts';

/** A form that was received. */
export interface SentForm {
  readonly locale: Locale;
  readonly data: JsonObject;
  /** Names of chosen items from sources elsewhere. */
  readonly selectData?: JsonObject | undefined;
  /** The address of the script that notifies the mailing list of a subscription. It has answers in it. */
  readonly listUrl?: string | undefined;
  /** The form's definition, as prepared, and its texts in that language. */
  readonly form: { readonly page: PageForm; readonly texts: Texts };
  readonly referenceNumber: string | undefined;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
  /** Answers were changed while it was sent: the changes are not among these. */
  readonly isChanged?: boolean | undefined;
}

/** The receipt of what was sent from this browser, in words. `timeZone`: the city's, an IANA name. */
export function receiptOfSent(sent: SentForm, parts: FormParts, timeZone: string): ShownReceipt {
  const { locale, data, selectData, form, referenceNumber, receivedAt, isChanged } = sent;
  const formInstance = createForm(form.page, {
    ...parts,
    locale,
    texts: form.texts,
    submission: data,
    environment: {
      now: receivedAt,
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      seed: 0,
    },
  });
  restoreNames(formInstance, selectData);
  const answers = answersOf(formInstance.fields);
  formInstance.dispose();
  return {
    formTitle: formTitle(form.page, form.texts, locale),
    titleLang: titleLanguage(form.page, locale),
    lang: textLanguage(form.page, locale),
    when: formatInstant(receivedAt, locale, timeZone),
    referenceNumber,
    nextSteps: nextStepsOf(form.texts),
    answers,
    ...(isChanged && { note: thankYouText(locale, 'changedSince') }),
  };
}
