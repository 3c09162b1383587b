import { readClock } from '../../dates/clock.ts';
import type { Rule } from '../rule.ts';
import { timeSentences } from './messages.ts';

/** Form.io's `dataFormat` where a definition says none. */
const usualFormat = 'HH:mm:ss';

/** A time of day, exactly as `dataFormat` writes it. Passes what is empty. */
export const time: Rule = {
  message: 'time',
  sentences: timeSentences,
  check({ component, value, isMalformed }) {
    if (isMalformed) return {};
    if (typeof value !== 'string' || value === '') return undefined;
    const { dataFormat } = component.settings;
    const format = typeof dataFormat === 'string' ? dataFormat : usualFormat;
    return isOfDates(format) || readClock(value, format) !== undefined ? undefined : {};
  },
};

/** A format with other letters, such as those of a date, is not ours to judge. */
function isOfDates(format: string): boolean {
  return /[A-Za-z]/.test(format.replace(/\[.*?\]|[HhmsAa]/g, ''));
}
