import type { Locale } from '@guichet/definition';
import { Layout } from './layout.tsx';
import { loadingMessages } from './loading-messages.ts';
import { awaitedFormUrl, formUrl, type Site } from './site.ts';

interface Props {
  readonly site: Site;
  readonly locale: Locale;
  readonly alias: string;
  /** The page's own query. */
  readonly search: string;
}

/**
 * Stands where a form will be that is not there yet. The link is for visitors without a script, or whose script did not
 * load: there the server waits instead.
 */
export function LoadingPage({ site, locale, alias, search }: Props) {
  return (
    <Layout site={site} locale={locale} urlIn={(targetLocale) => formUrl(site, targetLocale, alias)}>
      <h1>{loadingMessages.loadingTitle[locale]}</h1>
      <p role="status" className="g-loading">
        {loadingMessages.loadingSlowly[locale]}
      </p>
      <p>
        <a href={awaitedFormUrl(site, locale, alias, search)}>{loadingMessages.loadingInstead[locale]}</a>
      </p>
    </Layout>
  );
}
