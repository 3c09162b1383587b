import type { Locale } from '@guichet/definition';
import { longestSearchTerm } from './find-forms.ts';
import { foundInWords, listMessages } from './list-messages.ts';
import { listUrl, type SiteBase } from './site.ts';

interface Props {
  readonly site: SiteBase;
  readonly locale: Locale;
  /** Empty: nothing was looked for. */
  readonly term: string;
  /** How many forms are shown. */
  readonly count: number;
}

/** A plain search form, how many forms it found, and the way back to all of them. */
export function ListSearch({ site, locale, term, count }: Props) {
  return (
    <>
      <search>
        <form id="guichet-search" className="g-search" action={listUrl(site, locale)}>
          <label htmlFor="guichet-term">{listMessages.searchLabel[locale]}</label>
          <div className="g-search__row">
            <input
              id="guichet-term"
              className="g-input"
              type="search"
              name="q"
              defaultValue={term}
              maxLength={longestSearchTerm}
              spellCheck={false}
            />
            <button type="submit" className="g-button">
              {listMessages.search[locale]}
            </button>
          </div>
        </form>
      </search>
      <p className="g-found">
        <span id="guichet-found" role="status">
          {foundInWords[locale](count, term)}
        </span>{' '}
        <a id="guichet-all" href={listUrl(site, locale)} hidden={term === ''}>
          {listMessages.seeAll[locale]}
        </a>
      </p>
    </>
  );
}
