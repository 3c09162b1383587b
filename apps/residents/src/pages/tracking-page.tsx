import type { Locale } from '@guichet/definition';
import { thankYouText } from '@guichet/renderer/thank-you-messages';
import { Layout } from './layout.tsx';
import { listUrl, type Site } from './site.ts';
import { trackingText } from './tracking-messages.ts';

/** The page of a reference number, ready to render. */
export interface ShownTracking {
  readonly reference: string;
  readonly formTitle: string;
  /** Its language, where it is not the page's. */
  readonly titleLang?: Locale | undefined;
  /** A moment, or the day of a deleted one. */
  readonly received: string;
  /** The moment; undefined where it is there. */
  readonly deleted: string | undefined;
  /** Offices, and what became of it there, in words. */
  readonly handovers: readonly (readonly [office: string, state: string])[];
}

interface Props {
  readonly site: Site;
  readonly locale: Locale;
  readonly tracking: ShownTracking;
  readonly urlIn: (locale: Locale) => string;
}

/** Says what became of a form. No script: a link in a mail opens it anywhere. */
export function TrackingPage({ site, locale, tracking, urlIn }: Props) {
  const { reference, formTitle, titleLang, received, deleted, handovers } = tracking;
  const facts = [
    [trackingText(locale, 'form'), formTitle, titleLang],
    [trackingText(locale, 'received'), received],
    ...(deleted === undefined ? [] : [[trackingText(locale, 'deletedOn'), deleted] as const]),
  ] as const;
  return (
    <Layout site={site} locale={locale} urlIn={urlIn}>
      <h1>{trackingText(locale, 'title')}</h1>
      <p>{trackingText(locale, deleted === undefined ? 'have' : 'deleted')}</p>
      <div className="g-receipt">
        <h2 id="guichet-reference">{trackingText(locale, 'reference')}</h2>
        <p className="g-reference" aria-describedby="guichet-reference">
          {reference}
        </p>
        <Facts facts={facts} />
      </div>
      {handovers.length > 0 && (
        <section aria-labelledby="guichet-handovers">
          <h2 id="guichet-handovers">{trackingText(locale, 'handovers')}</h2>
          <Facts facts={handovers} />
        </section>
      )}
      <p>{trackingText(locale, 'question')}</p>
      <p className="g-onward">
        <a href={listUrl(site, locale)}>{thankYouText(locale, 'seeForms')}</a>
      </p>
    </Layout>
  );
}

type Fact = readonly [term: string, text: string, language?: Locale | undefined];

function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="g-summary">
      {facts.map(([term, text, language]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd lang={language}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
