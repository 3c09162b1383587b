import type { Locale } from '@guichet/definition';
import { leavingMessages, orderNumber } from './leaving-messages.ts';
import type { PaymentResult } from './page-data.ts';
import type { ShownNotice } from './shown-notice.ts';

type MessageName = keyof typeof leavingMessages;

interface Words {
  readonly title: MessageName;
  readonly lines: readonly MessageName[];
  readonly reference?: string | undefined;
  readonly button?: MessageName;
}

/** A notice about leaving the form, or about coming back to it. */
export function leavingNotice(
  { title, lines, reference, button }: Words,
  onResume?: () => void,
): ShownNotice {
  const say = (locale: Locale) => (name: MessageName) => leavingMessages[name][locale];
  return {
    kind: 'left',
    word: (locale) => ({
      title: say(locale)(title),
      lines: [
        ...lines.map(say(locale)),
        ...(reference === undefined ? [] : [orderNumber[locale](reference)]),
      ],
      button: button && say(locale)(button),
    }),
    ...(onResume && { onResume }),
  };
}

/** What is told of who comes back from the payment gateway to the form. */
export function returnedNotice(
  result: PaymentResult,
  { reference, isKept }: { readonly reference: string | undefined; readonly isKept: boolean },
): ShownNotice {
  const lines = result === 'paid' ? [] : [isKept ? ('answersKept' as const) : ('answersGone' as const)];
  return leavingNotice({ title: `${result}Title`, lines: [`${result}Text`, ...lines], reference });
}
