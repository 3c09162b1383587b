import { createBoundedMap } from '../forms/bounded-map.ts';

/** Wrong secrets that one address may try within the time below. Product constant. */
const maxTries = 10;

/** Milliseconds. */
const windowMs = 15 * 60 * 1000;

/** Addresses that are remembered: somebody with more of them guesses no secret of 24 characters either. */
const maxSenders = 10_000;

/** Counts wrong secrets by sender, in the memory of this server. */
export interface SignInTries {
  /** Seconds until the sender may try again; undefined: now. */
  waitOf(sender: string): number | undefined;
  failed(sender: string): void;
}

export function createSignInTries(now: () => number): SignInTries {
  const tries = createBoundedMap<{ readonly count: number; readonly until: number }>(maxSenders);

  function known(sender: string) {
    const found = tries.get(sender);
    return found !== undefined && found.until > now() ? found : { count: 0, until: now() + windowMs };
  }

  return {
    waitOf(sender) {
      const { count, until } = known(sender);
      return count < maxTries ? undefined : Math.ceil((until - now()) / 1000);
    },
    failed(sender) {
      const { count, until } = known(sender);
      tries.set(sender, { count: count + 1, until });
    },
  };
}
