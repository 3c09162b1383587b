import type { BuiltIns, RegularExpressions } from './language.ts';

/** A value from the host: an author script gets a copy of data on access, and returns a copy too. */
export type HostValue =
  | undefined
  | null
  | boolean
  | number
  | string
  | HostMethod
  | HostObject
  | readonly HostValue[]
  | { readonly [key: string]: HostValue };

/** Called with copies of what the author script gives. An author script may catch its errors, with the same message. */
export type HostMethod = (...given: readonly HostValue[]) => HostValue;

/**
 * An object of the host that an author script reads directly: each read calls it again, so that it may track reads.
 * Known by its `get` and `keys`.
 */
export interface HostObject {
  readonly isList?: boolean;
  get(key: string): HostValue;
  keys(): readonly string[];
  /** Whether a key is there though its value is undefined; where absent, `keys` is asked. */
  has?(key: string): boolean;
  /**
   * Receives an author script's assignment. The author script sees its own value from then on, so the host may keep it
   * for later.
   */
  set?(key: string, value: HostValue): void;
}

/** The names and values around an author script. */
export interface ScriptScope {
  /** For the author scripts that need them: see `needsBuiltIns`. */
  readonly builtIns?: BuiltIns | undefined;
  /** For the author scripts that need them: see `needsRegularExpressions`. */
  readonly regularExpressions?: RegularExpressions | undefined;
  /** The initial output. */
  readonly initial?: HostValue;
  /** A name that the author script does not declare; asked once a run. */
  read(name: string): HostValue;
  /** Whether a name means something here, though it may hold nothing. Asked for what is undefined. */
  knows(name: string): boolean;
  /**
   * Asked once a run, by a name of a browser that `knows` does not: such names are there then, with nothing behind them.
   * Absent: they are not defined.
   */
  browser?(): BrowserFacts;
  /** Asked for by what reads the clock, the zone, a language or chance. */
  environment(): ScriptEnvironment;
  /** Ends the run after so many milliseconds of work. Absent: only its steps end it. */
  readonly timer?: { readonly clock: ScriptClock; readonly ms: number };
  /** Told how many steps the run took, however it ended, and how many milliseconds, where it does not stand in another. */
  took?(steps: number, ms: number): void;
}

/** Names of a browser that authors guard their code by. */
export type BrowserName =
  | 'alert'
  | 'document'
  | 'localStorage'
  | 'location'
  | 'navigator'
  | 'sessionStorage'
  | 'window';

/** The values under these names. */
export type Browser = Readonly<Record<BrowserName, HostValue>>;

/** Facts about a form that a browser's names tell. The same in the page and on the form service. */
export interface BrowserFacts {
  /** The form's. */
  readonly path: string;
  /** As `navigator.language` has it. */
  readonly language: string;
}

/** Measures time, in milliseconds. Given from outside, like all of a form's knowledge of its machine. */
export interface ScriptClock {
  /** Since any moment. Read often, so it must be quick. */
  now(): number;
  /** Time that counts as work, where it differs: never more than has passed by `now`. Read seldom. */
  worked?(): number;
}

export interface ScriptEnvironment {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** IANA name. */
  readonly timeZone: string;
  /** Seed of randomness, an unsigned 32-bit integer. */
  readonly seed: number;
  /** The locale for numbers and dates where an author script names none. */
  readonly locale: string;
}

export type ScriptOutcome =
  /** The final output, or the returned value. */
  | { readonly kind: 'done'; readonly value: HostValue }
  /** The author's code failed. */
  | { readonly kind: 'failed'; readonly name: string; readonly message: string }
  /** It took more steps, memory or depth than any author script needs. */
  | { readonly kind: 'spent'; readonly what: ScriptBudget }
  /** It took more time than this machine gives: another, or the same later, may come to its end. */
  | { readonly kind: 'timedOut' };

export type ScriptBudget = 'steps' | 'memory' | 'depth';
