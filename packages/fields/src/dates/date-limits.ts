import type { Json } from '@guichet/definition';

/**
 * `minDate` and `maxDate` as settings, of each the first of these that is written as a date: an expression that
 * must be run (`moment()`) is none.
 */
export function dateLimits(...places: readonly { readonly [name: string]: Json | undefined }[]) {
  return Object.fromEntries(
    ['minDate', 'maxDate'].flatMap((name) => {
      const dates = places.map((place) => place[name]).filter(isDate);
      return dates.slice(0, 1).map((date) => [name, date]);
    }),
  );
}

function isDate(value: Json | undefined): value is string {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d(?!\d)/.test(value);
}
