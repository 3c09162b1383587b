import { formatFullDay, formatInstant, formatNumber } from '@guichet/engine/formats';
import type { DeskList } from '@guichet/form-service';
import { Rows } from '@guichet/renderer/answer-list';
import { DeliveryStates } from './delivery-lines.tsx';
import { deskSentences, deskText } from './desk-messages.ts';
import { submissionsUrl, submissionUrl, tableUrl } from './desk-urls.ts';
import { type DeskReader, type DeskView, FindForm } from './desk-view.tsx';

interface Shown {
  readonly list: DeskList;
  /** A sentence about what was just done. */
  readonly status?: string | undefined;
}

/** A form's submissions, latest first, a page at a time; no answer among them. */
export function submissionsView({ site, locale }: DeskReader, { list, status }: Shown): DeskView {
  const { alias, title, total, page, pages, submissions, days } = list;
  const sentences = deskSentences[locale];
  const rows = submissions.map(({ reference, received, deliveries }) => [
    <a key="reference" className="g-desk__reference" href={submissionUrl(site, locale, reference)}>
      {reference}
    </a>,
    formatInstant(received, locale, site.timeZone),
    <DeliveryStates key="delivery" locale={locale} deliveries={deliveries} />,
  ]);
  const columns = (['findLabel', 'received', 'delivery'] as const).map((name) => deskText(locale, name));
  const dayColumns = (['day', 'count'] as const).map((name) => deskText(locale, name));
  const urlOf = (pageNumber: number) => submissionsUrl(site, locale, alias, pageNumber);
  return {
    title: pages === 1 ? title : `${title} | ${sentences.page(page, pages)}`,
    path: `/forms/${alias}${page === 1 ? '' : `?page=${page}`}`,
    content: (
      <>
        <h1>{title}</h1>
        {status !== undefined && (
          <p className="g-notice" role="status">
            {status}
          </p>
        )}
        <FindForm site={site} locale={locale} />
        {total === 0 ? (
          <p>{deskText(locale, 'noSubmissions')}</p>
        ) : (
          <>
            <p>
              {sentences.kept(total)}.{' '}
              <a href={tableUrl(site, locale, alias)} download>
                {deskText(locale, 'table')}
              </a>
            </p>
            <Rows table={{ columns, rows }} />
          </>
        )}
        {pages > 1 && (
          <nav className="g-desk" aria-label={deskText(locale, 'pages')}>
            {page > 1 && (
              <a href={urlOf(page - 1)} rel="prev">
                {deskText(locale, 'newer')}
              </a>
            )}
            <span>{sentences.page(page, pages)}</span>
            {page < pages && (
              <a href={urlOf(page + 1)} rel="next">
                {deskText(locale, 'older')}
              </a>
            )}
          </nav>
        )}
        <section aria-labelledby="guichet-days">
          <h2 id="guichet-days">{deskText(locale, 'byDay')}</h2>
          <p>{deskText(locale, 'byDayText')}</p>
          <Rows
            table={{
              columns: dayColumns,
              rows: days.map(({ day, count }) => [formatFullDay(day, locale), formatNumber(count, locale)]),
            }}
          />
        </section>
      </>
    ),
  };
}
