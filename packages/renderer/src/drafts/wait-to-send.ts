/** Seconds between two tries, where the browser says nothing of its network. Then each minute. */
const pauses = [2, 4, 8, 15, 30];
const longest = 60;

export interface Waiting {
  /** Ends it. */
  stop(): void;
}

/**
 * Sends again when the network returns, when the page is looked at, and from time to time, until `isAnswered`. Undefined
 * when it was stopped.
 */
export function waitToSend<Outcome>(
  send: () => Promise<Outcome>,
  isAnswered: () => boolean,
  isAtOnce = false,
): Waiting & { readonly outcome: Promise<Outcome | undefined> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const stopped = new Promise<undefined>((resolve) => {
    signal.addEventListener('abort', () => resolve(undefined));
  });

  async function tryOn(): Promise<Outcome | undefined> {
    for (let tries = isAtOnce ? -1 : 0; !signal.aborted; tries += 1) {
      if (tries >= 0) await networkOr(pauses[tries] ?? longest, signal);
      const outcome = signal.aborted ? undefined : await Promise.race([send(), stopped]);
      if (outcome === undefined || isAnswered()) return outcome;
    }
    return undefined;
  }

  return { stop: () => stopping.abort(), outcome: tryOn() };
}

/** Resolves when there may be a network again, after so many seconds, or when it is stopped. */
function networkOr(seconds: number, stopped: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const ending = new AbortController();
    const { signal } = ending;
    const end = () => {
      ending.abort();
      resolve();
    };
    const timer = setTimeout(end, seconds * 1000 * (1 + Math.random() / 4));
    signal.addEventListener('abort', () => clearTimeout(timer));
    stopped.addEventListener('abort', end, { signal });
    window.addEventListener('online', end, { signal });
    document.addEventListener('visibilitychange', () => document.hidden || end(), { signal });
  });
}
