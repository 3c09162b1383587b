import type { AST } from '@eslint-community/regexpp';
import { anyCharacter, type CharSet, charSetOf } from './char-set.ts';

const maxPlaces = 200;
/** More repetitions count as endless: that never leads to fewer ways. */
const maxTimes = 4;

/** An expression as its places, each of which takes a character, and the ways between them. */
export interface Automaton {
  readonly sets: readonly CharSet[];
  /** From each place to the next, and in how many ways: 1, or 2 for more. */
  readonly ways: readonly ReadonlyMap<number, number>[];
  /** How often what looks ahead or back adds a run of its own. */
  readonly looks: number;
}

/** A part: where it may begin and end, and in how many ways it may take nothing. */
interface AutomatonPart {
  readonly first: ReadonlyMap<number, number>;
  readonly last: ReadonlyMap<number, number>;
  readonly empty: number;
}

/** An expression that this does not look through. */
export class UnknownBoundError extends Error {
  override name = 'UnknownBoundError';
}

const nothing: AutomatonPart = { first: new Map(), last: new Map(), empty: 1 };

/** Throws for what refers back, and for what has too many places. */
export function automatonOf(pattern: AST.Pattern, flags: string): Automaton {
  const sets: CharSet[] = [];
  const ways: Map<number, number>[] = [];
  const ignoresCase = flags.includes('i');
  const leading = new Set(pattern.alternatives.flatMap(startsOf));
  let looks = 0;
  let isConditional = false;

  function place(set: CharSet): AutomatonPart {
    if (sets.length >= maxPlaces) throw new UnknownBoundError();
    const index = sets.push(set) - 1;
    ways.push(new Map());
    const only = new Map([[index, 1]]);
    return { first: only, last: only, empty: 0 };
  }

  function connect(from: AutomatonPart['last'], to: AutomatonPart['first']): void {
    for (const [start, some] of from) {
      const known = ways[start];
      for (const [end, more] of to) known?.set(end, Math.min(2, (known.get(end) ?? 0) + some * more));
    }
  }

  function sequence(parts: readonly (() => AutomatonPart)[]): AutomatonPart {
    return parts.reduce<AutomatonPart>((before, make) => {
      const next = make();
      connect(before.last, next.first);
      return {
        first: sum(before.first, next.first, before.empty),
        last: sum(next.last, before.last, next.empty),
        empty: Math.min(2, before.empty * next.empty),
      };
    }, nothing);
  }

  function choice(alternatives: readonly AST.Alternative[]): AutomatonPart {
    return alternatives
      .map((alternative) => sequence(alternative.elements.map((element) => () => partOf(element))))
      .reduce<AutomatonPart>(
        (all, part) => ({
          first: sum(all.first, part.first, 1),
          last: sum(all.last, part.last, 1),
          empty: Math.min(2, all.empty + part.empty),
        }),
        { ...nothing, empty: 0 },
      );
  }

  /** Each of the first times is written out. A further time may be left out, and must take something. */
  function repetition({ element, min, max }: AST.Quantifier): AutomatonPart {
    const isEndless = max > maxTimes;
    const least = Math.min(min, maxTimes);
    const copies = isEndless ? Math.max(least, 1) : max;
    return sequence(
      Array.from({ length: copies }, (_, index) => () => {
        const part = partOf(element);
        // Which of the times take nothing could be chosen in too many ways.
        if (part.empty > 0 && min > maxTimes) throw new UnknownBoundError();
        if (isEndless && index === copies - 1) connect(part.last, part.first);
        return index < least ? part : { ...part, empty: 1 };
      }),
    );
  }

  function partOf(element: AST.Element): AutomatonPart {
    switch (element.type) {
      case 'Character':
      case 'CharacterSet':
      case 'CharacterClass':
      case 'ExpressionCharacterClass':
        return place(charSetOf(element, ignoresCase));
      case 'Group':
        // `(?i:a)`: other flags than around it.
        if (element.modifiers !== null) throw new UnknownBoundError();
        return choice(element.alternatives);
      case 'CapturingGroup':
        return choice(element.alternatives);
      case 'Quantifier':
        return repetition(element);
      case 'Assertion':
        return assertion(element);
      case 'Backreference':
        throw new UnknownBoundError();
    }
  }

  function assertion(element: AST.Assertion): AutomatonPart {
    // Before all else it fails at once; behind something, or in what is repeated, it makes a matcher go back.
    if (element.kind !== 'start' || !leading.has(element)) isConditional = true;
    if (element.kind === 'lookahead' || element.kind === 'lookbehind') {
      looks += 1;
      choice(element.alternatives);
    }
    return nothing;
  }

  // Text before a match is scanned too, unless the match must begin at the start.
  const isAnchored = !/[my]/.test(flags) && pattern.alternatives.every(beginsAtStart);
  const before = isAnchored ? nothing : place(anyCharacter);
  if (!isAnchored) connect(before.last, before.first);
  const whole = choice(pattern.alternatives);
  connect(before.last, whole.first);
  // Where nothing more is asked for, a match is found and the search ends.
  const ends = isConditional ? new Map() : whole.last;
  return {
    sets,
    looks,
    ways: ways.map((next, index) =>
      ends.has(index) ? new Map() : new Map([...next].filter(([to]) => !ends.has(to))),
    ),
  };
}

function beginsAtStart({ elements: [first] }: AST.Alternative): boolean {
  if (first?.type === 'Assertion') return first.kind === 'start';
  const isGroup = first?.type === 'Group' || first?.type === 'CapturingGroup';
  return isGroup && first.alternatives.every(beginsAtStart);
}

/** The `^` that an alternative begins with. */
function startsOf({ elements: [first] }: AST.Alternative): readonly AST.Element[] {
  if (first?.type === 'Assertion') return [first];
  const isGroup = first?.type === 'Group' || first?.type === 'CapturingGroup';
  return isGroup ? first.alternatives.flatMap(startsOf) : [];
}

function sum(
  base: ReadonlyMap<number, number>,
  added: ReadonlyMap<number, number>,
  times: number,
): ReadonlyMap<number, number> {
  if (times === 0) return base;
  const all = new Map(base);
  for (const [place, ways] of added) all.set(place, Math.min(2, (all.get(place) ?? 0) + ways * times));
  return all;
}
