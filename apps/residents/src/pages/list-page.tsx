import type { Locale } from '@guichet/definition';
import type { ServiceFault } from '@guichet/service-client';
import { Layout } from './layout.tsx';
import { foundInWords, listMessages } from './list-messages.ts';
import { ListSearch } from './list-search.tsx';
import { loadErrorMessages } from './load-error-messages.ts';
import { loadingMessages } from './loading-messages.ts';
import { formUrl, type Site, searchUrl } from './site.ts';

export interface ListedForm {
  readonly alias: string;
  readonly title: string;
}

/** The forms to choose from. */
export type FormList =
  | {
      readonly kind: 'listed';
      /** Sorted by title; only those that the term finds. */
      readonly forms: readonly ListedForm[];
      /** So many that a visitor searches: `term` is what was looked for, empty for all. */
      readonly search: { readonly term: string } | undefined;
    }
  /** The form service does not list its forms: they open by their addresses. */
  | { readonly kind: 'notListed' }
  | { readonly kind: 'failed'; readonly fault: ServiceFault };

interface Props {
  readonly site: Site;
  readonly locale: Locale;
  readonly list: FormList;
}

/** The title of the list, in the document: who searches hears what was found. */
export function listTitle(locale: Locale, list: FormList): string {
  const title = listMessages.title[locale];
  if (list.kind !== 'listed' || list.search === undefined || list.search.term === '') return title;
  return `${foundInWords[locale](list.forms.length, list.search.term)} | ${title}`;
}

/** All forms of the site, by title. */
export function ListPage({ site, locale, list }: Props) {
  const term = list.kind === 'listed' ? (list.search?.term ?? '') : '';
  return (
    <Layout site={site} locale={locale} urlIn={(targetLocale) => searchUrl(site, targetLocale, term)}>
      <h1>{listMessages.title[locale]}</h1>
      <ListBody site={site} locale={locale} list={list} />
    </Layout>
  );
}

function ListBody({ site, locale, list }: Props) {
  if (list.kind === 'failed') {
    return (
      <>
        <p>
          <strong>{loadErrorMessages[locale][list.fault]}</strong>
        </p>
        <p>{loadingMessages.loadErrorAdvice[locale]}</p>
      </>
    );
  }
  if (list.kind === 'notListed') return <p>{listMessages.notListed[locale]}</p>;
  const { forms, search } = list;
  return (
    <>
      <p>{listMessages.intro[locale]}</p>
      {search !== undefined && (
        <ListSearch site={site} locale={locale} term={search.term} count={forms.length} />
      )}
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without marks is none to Safari */}
      <ul id="guichet-forms" className="g-list" role="list" hidden={forms.length === 0}>
        {forms.map(({ alias, title }) => (
          <li key={alias}>
            <a href={formUrl(site, locale, alias)}>{title}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
