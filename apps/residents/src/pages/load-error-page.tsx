import type { Locale } from '@guichet/definition';
import { requestSentence } from '@guichet/engine';
import type { ServiceFault } from '@guichet/service-client';
import { Layout } from './layout.tsx';
import { loadErrorMessages } from './load-error-messages.ts';
import { loadingMessages } from './loading-messages.ts';
import { formUrl, type Site } from './site.ts';

export interface LoadErrorProps {
  readonly site: Site;
  readonly locale: Locale;
  readonly alias: string;
  readonly fault: ServiceFault;
  /** The query with which the form was asked for: it may hold the result of a payment, which the next try still tells. */
  readonly search: string;
  readonly requestId?: string | undefined;
}

/** Stands where a form could not be loaded. */
export function LoadErrorPage({ site, locale, alias, fault, search, requestId }: LoadErrorProps) {
  const urlIn = (targetLocale: Locale) => formUrl(site, targetLocale, alias) + search;
  return (
    <Layout site={site} locale={locale} urlIn={urlIn}>
      {/* It may come long after the page did: it is announced at once. */}
      <div role="alert">
        <h1 className="g-load-error">
          <strong>{loadingMessages.formLoadingError[locale]}</strong> {loadErrorMessages[locale][fault]}
        </h1>
        <p>{loadingMessages.loadErrorAdvice[locale]}</p>
        {requestId !== undefined && <p>{requestSentence[locale](requestId)}</p>}
      </div>
      <p>
        <a className="g-button" href={urlIn(locale)}>
          {loadingMessages.tryAgain[locale]}
        </a>
      </p>
    </Layout>
  );
}
