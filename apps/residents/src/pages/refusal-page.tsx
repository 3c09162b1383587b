import type { Locale } from '@guichet/definition';
import { requestSentence } from '@guichet/engine';
import { Layout } from './layout.tsx';
import { type Refusal, refusalMessages } from './refusal-messages.ts';
import { listUrl, type Site } from './site.ts';

/** Stands where a request was not taken in, and says that nothing was saved. */
export function RefusalPage(props: {
  readonly site: Site;
  readonly locale: Locale;
  readonly refusal: Refusal;
  readonly requestId: string | undefined;
}) {
  const { site, locale, refusal, requestId } = props;
  const { title, text } = refusalMessages[locale][refusal];
  return (
    <Layout site={site} locale={locale} urlIn={(targetLocale) => listUrl(site, targetLocale)}>
      <h1>{title}</h1>
      <p>{text}</p>
      {requestId !== undefined && <p>{requestSentence[locale](requestId)}</p>}
    </Layout>
  );
}
