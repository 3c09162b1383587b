/** A time of day. */
export interface Clock {
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** What a format stands for, by its first letter: letters more than one are digits more than one. */
const parts: Readonly<Record<string, (clock: Clock) => number>> = {
  H: ({ hours }) => hours,
  h: ({ hours }) => hours % 12 || 12,
  m: ({ minutes }) => minutes,
  s: ({ seconds }) => seconds,
};

/** Writes a time as a format says: `HH:mm:ss`, `h:mm A`. */
export function writeClock(clock: Clock, format: string): string {
  return format.replace(/HH?|hh?|mm?|ss?|[Aa]/g, (token) => {
    const half = clock.hours < 12 ? 'am' : 'pm';
    if (token === 'a') return half;
    if (token === 'A') return half.toUpperCase();
    return String(parts[token.charAt(0)]?.(clock) ?? '').padStart(token.length, '0');
  });
}

/** Reads a time that is written exactly as a format says; undefined for any other text. */
export function readClock(text: string, format: string): Clock | undefined {
  const found = new Map<string, number>();
  const tokens = format.match(/HH?|hh?|mm?|ss?|[Aa]/g) ?? [];
  const texts = text.match(/\d+|[AaPp][Mm]/g) ?? [];
  tokens.forEach((token, index) => {
    const one = texts[index] ?? '';
    found.set(token.charAt(0).replace('A', 'a'), /^\d/.test(one) ? Number(one) : /^p/i.test(one) ? 12 : 0);
  });
  const hours = found.get('H') ?? ((found.get('h') ?? 0) % 12) + (found.get('a') ?? 0);
  const clock = { hours, minutes: found.get('m') ?? 0, seconds: found.get('s') ?? 0 };
  const isOnClock = hours < 24 && clock.minutes < 60 && clock.seconds < 60;
  return isOnClock && tokens.length > 0 && writeClock(clock, format) === text ? clock : undefined;
}
