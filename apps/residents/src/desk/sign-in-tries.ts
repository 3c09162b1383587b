import type { SignInRows } from '@guichet/form-service';

/** Wrong secrets that one address may try within the time below. Product constant. */
const maxTries = 10;

/** Milliseconds. */
const windowMs = 15 * 60 * 1000;

/** Counts wrong secrets by sender, over all servers. */
export interface SignInTries {
  /** Before a secret is looked at: gives the seconds that the sender must wait, undefined where it may try. */
  begin(sender: string): Promise<number | undefined>;
  /** The secret was right: earlier ones are forgotten. */
  succeed(sender: string): Promise<void>;
}

export function createSignInTries(signIns: SignInRows, now: () => number): SignInTries {
  const secondsUntil = (moment: number) => Math.max(1, Math.ceil((moment - now()) / 1000));
  return {
    async begin(sender) {
      // Nothing is written for those who wait already.
      const known = await signIns.triesOf(sender, now());
      if (known.count >= maxTries) return secondsUntil(known.until);
      const counted = await signIns.countTry(sender, now(), windowMs);
      return counted.count > maxTries ? secondsUntil(counted.until) : undefined;
    },
    succeed: (sender) => signIns.forgetTries(sender),
  };
}
