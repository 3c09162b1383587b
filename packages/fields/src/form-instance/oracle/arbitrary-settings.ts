import type { Json, JsonObject } from '@guichet/definition';
import fc from 'fast-check';

/** A setting, and in how many of ten components it stands. */
export type Sometimes = readonly [times: number, value: fc.Arbitrary<Json>];

/** Settings of which each stands there by chance. Shrinks to none. */
export function settingsOf(each: Readonly<Record<string, Sometimes>>): fc.Arbitrary<JsonObject> {
  const all = Object.entries(each).map(([name, [times, value]]) =>
    sometimes(times, value).map((found) => (found === undefined ? [] : [[name, found] as const])),
  );
  return fc.tuple(...all).map((found) => Object.fromEntries(found.flat()));
}

/** In so many of ten cases, else undefined. Shrinks to undefined. */
export function sometimes<T>(times: number, value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> {
  return fc.oneof(
    { withCrossShrink: true },
    { weight: 10 - times, arbitrary: fc.constant(undefined) },
    { weight: times, arbitrary: value },
  );
}

/** One of them. Shrinks to the first. */
export function oneOf(...values: readonly Json[]): fc.Arbitrary<Json> {
  return fc.constantFrom(...values);
}

export const nothing: fc.Arbitrary<JsonObject> = fc.constant({});
