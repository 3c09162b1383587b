import type { Locale } from '@guichet/definition';
import type { ServiceFault } from '@guichet/service-client';
import { Layout } from './layout.tsx';
import { loadErrorMessages } from './load-error-messages.ts';
import { say } from './messages.ts';
import type { Site } from './site.ts';

interface Props {
  readonly site: Site;
  readonly locale: Locale;
  readonly otherUrl: string;
  readonly fault: ServiceFault;
}

/** Stands where a form could not be loaded. */
export function LoadErrorPage({ site, locale, otherUrl, fault }: Props) {
  return (
    <Layout site={site} locale={locale} otherUrl={otherUrl}>
      <h1 className="g-load-error">
        <strong>{say(locale, 'formLoadingError')}</strong> {loadErrorMessages[locale][fault]}
      </h1>
      <p>{say(locale, 'loadErrorAdvice')}</p>
    </Layout>
  );
}
