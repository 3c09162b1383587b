import { isMarked } from '@guichet/drafts/device-marks';
import { loadDeferred } from '../load-parts.ts';
import { whenIdle } from '../when-idle.ts';
import type { DraftNeeds } from './draft-needs.ts';
import type { Drafting } from './drafting.ts';

/** Loads the code that keeps drafts where there are some, else once something is filled in. */
export interface LateDrafting {
  now(): Drafting | undefined;
  /** Loads it: at once if `isFilledIn`, else at the first input in `element` at the latest. */
  attach(element: HTMLElement, isFilledIn: boolean): void;
  load(): Promise<Drafting>;
  /** Undefined where it cannot be loaded. */
  find(): Promise<Drafting | undefined>;
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
      loading = undefined;
    });
    return loading;
  }

  /** Without a network it is tried again at the next input, and when there is one. */
  function find(): Promise<Drafting | undefined> {
    return load().catch(() => {
      window.addEventListener('online', find, { once: true });
      return undefined;
    });
  }

  return {
    now: () => drafting,
    load,
    find,
    attach(element, isFilledIn) {
      if (isFilledIn || isMarked('drafts')) find();
      // A browser that dies forgets a mark that was set just before.
      else
        whenIdle(async () => {
          const deferred = await loadDeferred().catch(() => undefined);
          if (await deferred?.hasDrafts()) find();
        });
      element.addEventListener('input', () => drafting ?? find());
    },
  };
}
