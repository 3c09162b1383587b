import type { AST } from '@eslint-community/regexpp';

/** The characters that one place of an expression takes: ranges of code points, at least all that it takes. */
export type CharSet = readonly (readonly [from: number, to: number])[];

const last = 0x10ffff;
export const anyCharacter: CharSet = [[0, last]];
const digits: CharSet = [[48, 57]];
const word: CharSet = [
  [48, 57],
  [65, 90],
  [95, 95],
  [97, 122],
];
const spaces: CharSet = [
  [9, 13],
  [32, 32],
  [160, 160],
  [0x1680, 0x1680],
  [0x2000, 0x200a],
  [0x2028, 0x2029],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
  [0xfeff, 0xfeff],
];
const lineEnds: CharSet = [
  [10, 10],
  [13, 13],
  [0x2028, 0x2029],
];

/**
 * The sets as bits, one for each range of characters that all of them treat alike: what two have in common is `&`.
 */
export function bitsOf(sets: readonly CharSet[]): readonly bigint[] {
  const starts = [...new Set(sets.flat().flatMap(([from, to]) => [from, to + 1]))];
  return sets.map((set) =>
    starts.reduce(
      (bits, start, index) =>
        set.some(([from, to]) => from <= start && start <= to) ? bits | (1n << BigInt(index)) : bits,
      0n,
    ),
  );
}

/** A set that is not known exactly counts as any character: the time is then overestimated, never underestimated. */
export function charSetOf(
  node: AST.Character | AST.CharacterSet | AST.CharacterClass | AST.ExpressionCharacterClass,
  ignoresCase: boolean,
): CharSet {
  const set = exactSetOf(node);
  return ignoresCase ? inBothCases(set) : set;
}

function exactSetOf(
  node: AST.CharacterClassElement | AST.CharacterSet | AST.CharacterClass | AST.ExpressionCharacterClass,
): CharSet {
  switch (node.type) {
    case 'Character':
      return [[node.value, node.value]];
    case 'CharacterClassRange':
      return [[node.min.value, node.max.value]];
    case 'CharacterClass': {
      const all = node.elements.flatMap(exactSetOf);
      return node.negate ? without(all) : all;
    }
    case 'CharacterSet':
      return namedSetOf(node);
    default:
      return anyCharacter;
  }
}

function namedSetOf(node: AST.CharacterSet): CharSet {
  switch (node.kind) {
    case 'any':
      return without(lineEnds);
    case 'digit':
      return node.negate ? without(digits) : digits;
    case 'word':
      return node.negate ? without(word) : word;
    case 'space':
      return node.negate ? without(spaces) : spaces;
    case 'property':
      return anyCharacter;
  }
}

/** All characters that a set does not hold. */
function without(set: CharSet): CharSet {
  const rest: (readonly [number, number])[] = [];
  let next = 0;
  for (const [from, to] of [...set].sort(([a], [b]) => a - b)) {
    if (from > next) rest.push([next, from - 1]);
    next = Math.max(next, to + 1);
  }
  return next <= last ? [...rest, [next, last]] : rest;
}

/** Letters of ASCII in both cases; what has others is taken to hold all of them. */
function inBothCases(set: CharSet): CharSet {
  const more = set.flatMap(([from, to]): CharSet => {
    const shifted = (low: number, high: number, by: number): CharSet => {
      const [start, end] = [Math.max(from, low), Math.min(to, high)];
      return start <= end ? [[start + by, end + by]] : [];
    };
    const beyond: CharSet =
      to > 127
        ? [
            [128, last],
            [75, 75],
            [83, 83],
            [107, 107],
            [115, 115],
          ]
        : [];
    return [...shifted(65, 90, 32), ...shifted(97, 122, -32), ...beyond];
  });
  const special: CharSet = more.some(([from, to]) => from <= 115 && to >= 75)
    ? [
        [0x17f, 0x17f],
        [0x212a, 0x212a],
      ]
    : [];
  return [...set, ...more, ...special];
}
