import { SandboxObject } from './sandbox-object.ts';

export interface Match {
  readonly index: number;
  readonly input: string;
  /** The match, then its groups. */
  readonly texts: readonly (string | undefined)[];
  readonly groups: Readonly<Record<string, string | undefined>> | undefined;
}

/** A regular expression, as methods of texts use it. Its class is in a file of its own: see `RegularExpressions`. */
export abstract class Pattern extends SandboxObject {
  abstract readonly regexp: RegExp;

  /** All matches in a text, or the first where it is not global. */
  abstract matchesIn(text: string): Match[];

  /** A text cut at its matches: at most so many pieces. */
  abstract cut(text: string, most: number): string[];
}
