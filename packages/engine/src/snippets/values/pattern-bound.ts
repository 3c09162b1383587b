/** What a quantifier may repeat, how often. */
const quantifier = /^(?:([*+?])|\{(\d+)(,(\d*))?\})\??/;
const group = /^\((?:\?(?:[:=!]|<[=!]|<[\w$]+>))?/;

interface Part {
  /** Whether there is more than one way through it. */
  isOpen: boolean;
  /** How many alternatives it has. */
  choices: number;
}

/**
 * How the time of a match may grow, at most, by a plain look at the expression; undefined where that cannot be told:
 * what repeats a part that itself repeats or chooses, and what refers back. Backtracking goes through no more ways
 * than the product of what each quantifier and each choice leaves open.
 */
export function boundOf(
  source: string,
  flags: string,
): { readonly power: number; readonly branches: number } | undefined {
  if (/[^gimsuy]/.test(flags)) return undefined;
  // From each place of the text, unless a match must begin at its start.
  let power = /^\^[^|]*$/.test(source) && !flags.includes('m') ? 0 : 1;
  const groups: Part[] = [];
  let part: Part = { isOpen: false, choices: 1 };
  let last: Part | undefined;
  let branches = 1;
  let rest = source;
  while (rest !== '') {
    const length = lengthOf(rest);
    if (length === undefined) return undefined;
    const token = rest.slice(0, length);
    const repeated = quantifier.exec(token);
    if (repeated !== null) {
      const [, sign, least, comma, most] = repeated;
      const isEndless = sign === '*' || sign === '+' || (comma !== undefined && most === '');
      const ways = sign === '?' ? 2 : comma === undefined ? 1 : Number(most) - Number(least) + 1;
      // What must stand a thousand times is looked for a thousand times, from each place of the text.
      const tries = Math.max(1, ways, Number(least ?? 0));
      const isRepeated = isEndless || sign !== '?';
      if (last === undefined || (last.isOpen && isRepeated)) return undefined;
      if (isEndless) power += 1;
      else branches *= tries;
      part.isOpen ||= isEndless || ways > 1;
      last = undefined;
    } else if (token[0] === '(') {
      groups.push(part);
      part = { isOpen: false, choices: 1 };
      last = undefined;
    } else if (token === ')') {
      const outer = groups.pop();
      if (outer === undefined) return undefined;
      outer.isOpen ||= part.isOpen;
      branches *= part.choices;
      last = part;
      part = outer;
    } else if (token === '|') {
      part.choices += 1;
      part.isOpen = true;
      last = undefined;
    } else last = { isOpen: false, choices: 1 };
    rest = rest.slice(length);
  }
  branches *= part.choices;
  return power <= 4 && branches <= 1024 && groups.length === 0
    ? { power: Math.max(1, power), branches }
    : undefined;
}

/** The length of what stands first; undefined for what refers back, and for what is no part of an expression. */
function lengthOf(rest: string): number | undefined {
  if (rest[0] === '\\') return /^\\(?:[1-9]|k<)/.test(rest) || rest.length < 2 ? undefined : 2;
  if (rest[0] === '[') return /^\[(?:[^\]\\]|\\[\s\S])*\]/.exec(rest)?.[0].length;
  return (quantifier.exec(rest) ?? group.exec(rest))?.[0].length ?? 1;
}
