/** Seconds between two tries, where the browser says nothing of its network. Then each minute. */
const pauses = [2, 4, 8, 15, 30];
const longest = 60;

export interface Waiting {
  /** Ends it. */
  stop(): void;
  /** Tries now, unless a try is under way. Calls `onFailed` if nobody answers that one either. */
  retry(onFailed: () => void): void;
}

/**
 * Sends again when the network returns, when the page is looked at, when it is asked to, and from time to time, until
 * `isAnswered`. Undefined when it was stopped.
 */
export function waitToSend<Outcome>(
  send: () => Promise<Outcome>,
  isAnswered: () => boolean,
  isAtOnce = false,
): Waiting & { readonly outcome: Promise<Outcome | undefined> } {
  const ending = new AbortController();
  const { signal } = ending;
  const ended = new Promise<undefined>((resolve) => {
    signal.onabort = () => resolve(undefined);
  });
  /** Ends the pause between two tries. */
  let wake: (() => void) | undefined;
  let failed: (() => void) | undefined;
  const tryNow = () => wake?.();
  window.addEventListener('online', tryNow, { signal });
  document.addEventListener('visibilitychange', () => document.hidden || tryNow(), { signal });

  async function tryOn(): Promise<Outcome | undefined> {
    for (let tries = isAtOnce ? -1 : 0; ; tries += 1) {
      if (tries >= 0) await Promise.race([pause(pauses[tries] ?? longest), ended]);
      const outcome = signal.aborted ? undefined : await Promise.race([send(), ended]);
      if (outcome === undefined || isAnswered()) {
        ending.abort();
        return outcome;
      }
      failed?.();
      failed = undefined;
    }
  }

  function pause(seconds: number): Promise<void> {
    return new Promise((resolve) => {
      wake = resolve;
      setTimeout(resolve, seconds * 1000 * (1 + Math.random() / 4));
    });
  }

  return {
    stop: () => ending.abort(),
    retry(onFailed) {
      failed = onFailed;
      tryNow();
    },
    outcome: tryOn(),
  };
}
