import type { Locale } from '@guichet/definition';
import { requestSentence } from '@guichet/engine';
import type { ServiceFault } from '@guichet/service-client';
import { Layout } from './layout.tsx';
import { loadErrorMessages } from './load-error-messages.ts';
import { loadingMessages } from './loading-messages.ts';
import { formUrl, type Site } from './site.ts';

interface Props {
  readonly site: Site;
  readonly locale: Locale;
  readonly alias: string;
  readonly fault: ServiceFault;
  readonly requestId?: string | undefined;
}

/** Stands where a form could not be loaded. */
export function LoadErrorPage({ site, locale, alias, fault, requestId }: Props) {
  return (
    <Layout site={site} locale={locale} urlIn={(other) => formUrl(site, other, alias)}>
      {/* It may come long after the page did: it is announced at once. */}
      <div role="alert">
        <h1 className="g-load-error">
          <strong>{loadingMessages.formLoadingError[locale]}</strong> {loadErrorMessages[locale][fault]}
        </h1>
        <p>{loadingMessages.loadErrorAdvice[locale]}</p>
        {requestId !== undefined && <p>{requestSentence[locale](requestId)}</p>}
      </div>
      <p>
        <a className="g-button" href={formUrl(site, locale, alias)}>
          {loadingMessages.tryAgain[locale]}
        </a>
      </p>
    </Layout>
  );
}
