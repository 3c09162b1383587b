import { isJsonObject, type JsonObject } from '@guichet/definition';
import type { Model } from '@guichet/engine';
import { selectModelForPreparation } from '../select/model-for-preparation.ts';

/**
 * One of the submissions of another form: a list of choices that a form service gives away. Value: as of a select whose
 * options come from elsewhere. Where no form service offers any, the view says so.
 */
export const resourceModel = {
  ...selectModelForPreparation,
  needs: () => ['transientState', 'choices'],
  label: { en: 'Resource', fr: 'Ressource' },
  plain: (json) => selectModelForPreparation.plain?.(asSelect(json)) ?? json,
  settings: (json) => selectModelForPreparation.settings(asSelect(json)),
  problems: (json) =>
    formIn(json) === '' ? [withoutForm] : (selectModelForPreparation.problems?.(json) ?? []),
} satisfies Model;

/** As its author would write it today. Source: Form.io 4. */
function asSelect(json: JsonObject): JsonObject {
  const { searchFields, searchField } = json;
  const [first] = Array.isArray(searchFields) ? searchFields : [];
  return {
    ...json,
    dataSrc: 'resource',
    data: { ...(isJsonObject(json.data) && json.data), resource: formIn(json) },
    ...(searchField === undefined && typeof first === 'string' && { searchField: first }),
  };
}

function formIn({ resource, data }: JsonObject): string {
  const named = resource ?? (isJsonObject(data) ? data.resource : undefined);
  return typeof named === 'string' ? named.trim() : '';
}

const withoutForm = {
  setting: 'resource',
  code: 'noResource',
  sentence: 'This is the form whose submissions can be chosen. Without it there is nothing to choose.',
};
