import type { Clock } from './clock.ts';
import { plainLetters } from './plain-letters.ts';

/** A time that stands in a text, `none` of a clock where it names an hour or a minute too many, and what is left. */
interface FoundClock {
  readonly clock: Clock | 'none';
  readonly rest: string;
}

const half = String.raw`(?:\s?([ap])(?:\.?\s?m\b\.?|\b\.?))?`;

/** `9:30`, `21 h 30`, `09:30:15 pm`. */
const withMinutes = new RegExp(
  String.raw`(?:^|\D)(\d{1,2})\s?[:h]\s?(\d{1,2})(?!\d)(?:\s?(?::|min|m)\s?(\d{1,2})(?!\d)(?:\.\d+)?(?:\s?s\b)?)?(?:\s?min\b)?${half}`,
);

/** `21 h`, `9 pm`. */
const withoutMinutes = new RegExp(String.raw`(?:^|\D)(\d{1,2})()()(?:\s?h\b|(?=\s?[ap]\.?\s?m\b))${half}`);

/** `930`, `21.30`, `9`: where nothing else can be meant. */
const bare = new RegExp(String.raw`^(\d{1,2})(?:[., -]?(\d{2}))?(?:[., -]?(\d{2}))?${half}$`);

/** Finds the time of day in a text in English or French; undefined where it names none. */
export function findClock(text: string): FoundClock | undefined {
  const plain = inOneWay(text);
  for (const [word, hours] of [
    [/\b(?:noon|midi)\b/, 12],
    [/\b(?:midnight|minuit)\b/, 0],
  ] as const) {
    if (word.test(plain)) return { clock: { hours, minutes: 0, seconds: 0 }, rest: plain.replace(word, ' ') };
  }
  for (const pattern of [withMinutes, withoutMinutes]) {
    const found = pattern.exec(plain);
    if (found !== null) return { clock: clockOf(found), rest: plain.replace(found[0], ' ') };
  }
  return undefined;
}

/** Reads a text that holds a time and nothing else. */
export function readTypedClock(text: string): Clock | 'none' | undefined {
  const found = findClock(text);
  if (found !== undefined) return /[^\s,.]/.test(found.rest) ? undefined : found.clock;
  const parts = bare.exec(inOneWay(text));
  return parts === null ? undefined : clockOf(parts);
}

function inOneWay(text: string): string {
  return plainLetters(text)
    .replace(/ ?(?:du matin|in the morning)\b/, ' am')
    .replace(/ ?(?:du soir|de l.apres-midi|in the (?:afternoon|evening))\b/, ' pm')
    .replace(/\b(?:a |vers )(?=\d)/, ' ')
    .replace(/(\d) ?(?:heures?|hrs?|o.clock)\b/, '$1 h');
}

function clockOf([, hour, minute, second, letter]: readonly (string | undefined)[]): Clock | 'none' {
  const written = Number(hour);
  const isHalf = letter !== undefined && written <= 12;
  const hours = isHalf ? (written % 12) + (letter === 'p' ? 12 : 0) : written;
  const clock = { hours, minutes: Number(minute || 0), seconds: Number(second || 0) };
  const isOff = hours > 23 || clock.minutes > 59 || clock.seconds > 59 || (letter === 'a' && written > 12);
  return isOff ? 'none' : clock;
}
