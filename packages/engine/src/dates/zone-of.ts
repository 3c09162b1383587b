import type { JsonObject } from '@guichet/definition';
import type { Environment } from '../form.ts';

/** The time zone in which a component shows dates and takes them: its own, else that of whoever looks at it. */
export function zoneOf({ zone }: JsonObject, { timeZone }: Pick<Environment, 'timeZone'>): string {
  return typeof zone === 'string' ? zone : timeZone;
}
