import type { JsonObject } from '@guichet/definition';
import { readClock } from '../../dates/clock.ts';
import { readTypedClock } from '../../dates/typed-clock.ts';
import type { Rule } from '../rule.ts';

/** Form.io's `dataFormat` where a definition says none. */
const usualFormat = 'HH:mm:ss';

/** A time of day, exactly as `dataFormat` writes it. Passes what is empty, and what no clock shows. */
export const time: Rule = {
  message: 'time',
  sentences: {
    en: '{{field}} is not a valid time.',
    fr: 'Le champ « {{field}} » ne contient pas une heure valide.',
  },
  // One name for what is no time at all and for one that no clock shows.
  narrowed: (value, settings) => (isOff(value, settings) ? 'timeClock' : undefined),
  check({ component: { settings }, value, isMalformed }) {
    if (isMalformed) return {};
    return isWrong(value, settings) && !isOff(value, settings) ? {} : undefined;
  },
};

/** A time with more hours or minutes than a clock has. */
export const timeClock: Rule = {
  message: 'time',
  sentences: {
    en: '{{field}}: that time does not exist. Hours go from 0 to 23, and minutes from 0 to 59.',
    fr: 'Le champ « {{field}} » doit contenir une heure valide : de 0 à 23 pour les heures, et de 0 à 59 pour les minutes.',
  },
  reportedAs: 'time',
  check: ({ component: { settings }, value, isMalformed }) =>
    !isMalformed && isOff(value, settings) ? {} : undefined,
};

function isOff(value: unknown, settings: JsonObject): boolean {
  return typeof value === 'string' && isWrong(value, settings) && readTypedClock(value) === 'none';
}

function isWrong(value: unknown, { dataFormat }: JsonObject): boolean {
  if (typeof value !== 'string' || value === '') return false;
  const format = typeof dataFormat === 'string' ? dataFormat : usualFormat;
  return !isOfDates(format) && readClock(value, format) === undefined;
}

/** A format with other letters, such as those of a date, is not ours to validate. */
function isOfDates(format: string): boolean {
  return /[A-Za-z]/.test(format.replace(/\[.*?\]|[HhmsAa]/g, ''));
}
