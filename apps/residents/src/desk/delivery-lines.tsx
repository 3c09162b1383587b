import { defaultLocale, type Locale } from '@guichet/definition';
import { formatInstant } from '@guichet/engine/formats';
import { type Delivery, type DeskDelivery, receiptDestination } from '@guichet/form-service';
import type { Site } from '../pages/site.ts';
import { colon, deskSentences, deskText, receiptName, stateTexts } from './desk-messages.ts';

interface Props {
  readonly site: Site;
  readonly locale: Locale;
  readonly deliveries: readonly DeskDelivery[];
}

interface StateProps {
  readonly locale: Locale;
  readonly deliveries: readonly Delivery[];
}

export function destinationName(destination: string, locale: Locale): string {
  return destination === receiptDestination ? receiptName[locale] : destination;
}

/** The state of each delivery, in a list of submissions. */
export function DeliveryStates({ locale, deliveries }: StateProps) {
  if (deliveries.length === 0) return <p>{deskText(locale, 'noDelivery')}</p>;
  return (
    <ul>
      {deliveries.map(({ id, destination, state }) => (
        <li
          key={id}
        >{`${destinationName(destination, locale)}${colon[locale]}${stateTexts[state][locale]}`}</li>
      ))}
    </ul>
  );
}

/** Says of each destination whether it has the submission. */
export function DeliveryLines({ site, locale, deliveries }: Props) {
  if (deliveries.length === 0) return <p>{deskText(locale, 'noDelivery')}</p>;
  return (
    <ul>
      {deliveries.map((delivery) => (
        <li key={delivery.id}>
          {sentenceOf(delivery, locale, site.timeZone)}
          {delivery.state !== 'delivered' && delivery.fault !== undefined && (
            <>
              {' '}
              {deskText(locale, 'reason')} <span lang={defaultLocale}>{delivery.fault}</span>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

function sentenceOf(delivery: DeskDelivery, locale: Locale, timeZone: string): string {
  const sentences = deskSentences[locale];
  const name = destinationName(delivery.destination, locale);
  const moment = (at: number) => formatInstant(at, locale, timeZone);
  switch (delivery.state) {
    case 'delivered':
      return sentences.delivered(name, moment(delivery.ended ?? delivery.created));
    case 'waiting':
      return delivery.isStopped ? sentences.stopped(name) : sentences.waiting(name, moment(delivery.due));
    case 'parked':
      return sentences.parked(name, delivery.attempts);
    case 'dropped':
      return sentences.dropped(name);
  }
}
