import { shownDayOf } from '../dates/shown-day.ts';
import { zoneOf } from '../dates/zone-of.ts';
import type { DayLimits } from '../field.ts';
import { evaluated } from './evaluate.ts';
import type { FormContext, InternalField } from './internal-field.ts';

/** The limits as the rules see them: written as dates, else given by code. Tracked. */
export function dayLimits(field: InternalField, context: FormContext): DayLimits {
  const { settings, computedLimits } = field.now();
  const timeZone = zoneOf(settings, context.environment.value);
  const limitOf = (name: 'minDate' | 'maxDate') => {
    const code = computedLimits?.[name];
    if (settings[name] !== undefined || code === undefined) return settings[name];
    const extraNames = { input: field.value() };
    return evaluated({ kind: 'code', code }, field, context, { initial: true, own: extraNames })?.value;
  };
  const [first, last] = [limitOf('minDate'), limitOf('maxDate')].map((limit) =>
    shownDayOf(limit, settings, timeZone),
  );
  return { first, last };
}
