import { compareDates, compareDays, writeLimit } from '../dates/compare-dates.ts';
import { parseIsoDate } from '../dates/iso-date.ts';
import { zoneOf } from '../dates/zone-of.ts';
import { cannotRun, type RuleInput } from './rule.ts';

/**
 * The limit as a sentence shows it, when a date lies beyond. Without a time of day whole days count. A day
 * that is not filled in whole passes, and so does a limit that is no plain date.
 */
export function exceededLimit(
  ruleInput: RuleInput,
  name: 'minDate' | 'maxDate',
): string | typeof cannotRun | undefined {
  const { value, component } = ruleInput;
  const { settings } = component;
  if (typeof value !== 'string' || value === '') return undefined;
  const limit = settings[name] ?? computedLimit(ruleInput, name);
  if (limit === cannotRun) return cannotRun;
  if (typeof limit !== 'string') return undefined;
  const timeZone = zoneOf(settings, ruleInput.environment());
  const hasTime = settings.enableTime !== false && parseIsoDate(value) !== undefined;
  const difference = (hasTime ? compareDates : compareDays)(value, limit, settings, timeZone);
  const isBeyond = name === 'maxDate' ? difference > 0 : difference < 0;
  return isBeyond ? writeLimit(limit, settings, timeZone, hasTime) : undefined;
}

/** A limit that code gives, as a date in ISO 8601. */
function computedLimit(
  { component, evaluate, value }: RuleInput,
  name: 'minDate' | 'maxDate',
): string | typeof cannotRun | undefined {
  const code = component.computedLimits?.[name];
  if (code === undefined) return undefined;
  const result = evaluate({ kind: 'code', code }, value);
  if (result === undefined) return cannotRun;
  return typeof result.value === 'string' ? result.value : undefined;
}
