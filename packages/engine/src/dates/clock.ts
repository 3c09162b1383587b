/** A time of day. */
export interface Clock {
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** A token of a format: a letter, once or twice. Brackets hold a text as it is. */
const token = /\[(.*?)\]|([HhmsAa])\2?|\W/g;

/** Writes a time as a format says: `HH:mm:ss`, `h:mm A`, `HH[h]mm`. */
export function writeClock({ hours, minutes, seconds }: Clock, format: string): string {
  const half = hours < 12 ? 'am' : 'pm';
  const parts = { H: hours, h: hours % 12 || 12, m: minutes, s: seconds, a: half, A: half.toUpperCase() };
  const written = new Map(Object.entries(parts));
  return format.replace(token, (all: string, quoted?: string, letter?: string) =>
    letter === undefined ? (quoted ?? all) : String(written.get(letter)).padStart(all.length, '0'),
  );
}

/** Reads a time that is written exactly as a format says; undefined for any other text. */
export function readClock(text: string, format: string): Clock | undefined {
  const letters: string[] = [];
  const pattern = format.replace(token, (all: string, quoted?: string, letter?: string) => {
    if (letter === undefined) return (quoted ?? all).replace(/\W/g, '\\$&');
    letters.push(letter);
    return /a/i.test(letter) ? '(..)' : all.length === 2 ? '(\\d\\d)' : '(\\d\\d?)';
  });
  const parts = new RegExp(`^${pattern}$`).exec(text) ?? [];
  const found = new Map(letters.map((letter, index) => [letter, parts[index + 1] ?? '']));
  const numberOf = (letter: string) => Number(found.get(letter) ?? 0);
  const isLate = /p/i.test(found.get('a') ?? found.get('A') ?? '');
  const clock = {
    hours: found.has('H') ? numberOf('H') : (numberOf('h') % 12) + (isLate ? 12 : 0),
    minutes: numberOf('m'),
    seconds: numberOf('s'),
  };
  const isOnClock = clock.hours < 24 && clock.minutes < 60 && clock.seconds < 60;
  return isOnClock && writeClock(clock, format) === text ? clock : undefined;
}
