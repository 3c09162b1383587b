import type { SentForm } from '@guichet/renderer/receipt-of-sent';
import { findReferenceNumber } from '@guichet/service-client';
import type { ReceivedSubmission } from '../flows/form-events.ts';
import type { LivePage } from './live-page.ts';

/** The sent form, as the history keeps it for the thank-you page. */
export function sentOf(page: LivePage, { metadata, sent, isChanged }: ReceivedSubmission): SentForm {
  const form = page.form();
  return {
    locale: form.locale(),
    data: form.withoutSecrets(sent),
    selectData: form.selectData?.(),
    form: { page: form.page, texts: page.texts() },
    referenceNumber: findReferenceNumber(metadata),
    receivedAt: Date.now(),
    isChanged,
  };
}
