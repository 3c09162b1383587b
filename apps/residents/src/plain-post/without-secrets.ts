import { isJsonObject, type Json, type JsonObject, parsePath } from '@guichet/definition';
import { type PreparedComponent, without, withValue } from '@guichet/engine';
import { modelOf } from './posted-fields.ts';

/** The posted data without secrets, in rows too: the same as `Form.withoutSecrets` of a live form. */
export function withoutSecrets(components: readonly PreparedComponent[], data: JsonObject): JsonObject {
  return components.reduce((rest, component) => {
    const { key, children = [] } = component;
    const model = modelOf(component);
    if (model.data === 'none') return withoutSecrets(children, rest);
    const keys = parsePath(key).map(String);
    if (model.isSecret === true) return without(rest, keys);
    if (children.length === 0) return rest;
    const inner = keys.reduce<Json | undefined>(
      (value, segment) => (isJsonObject(value) && Object.hasOwn(value, segment) ? value[segment] : undefined),
      rest,
    );
    if (isJsonObject(inner)) return withValue(rest, keys, withoutSecrets(children, inner));
    if (!Array.isArray(inner)) return rest;
    const rows = inner.map((row: Json) => (isJsonObject(row) ? withoutSecrets(children, row) : row));
    return withValue(rest, keys, rows);
  }, data);
}
