import { code } from './known/code.ts';
import { conditions } from './known/conditions.ts';
import { dates } from './known/dates.ts';
import type { KnownDifferences, ReviewedCase, SeenCase } from './known/known-difference.ts';
import { onPage } from './known/on-page.ts';
import { pageDates } from './known/page-dates.ts';
import { pageState } from './known/page-state.ts';
import { rows } from './known/rows.ts';
import { rules } from './known/rules.ts';
import { stored } from './known/stored.ts';

const differences = {
  ...conditions,
  ...rows,
  ...stored,
  ...dates,
  ...rules,
  ...code,
  ...onPage,
  ...pageDates,
  ...pageState,
} as const;

type Difference = (typeof differences)[keyof typeof differences];
type CasesOf<T> = T extends { readonly cases: infer C } ? keyof C & string : never;

/** How a difference that `@formio/core` validates shows itself. The random forms and the folders leave it out by this name. */
export type KnownCaseName = CasesOf<Difference>;

/** All that we do otherwise than Form.io, by name: the one list, of its engine and of its page. */
export const knownDifferences: KnownDifferences = differences;

/** More than these nobody can keep in mind: who adds one fixes one. */
export const maxDifferences = 40;

export const reviewedCases: readonly (readonly [string, ReviewedCase])[] = Object.values(
  knownDifferences,
).flatMap(({ cases = {} }) => Object.entries(cases));

export const seenCases: readonly (readonly [string, SeenCase])[] = Object.values(knownDifferences).flatMap(
  ({ onPage: seen = {} }) => Object.entries(seen),
);
