import type { Locale } from '@guichet/definition';
import type { PostedField } from '../flows/fields/encode-fields.ts';
import { Layout } from './layout.tsx';
import { leavingMessages, orderNumber } from './leaving-messages.ts';
import { formUrl, otherLocale, type Site } from './site.ts';

/** What a browser without a script posts to another service. */
export interface Leaving {
  readonly locale: Locale;
  readonly alias: string;
  readonly type: 'payment' | 'treeremoval';
  readonly fields: readonly PostedField[];
  readonly reference: string | undefined;
  /** The service's address. */
  readonly action: string;
}

export function leavingTitle(locale: Locale, type: Leaving['type']): string {
  return leavingMessages[type === 'payment' ? 'goToPayment' : 'goToTrees'][locale];
}

/** Where no script posts the order by itself: one button does. */
export function LeavingPage({ site, leaving }: { readonly site: Site; readonly leaving: Leaving }) {
  const { locale, alias, type, fields, reference, action } = leaving;
  const isPayment = type === 'payment';
  return (
    <Layout site={site} locale={locale} otherUrl={formUrl(otherLocale(locale), alias)}>
      <h1>{leavingTitle(locale, type)}</h1>
      <p>{leavingMessages[isPayment ? 'goToPaymentText' : 'goToTreesText'][locale]}</p>
      {reference !== undefined && <p>{orderNumber[locale](reference)}</p>}
      <form method="post" action={action} acceptCharset="utf-8">
        {fields.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button type="submit" className="g-button">
          {leavingMessages[isPayment ? 'continueToPayment' : 'continueToTrees'][locale]}
        </button>
      </form>
    </Layout>
  );
}
