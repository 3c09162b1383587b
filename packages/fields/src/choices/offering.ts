import type { JsonObject } from '@guichet/definition';
import type { Model } from '@guichet/engine';
import { asideWith, choicesIn, offerIn } from './offer.ts';
import { sourceIn } from './source.ts';

/** What makes a type offer choices that stand elsewhere. */
export const offering = {
  texts: [{ setting: 'holes[].text', as: 'plain' }],
  settings: ({ source }: JsonObject): JsonObject => (source === undefined ? {} : { source }),
  // What is chosen keeps its name, whatever is offered next.
  asideOf: (strings, before) =>
    before === undefined ? undefined : asideWith(offerIn(before), before, strings),
  offered: ({ settings }, aside) => (sourceIn(settings) === undefined ? undefined : choicesIn(aside)),
  problems: sourceProblems,
} satisfies Partial<Model>;

/** What an author should mend in where the choices come from. */
function sourceProblems(json: JsonObject) {
  return json.dataSrc === 'indexeddb'
    ? [
        {
          setting: 'dataSrc',
          code: 'sourceNotSupported',
          sentence:
            'Choices that a browser keeps (IndexedDB) are not read here, so there is nothing to choose. Give them by data.values, data.json, data.url or data.custom.',
        },
      ]
    : [];
}
