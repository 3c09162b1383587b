/** How the work of a match may grow: with `branches` times this power of the length of the text. */
export interface Bound {
  readonly power: number;
  readonly branches: number;
  /** Whether something in it looks ahead or back. */
  readonly looks: boolean;
}

/** The part of a pattern that a quantifier repeats, and how often. */
const quantifier = /^(?:([*+?])|\{(\d+)(,(\d*))?\})\??/;
const group = /^\((?:\?(?:[:=!]|<[=!]|<[\w$]+>))?/;
const maxWays = 1024;

/** A part of a pattern: in how many ways, and with how much work, one text can pass through it. */
interface PatternPart {
  ways: number;
  work: number;
  /** Whether there is more than one way through it, or another length. */
  isOpen: boolean;
}

/** A group that is being read: its alternatives so far, the one that is read, and what a quantifier would repeat. */
interface Group {
  readonly before: PatternPart;
  now: PatternPart;
  last: PatternPart | undefined;
}

/**
 * How the work of a match may grow, at most, by a plain look at the expression; undefined where that is unknown: parts
 * that repeat a repetition or a choice, and back references. Backtracking goes through at most as many ways as the
 * product of the choices of each quantifier and alternative, and tries the rest in each.
 */
export function boundOf(source: string, flags: string): Bound | undefined {
  if (/[^gimsuy]/.test(flags)) return undefined;
  // From each place of the text, unless a match must begin at its start.
  let power = /^\^[^|]*$/.test(source) && !flags.includes('m') ? 0 : 1;
  const outer: Group[] = [];
  let looks = false;
  let here = newGroup();
  let rest = source;
  while (rest !== '') {
    const length = lengthOf(rest);
    if (length === undefined) return undefined;
    const token = rest.slice(0, length);
    const repeated = quantifier.exec(token);
    if (repeated !== null) {
      const [, sign, least, comma, most] = repeated;
      const isEndless = sign === '*' || sign === '+' || (comma !== undefined && most === '');
      const isMany = isEndless || sign !== '?';
      if (here.last === undefined || (here.last.isOpen && isMany)) return undefined;
      if (isEndless) power += 1;
      const [from, to] = sign === '?' ? [0, 1] : [Number(least ?? 1), Number(most || (least ?? 1))];
      // A part that must match a thousand times is tried a thousand times, from each place in the text.
      repeat(here.last, from, isEndless ? from : to, isEndless);
    } else if (token[0] === '(') {
      looks ||= /[=!]$/.test(token);
      append(here);
      outer.push(here);
      here = newGroup();
    } else if (token === ')') {
      const around = outer.pop();
      if (around === undefined) return undefined;
      around.last = partOf(here);
      here = around;
    } else if (token === '|') next(here);
    else {
      append(here);
      here.last = { ways: 1, work: 1, isOpen: false };
    }
    rest = rest.slice(length);
  }
  const { ways, work } = partOf(here);
  return power <= 4 && ways <= maxWays && outer.length === 0
    ? { power: Math.max(1, power), branches: Math.max(1, work), looks }
    : undefined;
}

function newGroup(): Group {
  return { before: { ways: 0, work: 0, isOpen: false }, now: nothing(), last: undefined };
}

function nothing(): PatternPart {
  return { ways: 1, work: 0, isOpen: false };
}

function repeat(part: PatternPart, from: number, to: number, isEndless: boolean): void {
  part.ways = part.ways + Math.max(0, to - from);
  part.work *= Math.max(1, to);
  part.isOpen ||= isEndless || to > from;
}

/** Puts what was read last behind the rest: it is tried once for each way that leads there. */
function append(read: Group): void {
  const { now, last } = read;
  if (last === undefined) return;
  now.work += now.ways * last.work;
  now.ways *= last.ways;
  now.isOpen ||= last.isOpen;
  read.last = undefined;
}

/** Ends an alternative. */
function next(read: Group): void {
  append(read);
  const { before, now } = read;
  before.isOpen ||= before.ways > 0 || now.isOpen;
  before.ways += now.ways;
  before.work += now.work;
  read.now = nothing();
}

function partOf(read: Group): PatternPart {
  next(read);
  return read.before;
}

/** The length of what stands first; undefined for what refers back, and for what is no part of an expression. */
function lengthOf(rest: string): number | undefined {
  if (rest[0] === '\\') return /^\\(?:[1-9]|k<)/.test(rest) || rest.length < 2 ? undefined : 2;
  if (rest[0] === '[') return /^\[(?:[^\]\\]|\\[\s\S])*\]/.exec(rest)?.[0].length;
  return (quantifier.exec(rest) ?? group.exec(rest))?.[0].length ?? 1;
}
