/** A source of chance that gives the same for the same seed. */
export interface RandomSource {
  /** From 0 up to 1. */
  next(): number;
  /** A whole number from 0 up to below this one. */
  whole(below: number): number;
  /** Throws for an empty list. */
  one<T>(list: readonly T[]): T;
  /** One of a list that may be empty. */
  maybeOne<T>(list: readonly T[]): T | undefined;
  /** True so often: 0.1 is once in ten times. */
  chance(often: number): boolean;
  /** So many characters of hexadecimal. */
  hex(length: number): string;
}

/** For the case with this number: it can be made again without those before it. */
export function createRandomSource(seed: number, index: number): RandomSource {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(index + 1, 0xc2b2ae35);

  // Source: mulberry32, by Tommy Ettinger, in the public domain.
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  // There is an item at each place below the length.
  const at = <T>(list: readonly T[]): T => list[whole(list.length)] as T;
  const whole = (below: number) => Math.floor(next() * below);
  return {
    next,
    whole,
    one(list) {
      if (list.length === 0) throw new Error('There is none to choose.');
      return at(list);
    },
    maybeOne: (list) => list[whole(list.length)],
    chance: (often) => next() < often,
    hex: (length) => Array.from({ length }, () => whole(16).toString(16)).join(''),
  };
}
