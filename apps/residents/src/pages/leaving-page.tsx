import { type Locale, locales } from '@guichet/definition';
import type { LeavingType } from '@guichet/engine';
import type { PostedField } from '@guichet/renderer/encode-fields';
import { Layout } from './layout.tsx';
import { leavingTexts, orderNumber } from './leaving-messages.ts';
import { formUrl, type Site } from './site.ts';

/** A page that posts to another service from a browser without a script. */
export interface Leaving {
  readonly locale: Locale;
  readonly alias: string;
  readonly type: LeavingType;
  readonly fields: readonly PostedField[];
  readonly reference: string | undefined;
  /** The service's address. */
  readonly action: string;
  /** The fields that the form was sent with: they go along to the other language. */
  readonly posted: readonly PostedField[];
}

export function leavingTitle(locale: Locale, type: Leaving['type']): string {
  return leavingTexts[type].goTo.title[locale];
}

const postedId = 'guichet-posted';

/** Where no script posts the order by itself: one button does. */
export function LeavingPage({ site, leaving }: { readonly site: Site; readonly leaving: Leaving }) {
  const { locale, alias, type, fields, reference, action, posted } = leaving;
  const urlIn = (targetLocale: Locale) => formUrl(site, targetLocale, alias);
  // Each button names its own address: this one stands for a form without any.
  const actionLocale = locales.find((candidate) => candidate !== locale) ?? locale;
  const { goTo } = leavingTexts[type];
  return (
    <Layout site={site} locale={locale} urlIn={urlIn} keeps={postedId}>
      <form id={postedId} method="post" action={urlIn(actionLocale)} acceptCharset="utf-8">
        {posted.map(([name, value], at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: it is drawn once, and names repeat
          <input key={at} type="hidden" name={name} value={value} />
        ))}
      </form>
      <h1>{leavingTitle(locale, type)}</h1>
      <p>{goTo.text[locale]}</p>
      {reference !== undefined && <p>{orderNumber[locale](reference)}</p>}
      <form method="post" action={action} acceptCharset="utf-8">
        {fields.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button type="submit" className="g-button">
          {goTo.button[locale]}
        </button>
      </form>
    </Layout>
  );
}
