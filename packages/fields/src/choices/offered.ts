import type { Model } from '@guichet/engine';
import { choicesIn, offerIn, transientStateWith } from './offer.ts';
import { sourceIn } from './source.ts';

/** Model parts of a type that offers choices from elsewhere. How it is prepared: see `offering`. */
export const offered = {
  // A chosen item keeps its name, whatever is offered next.
  transientStateOf: (strings, before) =>
    before === undefined ? undefined : transientStateWith(offerIn(before), before, strings),
  offered: ({ settings }, transientState) =>
    sourceIn(settings) === undefined ? undefined : choicesIn(transientState),
} satisfies Partial<Model>;
