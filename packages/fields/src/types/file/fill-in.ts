import { isJsonObject, type Json, type JsonObject, parsePath } from '@guichet/definition';
import type { Field, Form } from '@guichet/engine';

const interpolation = /\{\{\s*([\w.[\]]+)\s*\}\}/g;

/**
 * A setting of a field with what `{{ }}` names in it: `data`, `row`, `component`, and what is given beside.
 * A name without a value leaves nothing behind.
 */
export function filledIn(template: string, form: Form, field: Field, moreNames: JsonObject = {}): string {
  if (!template.includes('{{')) return template;
  const data = form.data();
  const names: JsonObject = {
    data,
    row: rowOf(field, data),
    component: { key: field.component.key, type: field.component.type },
    ...moreNames,
  };
  return template.replace(interpolation, (_, path: string) => asText(valueAt(names, path)));
}

function rowOf({ inRow }: Field, data: JsonObject): Json {
  if (inRow === undefined) return data;
  return valueAt(data, `${inRow.grid.path()}[${inRow.index()}]`) ?? {};
}

function valueAt(held: Json, path: string): Json | undefined {
  return parsePath(path).reduce<Json | undefined>((value, key) => {
    if (Array.isArray(value)) return value[Number(key)];
    return isJsonObject(value) && Object.hasOwn(value, key) ? value[String(key)] : undefined;
  }, held);
}

function asText(value: Json | undefined): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
