import type { Model } from '@guichet/engine';
import { asideWith, choicesIn, offerIn } from './offer.ts';
import { sourceIn } from './source.ts';

/** What a type does that offers choices that stand elsewhere. How it is prepared: see `offering`. */
export const offered = {
  // What is chosen keeps its name, whatever is offered next.
  asideOf: (strings, before) =>
    before === undefined ? undefined : asideWith(offerIn(before), before, strings),
  offered: ({ settings }, aside) => (sourceIn(settings) === undefined ? undefined : choicesIn(aside)),
} satisfies Partial<Model>;
