import { formatInstant } from '@guichet/engine/formats';
import type { DeskQuestion } from '@guichet/form-service';
import { DeliveryLines } from './delivery-lines.tsx';
import { deskText } from './desk-messages.ts';
import { submissionUrl } from './desk-urls.ts';
import { DeskKey, type DeskReader, type DeskView } from './desk-view.tsx';
import { Fact } from './submission-view.tsx';

interface Asked {
  readonly question: DeskQuestion;
  /**
   * `needsMark`: it waits to be handed over, or a nested form's submission does; nobody said that this does not matter.
   * `otherSession`: the page that was sent was drawn for another one.
   */
  readonly fault?: 'needsMark' | 'otherSession';
}

/** The question before a deletion. */
export function removeView({ site, locale, session }: DeskReader, { question, fault }: Asked): DeskView {
  const { title, reference, received, deliveries } = question;
  const heading = deskText(locale, 'removeTitle');
  const needsMark = fault === 'needsMark';
  const isOpen = deliveries.some(({ state }) => state === 'waiting' || state === 'parked');
  return {
    title: fault ? `${deskText(locale, 'error')} | ${heading}` : heading,
    path: `/submissions/${reference}/delete`,
    content: (
      <>
        <h1>{heading}</h1>
        <dl className="g-summary">
          <Fact label={deskText(locale, 'findLabel')}>{reference}</Fact>
          <Fact label={deskText(locale, 'form')}>{title}</Fact>
          <Fact label={deskText(locale, 'received')}>{formatInstant(received, locale, site.timeZone)}</Fact>
          <Fact label={deskText(locale, 'delivery')}>
            <DeliveryLines site={site} locale={locale} deliveries={deliveries} />
          </Fact>
        </dl>
        <p>{deskText(locale, 'removeText')}</p>
        <form method="post" action={submissionUrl(site, locale, reference, '/delete')}>
          {session && <DeskKey session={session} purpose={removePurpose(reference)} />}
          {fault === 'otherSession' && (
            <p className="g-error" role="alert">
              {deskText(locale, 'removeOtherSession')}
            </p>
          )}
          {needsMark && (
            <p id="guichet-even-error" className="g-error" role="alert">
              {deskText(locale, 'removeNeedsMark')}
            </p>
          )}
          {(isOpen || needsMark) && (
            <p className="g-desk__mark">
              <input
                id="guichet-even"
                type="checkbox"
                name="even"
                value="yes"
                {...(needsMark && { 'aria-describedby': 'guichet-even-error', 'aria-invalid': true })}
              />{' '}
              <label htmlFor="guichet-even">{deskText(locale, 'removeUndelivered')}</label>
            </p>
          )}
          <p className="g-desk">
            <button type="submit" className="g-button">
              {deskText(locale, 'remove')}
            </button>
            <a href={submissionUrl(site, locale, reference)}>{deskText(locale, 'keep')}</a>
          </p>
        </form>
      </>
    ),
  };
}

export function removePurpose(reference: string): string {
  return `delete ${reference}`;
}
