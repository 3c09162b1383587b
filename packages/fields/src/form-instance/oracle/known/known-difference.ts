import type { Json, JsonObject } from '@guichet/definition';
import type { Outcome } from '../outcome.ts';

/** One decision: where we differ from Form.io, who is right, and why. */
export interface KnownDifference {
  /** Whether we leave out a fault of theirs, or chose otherwise. */
  readonly whose: 'their fault' | 'our choice';
  readonly reason: string;
  /** Each way in which `@formio/core` validates otherwise, by name. */
  readonly cases?: Readonly<Record<string, ReviewedCase>>;
  /** Each way in which residents see something else on the page of `@formio/js`, by name. */
  readonly onPage?: Readonly<Record<string, SeenCase>>;
}

export type KnownDifferences = Readonly<Record<string, KnownDifference>>;

/** A form that Form.io validates otherwise than we do, as small as it can be. */
export interface ReviewedCase {
  /** The case that this one shows, where a decision has several. */
  readonly what?: string;
  readonly components: readonly Json[];
  readonly data: JsonObject;
  /** The part of the outcome that differs; `stops`: there is none. */
  readonly theirs: Partial<Outcome> | 'stops';
  readonly ours: Partial<Outcome>;
}

/** A form that shows itself otherwise, as small as it can be. */
export interface SeenCase {
  readonly what?: string;
  readonly components: readonly Json[];
  readonly display?: 'wizard';
  /** The steps until it is seen; without it, none. By the places of the components, from `c1`, the innermost first. */
  readonly steps?: readonly Json[];
  /** How it shows itself: in which respect, of which types, as which texts. */
  readonly seen: {
    readonly aspect: string;
    readonly types?: readonly string[];
    /** Only of types that nobody registered. */
    readonly isUnknownType?: boolean;
    /** Only of components with these settings, or with text in them that matches. */
    readonly where?: Readonly<Record<string, Json | RegExp>>;
    /** Only of what stands in a component with these settings. */
    readonly within?: JsonObject;
    /** Only where the case of this name is seen, too: what follows from it. */
    readonly after?: string;
    /** Only of components whose key another one has, too. */
    readonly sharesKey?: boolean;
    /** Only of what was not there yet when a resident last tried to go on. */
    readonly isNew?: boolean;
    readonly ours: RegExp;
    readonly theirs: RegExp;
  };
}
