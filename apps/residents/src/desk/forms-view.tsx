import { formatInstant, formatNumber } from '@guichet/engine/formats';
import type { DeskForm, OutboxSize } from '@guichet/form-service';
import { Rows } from '@guichet/renderer/answer-list';
import { destinationName } from './delivery-lines.tsx';
import { deskSentences, deskText } from './desk-messages.ts';
import { submissionsUrl } from './desk-urls.ts';
import { type DeskReader, type DeskView, FindForm } from './desk-view.tsx';

interface Overview {
  readonly forms: readonly DeskForm[];
  readonly outbox: readonly OutboxSize[];
}

/** The first page: what could not be handed over, a search, all forms with their counts. */
export function formsView({ site, locale }: DeskReader, { forms, outbox }: Overview): DeskView {
  const columns = (['form', 'today', 'week', 'month', 'all'] as const).map((name) => deskText(locale, name));
  const rows = forms.map(({ alias, title, counts: { today, week, month, all } }) => [
    <a key="form" href={submissionsUrl(site, locale, alias)}>
      {title}
    </a>,
    ...[today, week, month, all].map((count) => formatNumber(count, locale)),
  ]);
  const title = deskText(locale, 'desk');
  return {
    title,
    path: '',
    content: (
      <>
        <h1>{title}</h1>
        {outbox.length > 0 && (
          <section className="g-notice" aria-labelledby="guichet-undelivered">
            <h2 id="guichet-undelivered">{deskText(locale, 'undelivered')}</h2>
            <ul>
              {outbox.map((size, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: nothing here comes or goes, and two may have one title
                <li key={at}>
                  {deskSentences[locale][size.state === 'parked' ? 'parkedSize' : 'waitingSize'](
                    destinationName(size.destination, locale),
                    size.count,
                    formatInstant(size.oldest, locale, site.timeZone),
                  )}
                </li>
              ))}
            </ul>
          </section>
        )}
        <FindForm site={site} locale={locale} />
        {forms.length === 0 ? <p>{deskText(locale, 'noForms')}</p> : <Rows table={{ columns, rows }} />}
      </>
    ),
  };
}
