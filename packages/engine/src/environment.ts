/** A form's knowledge of the world: data, so that both sides of a page agree. */
export interface Environment {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** IANA name. */
  readonly timeZone: string;
  /** The city's, where it is known and another: for moments in its own sentences. */
  readonly cityTimeZone?: string;
  /** The sender's, where it is known: for dates that ask for it. */
  readonly submissionTimeZone?: string;
  /** Seed of randomness, an unsigned 32-bit integer. */
  readonly seed: number;
}

/**
 * This device's own clock, time zone and chance. The zone is asked for when it is read: a browser's first look at its
 * own time zone takes as long as drawing a hundred fields.
 */
export function deviceEnvironment(cityTimeZone?: string): Environment {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  return {
    now: Date.now(),
    get timeZone() {
      return Intl.DateTimeFormat().resolvedOptions().timeZone;
    },
    ...(cityTimeZone !== undefined && { cityTimeZone }),
    seed,
  };
}
