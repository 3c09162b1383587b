import type { Locale } from '@guichet/definition';
import { Layout } from './layout.tsx';
import { say } from './messages.ts';
import { awaitedFormUrl, formUrl, otherLocale, type Site } from './site.ts';

interface Props {
  readonly site: Site;
  readonly locale: Locale;
  readonly alias: string;
}

/**
 * Stands where a form will be that is not there yet. The link is for who has no script, or lost it on the
 * way: there the server waits instead.
 */
export function LoadingPage({ site, locale, alias }: Props) {
  return (
    <Layout site={site} locale={locale} otherUrl={formUrl(otherLocale(locale), alias)}>
      <h1>{say(locale, 'loadingTitle')}</h1>
      <p role="status" className="g-loading">
        {say(locale, 'loadingSlowly')}
      </p>
      <p>
        <a href={awaitedFormUrl(locale, alias)}>{say(locale, 'loadingInstead')}</a>
      </p>
    </Layout>
  );
}
