import { defaultLocale, type Locale } from '@guichet/definition';
import type { Outage } from '../outages/outage.ts';
import { textOf } from './messages.ts';
import type { Site } from './site.ts';

interface Props {
  readonly site: Site;
  readonly locale: Locale;
  readonly outage: Outage;
}

/** Says at the top of a form what of it does not work here. Its sentences come with the page's data. */
export function OutageBox({ site, locale, outage: { title, lines } }: Props) {
  const url = site.publicUrls[locale];
  return (
    <section className="g-notice" aria-labelledby="guichet-outage">
      <h2 id="guichet-outage">{title[locale]}</h2>
      {lines.map((line) => (
        <p key={line[defaultLocale]}>{line[locale]}</p>
      ))}
      {url && (
        <p>
          <a href={url}>{textOf(locale, 'footerPublicSite')}</a>
        </p>
      )}
    </section>
  );
}
