import type { Json } from '@guichet/definition';

/** A day, or a moment of it, with or without its time zone. */
const written = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)?$/;

/** A limit that is written as a date. An expression that must be run (`moment()`) is none. */
export function dateSetting(value: Json | undefined): string | undefined {
  return typeof value === 'string' && written.test(value) && !Number.isNaN(Date.parse(value))
    ? value
    : undefined;
}

/** `minDate` and `maxDate` as settings: of each the first of these that is a date. */
export function dateLimits(...places: readonly { readonly [name: string]: Json | undefined }[]) {
  const [minDate, maxDate] = ['minDate', 'maxDate'].map((name) =>
    places.map((place) => dateSetting(place[name])).find((date) => date !== undefined),
  );
  return { ...(minDate !== undefined && { minDate }), ...(maxDate !== undefined && { maxDate }) };
}
