import type { Locale } from '@guichet/definition';
import { ReceiptBox } from '@guichet/renderer/receipt-box';
import type { ShownReceipt } from '@guichet/renderer/shown-receipt';
import type { Subscription } from '@guichet/renderer/subscription';
import { thankYouText } from '@guichet/renderer/thank-you-messages';
import { useEffect, useRef } from 'react';
import { Layout } from './layout.tsx';
import { textOf } from './messages.ts';
import { listUrl, type Site, sentUrl, thankYouUrl } from './site.ts';
import { StatusLine, type StatusText } from './status-line.tsx';
import type { ThankYouCommands } from './thank-you-commands.ts';

export interface ThankYouView {
  readonly locale: Locale;
  /** Undefined: there is nothing to show. */
  readonly receipt: ShownReceipt | undefined;
  /** The script has yet to look whether this visit remembers a receipt. */
  readonly isAwaited: boolean;
  /** A script runs: copying and printing can be offered. */
  readonly isLive: boolean;
  readonly status: StatusText | undefined;
  /** Of a form that signs somebody up for a mailing list. */
  readonly subscription?: Subscription;
  /** The address of the page in a language, where it is not that of the thank-you page. */
  readonly urlIn?: (locale: Locale) => string;
}

interface Props {
  readonly site: Site;
  readonly view: ThankYouView;
  readonly commands?: ThankYouCommands;
}

/** The title of the thank-you page, on the page and of the document. */
export function thankYouTitle(locale: Locale, receipt: ShownReceipt | undefined): string {
  return receipt === undefined ? thankYouText(locale, 'nothingToShowTitle') : textOf(locale, 'received');
}

/** Says what was received and under which number; its heading takes the focus when it comes. */
export function ThankYouPage({ site, view, commands }: Props) {
  const { locale, receipt, isAwaited, isLive, status, subscription } = view;
  const heading = useRef<HTMLHeadingElement>(null);
  const hasReceipt = receipt !== undefined;
  useEffect(() => {
    if (hasReceipt) heading.current?.focus();
  }, [hasReceipt]);
  return (
    <Layout
      site={site}
      locale={locale}
      urlIn={view.urlIn ?? ((targetLocale) => thankYouUrl(site, targetLocale))}
      {...(commands && { onSwitch: commands.switchLanguage })}
    >
      <div className={isAwaited ? 'g-awaited' : undefined}>
        <h1 ref={heading} tabIndex={-1} className={hasReceipt ? 'g-received' : undefined}>
          {thankYouTitle(locale, receipt)}
        </h1>
        {subscription !== undefined && <subscription.Box locale={locale} subscription={subscription} />}
        {receipt === undefined ? (
          <p>{thankYouText(locale, 'nothingToShowText')}</p>
        ) : (
          <ReceiptBox
            locale={locale}
            receipt={receipt}
            trackUrl={site.files?.isElsewhere ? undefined : sentUrl(site, locale)}
            {...(commands && isLive && { commands })}
          />
        )}
        <p className="g-onward">
          <a href={listUrl(site, locale)}>{thankYouText(locale, 'seeForms')}</a>
        </p>
      </div>
      <StatusLine status={status} />
    </Layout>
  );
}
