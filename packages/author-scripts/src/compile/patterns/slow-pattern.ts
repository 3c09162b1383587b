import { RegExpParser } from '@eslint-community/regexpp';
import { boundOf } from '../../run/values/pattern-bound.ts';
import { ambiguityOf } from './ambiguity.ts';
import { automatonOf, UnknownBoundError } from './automaton.ts';

/** A text of 1,000 characters may be tried in so many ways that the page stands still for a second. */
const maxPower = 3;

const parser = new RegExpParser({ ecmaVersion: 2025 });

/** The power of the text's length that a match takes at most; undefined: it may take so long that it must not be run. */
export function powerOf(pattern: string, flags: string): number | undefined {
  const power = findPower(pattern, flags);
  return power !== undefined && power <= maxPower ? power : undefined;
}

/** Whether the `pattern` of a rule, which stands between `^` and `$`, may take so long that no page must run it. */
export function isSlowPattern(pattern: string): boolean {
  return powerOf(`^${pattern}$`, '') === undefined;
}

function findPower(pattern: string, flags: string): number | undefined {
  try {
    const [unicode, unicodeSets] = [flags.includes('u'), flags.includes('v')];
    const parsed = parser.parsePattern(pattern, 0, pattern.length, { unicode, unicodeSets });
    return ambiguityOf(automatonOf(parsed, flags));
  } catch (error) {
    if (error instanceof UnknownBoundError) return boundOf(pattern, flags)?.power;
    // A pattern nested too deeply overflows the native stack of its parser.
    if (error instanceof SyntaxError || error instanceof RangeError) return undefined;
    throw error;
  }
}
