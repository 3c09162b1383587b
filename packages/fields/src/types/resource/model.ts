import { isJsonObject, type JsonObject } from '@guichet/definition';
import type { Model } from '@guichet/engine';

/**
 * A choice among the submissions of another form, made of the model of a select. Value: as of a select whose options
 * come from elsewhere. Where no form service offers any, the view says so.
 */
export const resourceModelOf = (select: Model): Model => ({
  ...select,
  needs: () => ['transientState', 'choices'],
  label: { en: 'Resource', fr: 'Ressource' },
  plain: (json) => select.plain?.(asSelect(json)) ?? json,
  settings: (json) => select.settings(asSelect(json)),
  problems: (json) => (formIn(json) === '' ? [withoutForm] : (select.problems?.(json) ?? [])),
});

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
  sentence: 'Name the form whose submissions are the choices. Without it the list is empty.',
};
