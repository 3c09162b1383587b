import { findReferenceNumber } from '@guichet/service-client';
import { useEffect, useRef } from 'react';
import { receivedTitle, receivedUnder } from '../receipt/received-title.ts';
import type { ReceivedProps } from './received.tsx';

/** Where the thank-you page cannot be loaded: that the form was received, and under which number. Its heading takes the focus. */
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
    </>
  );
}
