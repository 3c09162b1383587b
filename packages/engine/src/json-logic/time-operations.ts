import { instantOf } from '../dates/time-zone.ts';
import type { Environment } from '../environment.ts';
import type { Operation } from './operations.ts';

const day = 86_400_000;

/**
 * Form.io's operations on dates: a date as an instant, and days before or after now. Only an expression that asks
 * depends on the clock. Undefined for any other name.
 */
export function timeOperation(name: string, environment: () => Environment): Operation | undefined {
  switch (name) {
    case 'getDate':
      return (date) => isoOf(instantOf(date, environment().timeZone));
    case 'relativeMinDate':
      return (days) => isoOf(environment().now - Number(days) * day);
    case 'relativeMaxDate':
      return (days) => isoOf(environment().now + Number(days) * day);
    default:
      return undefined;
  }
}

/** Throws for what is no date. */
function isoOf(instant: number): string {
  return new Date(instant).toISOString();
}
