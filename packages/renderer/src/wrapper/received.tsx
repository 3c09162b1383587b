import type { Locale } from '@guichet/definition';
import type { Form, Texts } from '@guichet/engine';
import { findReferenceNumber } from '@guichet/service-client';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ReceiptBox } from '../receipt/receipt-box.tsx';
import { receiptOfSent } from '../receipt/receipt-of-sent.ts';
import { receivedTitle } from '../receipt/received-title.ts';
import type { ReceiptCommands } from '../receipt/shown-receipt.ts';
import { SubscriptionBox } from '../receipt/subscription-box.tsx';
import { thankYouText } from '../receipt/thank-you-messages.ts';
import '../review/style.css';
import '../receipt/style.css';
import type { FoundForm } from './find-form.ts';
import type { SendOutcome } from './send-form.ts';

/** A form that our site received. */
export interface ReceivedProps {
  readonly form: Form;
  readonly found: FoundForm;
  /** In the language that the host asks for now. */
  readonly texts: { readonly locale: Locale; readonly texts: Texts };
  readonly outcome: Extract<SendOutcome, { kind: 'saved' }>;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
}

/** The residents' thank-you page in the form's place; its heading takes the focus. */
export function Received({ form, found, texts: { locale, texts }, outcome, receivedAt }: ReceivedProps) {
  const receipt = useMemo(
    () =>
      receiptOfSent(
        {
          ...{ locale, receivedAt, form: { page: form.page, texts } },
          data: form.withoutSecrets(outcome.sent.data),
          selectData: outcome.sent.selectData,
          isChanged: outcome.sent.isChanged,
          referenceNumber: findReferenceNumber(outcome.metadata),
        },
        found.parts,
        found.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
      ),
    [form, found, locale, texts, outcome, receivedAt],
  );
  const { subscriptionUrl } = outcome;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const [note, setNote] = useState('');
  const commands = useMemo<ReceiptCommands>(
    () => ({
      copy(text) {
        // The clipboard is missing where a page came over plain HTTP, and refused in some frames.
        Promise.resolve()
          .then(() => navigator.clipboard.writeText(text))
          .then(
            () => setNote(thankYouText(locale, 'copied')),
            () => setNote(thankYouText(locale, 'copyFailed')),
          );
      },
      print: () => window.print(),
    }),
    [locale],
  );
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="g-received">
        {receivedTitle[locale]}
      </h2>
      {subscriptionUrl !== undefined && (
        <SubscriptionBox
          locale={locale}
          subscription={{
            ...{ url: subscriptionUrl, frame: `${found.site?.url}/frames/mailing-list` },
            state: 'new',
            onNotified: () => undefined,
            onConfirmed: () => undefined,
          }}
        />
      )}
      <ReceiptBox {...{ locale, receipt, commands, idPrefix: form.idPrefix }} />
      <p role="status">{note}</p>
    </>
  );
}
