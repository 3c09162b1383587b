import type { JsonObject } from '@guichet/definition';
import type { Environment } from '../environment.ts';

/**
 * The time zone in which a component shows dates and takes them: its own, for `submission` the sender's, else the
 * reader's.
 */
export function zoneOf(
  { zone }: JsonObject,
  environment: Pick<Environment, 'timeZone' | 'submissionTimeZone'>,
): string {
  if (zone === 'submission') return environment.submissionTimeZone ?? environment.timeZone;
  return typeof zone === 'string' ? zone : environment.timeZone;
}

/**
 * The time zone in the metadata of a submission: its `timezone`, else its `offset` in minutes ahead of UTC. Undefined
 * where it has none that is known here.
 */
export function submissionZone({ timezone, offset }: JsonObject): string | undefined {
  if (typeof timezone === 'string' && isZone(timezone)) return timezone;
  if (typeof offset !== 'number' || !Number.isInteger(offset)) return undefined;
  const size = Math.abs(offset);
  const [hours, minutes] = [Math.floor(size / 60), size % 60].map((part) => String(part).padStart(2, '0'));
  const zone = `${offset < 0 ? '-' : '+'}${hours}:${minutes}`;
  return isZone(zone) ? zone : undefined;
}

/** Whether there is a zone of that name. */
export function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat(undefined, { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}
