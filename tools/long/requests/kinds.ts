import type { RandomSource } from '../random.ts';
import type { Kind } from './case.ts';
import { apiKinds } from './kinds/api.ts';
import { deskKinds } from './kinds/desk.ts';
import { fileKinds } from './kinds/files.ts';
import { leavingKinds } from './kinds/leaving.ts';
import { pageKinds } from './kinds/pages.ts';
import { postKinds } from './kinds/posts.ts';
import { questionKinds } from './kinds/questions.ts';
import { resumableKinds } from './kinds/resumable.ts';

/** All sorts of cases. */
export const kinds: readonly Kind[] = [
  ...apiKinds,
  ...pageKinds,
  ...postKinds,
  ...fileKinds,
  ...resumableKinds,
  ...questionKinds,
  ...leavingKinds,
  ...deskKinds,
];

const all = kinds.reduce((sum, { weight }) => sum + weight, 0);

/** One of them, by its weight. */
export function chooseKind(random: RandomSource): Kind {
  let at = random.next() * all;
  for (const kind of kinds) {
    at -= kind.weight;
    if (at < 0) return kind;
  }
  throw new Error('The weights add up to less than they did.');
}

/** Routes of the app that no kind is for, and routes that a kind is for and the app has not. */
export function uncovered(routes: readonly string[]): {
  readonly missing: readonly string[];
  readonly gone: readonly string[];
} {
  const covered = new Set(kinds.flatMap(({ covers }) => covers));
  const there = new Set(routes);
  return {
    missing: [...there].filter((route) => !covered.has(route)),
    gone: [...covered].filter((route) => !there.has(route)),
  };
}
