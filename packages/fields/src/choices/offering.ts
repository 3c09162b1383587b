import type { JsonObject } from '@guichet/definition';
import type { FeatureName, Model, PreparedComponent } from '@guichet/engine';
import { offered } from './offered.ts';

/** Preparation parts of a type that offers choices from elsewhere. */
export const offering = {
  texts: [{ setting: 'holes[].text', as: 'plain' }],
  needs: ({ settings }: PreparedComponent): readonly FeatureName[] =>
    settings.source === undefined ? [] : ['transientState', 'choices'],
  settings: ({ source }: JsonObject): JsonObject => (source === undefined ? {} : { source }),
  ...offered,
  problems: sourceProblems,
} satisfies Partial<Model>;

/** Problems for the author in the source of the choices. */
function sourceProblems(json: JsonObject) {
  return json.dataSrc === 'indexeddb'
    ? [
        {
          setting: 'dataSrc',
          code: 'sourceNotSupported',
          sentence:
            'Choices from the browser (IndexedDB) are not read here, so the list is empty. Use data.values, data.json, data.url or data.custom.',
        },
      ]
    : [];
}
