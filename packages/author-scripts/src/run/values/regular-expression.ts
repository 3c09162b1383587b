import { allocate, spend } from '../run.ts';
import { attempt } from './attempt.ts';
import { fail } from './failure.ts';
import { type Match, Pattern } from './pattern.ts';
import { type Bound, boundOf } from './pattern-bound.ts';
import { protos } from './protos.ts';
import { type Accessor, absent, type SandboxProperty, type Value } from './sandbox-object.ts';

/** An expression made from text has at most so many characters, and so has a text that it is matched with. */
const maxSource = 2_000;
const maxText = 100_000;

/** A regular expression that holds a native one. */
export class RegularExpression extends Pattern {
  readonly regexp: RegExp;
  readonly bound: Bound;
  /** An author script made it from text: nobody has looked at it but `boundOf`. */
  readonly isFromText: boolean;

  constructor(regexp: RegExp, bound: Bound, isFromText: boolean) {
    super(protos.regexp);
    this.regexp = regexp;
    this.bound = bound;
    this.isFromText = isFromText;
  }

  override get kind(): string {
    return 'RegExp';
  }

  override own(key: string): SandboxProperty {
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
  copy(flags: string): RegularExpression {
    const { source } = this.regexp;
    const isAlike = flags.replace('g', '') === this.regexp.flags.replace('g', '');
    return isAlike ? make(source, flags, this.bound, this.isFromText) : patternFrom(source, flags);
  }

  /** Pays for going through a text, before that is done. */
  pay(text: string): void {
    const { power, branches } = this.bound;
    const { length } = text;
    if (!this.isFromText) {
      // A whole budget pays for less time than a run may take: nothing can end a match that has begun. Authors look for
      // spaces at the end of long letters: up to 11,000 characters can be paid for.
      spend(4 + (power === 1 ? branches / 64 : Math.max(1, branches / 16) / 128) * length ** power);
      return;
    }
    if (length > maxText) {
      fail('RangeError', `An expression made from text is matched with at most ${maxText} characters`);
    }
    spend(4 + (branches * length ** power) / (power === 1 ? 8 : 64));
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

  override matchesIn(text: string): Match[] {
    const { regexp } = this;
    const found: Match[] = [];
    if (regexp.global) regexp.lastIndex = 0;
    this.pay(text);
    for (let match = this.next(text); match !== undefined; match = this.next(text)) {
      spend(4);
      allocate(match.texts.length + 4);
      found.push(match);
      if (!regexp.global) break;
      if (match.texts[0] === '') regexp.lastIndex += 1;
    }
    return found;
  }

  override cut(text: string, most: number): string[] {
    this.pay(text);
    spend(text.length);
    // Each of its groups is in the list, as often as it cuts.
    allocate(text.length * (this.regexp.source.split('(').length - 1));
    return text.split(this.regexp, most);
  }
}

/** Compiles a regular expression literal: preparation has checked how its time grows. */
export function checkedPattern(source: string, flags: string, power: number): () => RegularExpression {
  const { branches = source.length / 4, looks = true } = boundOf(source, flags) ?? {};
  const bound = { power, branches: Math.max(1, branches), looks };
  return () => make(source, flags, bound, false);
}

/** One that an author script makes from a text: refused unless a plain look shows that its time is bound. */
export function patternFrom(source: string, flags: string): RegularExpression {
  spend(source.length);
  const bound = source.length <= maxSource ? boundOf(source, flags) : undefined;
  if (bound === undefined || bound.looks) {
    return fail('SyntaxError', 'This expression may take too long; write it between / and /');
  }
  return make(source, flags, bound, true);
}

function make(source: string, flags: string, bound: Bound, isFromText: boolean): RegularExpression {
  allocate(32 + source.length);
  const regexp = attempt(() => new RegExp(source, flags));
  return new RegularExpression(regexp, bound, isFromText);
}
