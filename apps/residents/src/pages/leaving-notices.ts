import type { InEveryLocale, Locale } from '@guichet/definition';
import { orderNumber, paymentTexts } from './leaving-messages.ts';
import type { PaymentResult } from './page-data.ts';
import type { ShownNotice } from './shown-notice.ts';

type Text = InEveryLocale<string>;

interface NoticeTexts {
  readonly title: Text;
  readonly lines: readonly Text[];
  readonly reference?: string | undefined;
  readonly button?: Text;
}

/** A notice about leaving the form, or about coming back to it. */
export function leavingNotice(
  { title, lines, reference, button }: NoticeTexts,
  onResume?: () => void,
): ShownNotice {
  return {
    kind: 'left',
    word: (locale: Locale) => ({
      title: title[locale],
      lines: [
        ...lines.map((line) => line[locale]),
        ...(reference === undefined ? [] : [orderNumber[locale](reference)]),
      ],
      button: button?.[locale],
    }),
    ...(onResume && { onResume }),
  };
}

/** The notice after the payment gateway led back to the form. */
export function returnedNotice(
  result: PaymentResult,
  { reference, isKept }: { readonly reference: string | undefined; readonly isKept: boolean },
): ShownNotice {
  const { [`${result}Title` as const]: title, [`${result}Text` as const]: text } = paymentTexts;
  const answers = paymentTexts[isKept ? 'answersKept' : 'answersGone'];
  return leavingNotice({ title, lines: [text, ...(result === 'paid' ? [] : [answers])], reference });
}
