import type { InEveryLocale } from '@guichet/definition';
import { findReferenceNumber } from '@guichet/service-client';
import { useEffect, useRef } from 'react';
import { receivedTitle, receivedUnder } from '../receipt/received-title.ts';
import type { ReceivedProps } from './received.tsx';

/** The thank-you page asks the list, and did not come. */
const listNotAsked: InEveryLocale = {
  en: 'The mailing list does not have your subscription yet. Contact the City and give your reference number.',
  fr: 'La liste d’envoi n’a pas encore votre abonnement. Communiquez avec la Ville en donnant votre numéro de référence.',
};

/**
 * Stands in for a thank-you page that cannot be loaded: says that the form was received, and under which number. The
 * heading takes the focus.
 */
export function ReceivedNumber({ texts: { locale }, outcome }: ReceivedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const number = findReferenceNumber(outcome.metadata);
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {receivedTitle[locale]}
      </h2>
      {number !== undefined && <p>{receivedUnder[locale](number)}</p>}
      {outcome.subscriptionUrl !== undefined && <p>{listNotAsked[locale]}</p>}
    </>
  );
}
