import { createForm, type FormParts } from '@guichet/engine';
import { formatInstant } from '@guichet/engine/formats';
import { answersOf } from '@guichet/fields/answers';
import { restoreNames } from '@guichet/fields/choices';
import { formTitle } from '../pages/form-title.ts';
import type { ShownReceipt } from '../pages/page-data.ts';
import type { Site } from '../pages/site.ts';
import { nextStepsOf } from '../receipt/next-steps.ts';
import type { SentForm } from './history-entry.ts';

/** The receipt of what was sent from this browser, in words. */
export function receiptOfSent(sent: SentForm, parts: FormParts, site: Site): ShownReceipt {
  const { locale, data, selectData, form, referenceNumber, receivedAt } = sent;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const formInstance = createForm(form.page, {
    ...parts,
    locale,
    texts: form.texts,
    submission: data,
    environment: { now: receivedAt, timeZone, seed: 0 },
  });
  restoreNames(formInstance, selectData);
  const answers = answersOf(formInstance.fields);
  formInstance.dispose();
  return {
    formTitle: formTitle(form.page, form.texts, locale),
    when: formatInstant(receivedAt, locale, site.timeZone),
    referenceNumber,
    nextSteps: nextStepsOf(form.texts),
    answers,
  };
}
