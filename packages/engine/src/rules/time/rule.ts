import { fitsTimeFormat } from '../../dates/fits-time-format.ts';
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
    return fitsTimeFormat(value, typeof dataFormat === 'string' ? dataFormat : usualFormat) ? undefined : {};
  },
};
