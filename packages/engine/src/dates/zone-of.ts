import type { JsonObject } from '@guichet/definition';
import type { Environment } from '../environment.ts';

/**
 * The time zone in which a component shows dates and takes them: its own, for `submission` that of whoever sent
 * them, else that of whoever looks at it.
 */
export function zoneOf(
  { zone }: JsonObject,
  { timeZone, submissionTimeZone = timeZone }: Pick<Environment, 'timeZone' | 'submissionTimeZone'>,
): string {
  if (zone === 'submission') return submissionTimeZone;
  return typeof zone === 'string' ? zone : timeZone;
}

/**
 * The time zone that the metadata of a submission tells of: its `timezone`, else its `offset` in minutes ahead of
 * UTC. Undefined where it tells of none that is known here.
 */
export function submissionZone({ timezone, offset }: JsonObject): string | undefined {
  if (typeof timezone === 'string' && isZone(timezone)) return timezone;
  if (typeof offset !== 'number' || !Number.isInteger(offset)) return undefined;
  const size = Math.abs(offset);
  const [hours, minutes] = [Math.floor(size / 60), size % 60].map((part) => String(part).padStart(2, '0'));
  const zone = `${offset < 0 ? '-' : '+'}${hours}:${minutes}`;
  return isZone(zone) ? zone : undefined;
}

/** Whether time can be told in a zone of that name. */
export function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat(undefined, { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}
