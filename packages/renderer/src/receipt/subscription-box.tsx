import { isJsonObject, type Locale } from '@guichet/definition';
import { useEffect, useRef, useState } from 'react';
import type { Subscription } from './subscription.ts';
import { subscriptionMessages } from './subscription-messages.ts';

/** After so long without an answer the resident reads so, in milliseconds. Source: product plan. */
const timeoutMs = 10_000;

/** Tells the mailing list of a subscription in a frame of its own, and the resident what the list says. */
export function SubscriptionBox({
  locale,
  subscription,
}: {
  readonly locale: Locale;
  readonly subscription: Omit<Subscription, 'Box'>;
}) {
  const { state: known } = subscription;
  const [attempt, setAttempt] = useState(known === 'new' ? 1 : 0);
  const [state, setState] = useState(known === 'new' ? 'asking' : known);
  const textOf = (name: keyof typeof subscriptionMessages) => subscriptionMessages[name][locale];
  const result = state === 'told' ? 'unconfirmed' : state === 'confirmed' ? 'confirmed' : 'asking';
  return (
    <section className="g-subscription" aria-label={textOf('title')}>
      <h2>{textOf('title')}</h2>
      <p role="status">{textOf(result)}</p>
      {result === 'unconfirmed' && (
        <p>
          <button
            type="button"
            className="g-button"
            onClick={() => {
              setState('asking');
              setAttempt(attempt + 1);
            }}
          >
            {textOf('tryAgain')}
          </button>
        </p>
      )}
      {attempt > 0 && (
        <ListFrame
          key={attempt}
          title={textOf('title')}
          subscription={subscription}
          onAnswer={(answer) => setState(answer)}
        />
      )}
    </section>
  );
}

interface FrameProps {
  readonly title: string;
  readonly subscription: Omit<Subscription, 'Box'>;
  readonly onAnswer: (answer: 'told' | 'confirmed') => void;
}

/** Where the foreign script runs: without our origin, so that it reaches neither page nor storage. */
function ListFrame({ title, subscription, onAnswer }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const latest = useRef({ subscription, onAnswer });
  latest.current = { subscription, onAnswer };

  useEffect(() => {
    let isNotified = false;
    const silence = setTimeout(() => latest.current.onAnswer('told'), timeoutMs);

    /** The frame has no origin to go by: what counts is the window. */
    function listen({ source, data }: MessageEvent): void {
      const inFrame = frame.current?.contentWindow;
      if (!inFrame || source !== inFrame || !isJsonObject(data)) return;
      const {
        subscription: { url, onNotified, onConfirmed },
        onAnswer: answer,
      } = latest.current;
      // Once a frame, however often it says that it is ready.
      if (data.mailingList === 'ready' && !isNotified) {
        isNotified = true;
        inFrame.postMessage({ subscribe: url }, '*');
        onNotified();
      }
      if (!isNotified) return;
      if (data.mailingList === 'confirmed' || data.mailingList === 'refused') clearTimeout(silence);
      if (data.mailingList === 'refused') answer('told');
      if (data.mailingList === 'confirmed') {
        onConfirmed();
        answer('confirmed');
      }
    }

    window.addEventListener('message', listen);
    return () => {
      clearTimeout(silence);
      window.removeEventListener('message', listen);
    };
  }, []);

  return <iframe ref={frame} title={title} src={subscription.frame} sandbox="allow-scripts" hidden />;
}
