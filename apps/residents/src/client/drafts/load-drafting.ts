import { isMarked } from '@guichet/drafts/device-marks';
import { loadDeferred } from '../load-parts.ts';
import type { DraftNeeds } from './draft-needs.ts';
import type { Drafting } from './drafting.ts';

/** Loads the code that keeps drafts where there are some, else once something is typed. */
export interface LateDrafting {
  now(): Drafting | undefined;
  /** Loads it, at the first input in `element` at the latest. */
  attach(element: HTMLElement): void;
  load(): Promise<Drafting>;
}

export function createLateDrafting(needs: () => DraftNeeds): LateDrafting {
  let loading: Promise<Drafting> | undefined;
  let drafting: Drafting | undefined;

  function load(): Promise<Drafting> {
    loading ??= loadDeferred().then(async ({ keepDrafts }) => {
      drafting = await keepDrafts(needs());
      return drafting;
    });
    loading.catch(() => {
      // Without a network: the next input tries again.
      loading = undefined;
    });
    return loading;
  }

  return {
    now: () => drafting,
    load,
    attach(element) {
      const ignore = () => {};
      if (isMarked('drafts')) load().catch(ignore);
      element.addEventListener('input', () => drafting ?? load().catch(ignore));
    },
  };
}
