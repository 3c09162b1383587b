import type { Locale } from '@guichet/definition';
import { Layout } from './layout.tsx';
import { say } from './messages.ts';
import { formUrl, otherLocale, type Site } from './site.ts';

interface Props {
  readonly site: Site;
  readonly locale: Locale;
  readonly forms: readonly { readonly alias: string; readonly title: string }[];
}

/** All forms of the site, by title. */
export function ListPage({ site, locale, forms }: Props) {
  return (
    <Layout site={site} locale={locale} otherUrl={`/${otherLocale(locale)}`}>
      <h1>{say(locale, 'listTitle')}</h1>
      <p>{say(locale, forms.length === 0 ? 'listEmpty' : 'listIntro')}</p>
      {forms.length > 0 && (
        <ul className="g-list">
          {forms.map(({ alias, title }) => (
            <li key={alias}>
              <a href={formUrl(locale, alias)}>{title}</a>
            </li>
          ))}
        </ul>
      )}
    </Layout>
  );
}
