/** Wrong secrets of one sender. */
export interface SignInTries {
  readonly count: number;
  /** When they are forgotten, in milliseconds since 1970. */
  readonly until: number;
}

/** Signing in to the desk, as far as all servers must agree on it. A method's effect is durable once it is fulfilled. */
export interface SignInRows {
  /** A session that was signed out of counts nowhere any more. `session`: its SHA-256; `until`: when it would end. */
  endSession(session: string, until: number): Promise<void>;
  isSessionEnded(session: string): Promise<boolean>;
  /** Tries of a sender that still count. */
  triesOf(sender: string, now: number): Promise<SignInTries>;
  /** Counts one more, also of those that come at once, and gives all that count. The first one opens a window. */
  countTry(sender: string, now: number, windowMs: number): Promise<SignInTries>;
  forgetTries(sender: string): Promise<void>;
  /** Forgets sessions and tries that are over by then. */
  forgetSignIns(now: number): Promise<void>;
}
