import { allocate, spend } from '../run.ts';
import { attempt } from './attempt.ts';
import { fail } from './failure.ts';
import { boundOf } from './pattern-bound.ts';
import { protos } from './protos.ts';
import { type Accessor, absent, type Property, Thing, type Value } from './thing.ts';

export interface Match {
  readonly index: number;
  readonly input: string;
  /** What matched, then the groups. */
  readonly texts: readonly (string | undefined)[];
  readonly groups: Readonly<Record<string, string | undefined>> | undefined;
}

/** How the time of a match may grow: with `branches` times this power of the length of the text. */
export interface Bound {
  readonly power: number;
  readonly branches: number;
}

/** A regular expression, with a native one inside. */
export class Pattern extends Thing {
  readonly regexp: RegExp;
  readonly bound: Bound;

  constructor(regexp: RegExp, bound: Bound) {
    super(protos.regexp);
    this.regexp = regexp;
    this.bound = bound;
  }

  override get kind(): string {
    return 'RegExp';
  }

  override own(key: string): Property {
    switch (key) {
      case 'lastIndex':
      case 'source':
      case 'flags':
      case 'global':
      case 'ignoreCase':
      case 'multiline':
      case 'sticky':
      case 'unicode':
      case 'dotAll':
        return this.regexp[key];
      default:
        return super.own(key);
    }
  }

  override put(key: string, value: Value | Accessor): void {
    if (key === 'lastIndex') this.regexp.lastIndex = typeof value === 'number' ? value : 0;
    else if (this.own(key) === absent) super.put(key, value);
  }

  /** With other flags, which may make it slow: without regard to letter case `(?:a|A)*` has two ways for each `a`. */
  copy(flags: string): Pattern {
    const { source } = this.regexp;
    const isAlike = flags.replace('g', '') === this.regexp.flags.replace('g', '');
    return isAlike ? make(source, flags, this.bound) : patternFrom(source, flags);
  }

  /** Pays for going through a text, before that is done. */
  pay(text: string): void {
    const { power, branches } = this.bound;
    spend(4 + (power === 1 ? text.length / 64 : (branches * text.length ** power) / 256));
  }

  match(text: string): Match | undefined {
    this.pay(text);
    return this.next(text);
  }

  /** The next match of many, which `pay` has paid for together: each place of the text is begun from once. */
  next(text: string): Match | undefined {
    const found = this.regexp.exec(text);
    if (found === null) return undefined;
    return { index: found.index, input: text, texts: [...found], groups: found.groups };
  }
}

/** A regular expression that stands in the code: preparation has checked how its time grows. */
export function patternChecked(source: string, flags: string, power: number): Pattern {
  return make(source, flags, { power, branches: 1 });
}

/** One that a snippet makes from a text: refused unless a plain look shows that its time is bound. */
export function patternFrom(source: string, flags: string): Pattern {
  spend(source.length);
  const bound = boundOf(source, flags);
  return make(
    source,
    flags,
    bound ?? fail('SyntaxError', 'This expression may take too long; write it between / and /'),
  );
}

function make(source: string, flags: string, bound: Bound): Pattern {
  allocate(32 + source.length);
  return new Pattern(
    attempt(() => new RegExp(source, flags)),
    bound,
  );
}
