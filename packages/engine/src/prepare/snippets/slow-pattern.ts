import { boundOf } from '../../snippets/values/pattern-bound.ts';

/** How the time of a match grows with the text; undefined: too fast. */
export function powerOf(pattern: string, flags: string): number | undefined {
  return boundOf(pattern, flags)?.power;
}
