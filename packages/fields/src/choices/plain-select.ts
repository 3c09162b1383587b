import { decodeJson, isJsonObject, type Json, type JsonObject } from '@guichet/definition';
import { listOf } from '../define/define-model.ts';
import { fillTemplate, propertyAt } from './item-template.ts';
import { optionText } from './options.ts';

/** The label of an option where the definition gives no template. Source: measured on Form.io. */
const defaultTemplate = /^\s*<span>\{\{\s*item\.label\s*\}\}<\/span>\s*$/;

/**
 * A select whose choices stand in its definition, as a list of labels and values: those of `values` by another
 * property or template, and those of a list of `json`. One of objects without a `valueProperty` keeps the whole item.
 */
export function plainSelect(json: JsonObject): JsonObject {
  const { dataSrc, template, valueProperty } = json;
  const data = isJsonObject(json.data) ? json.data : {};
  const isOfJson = dataSrc === 'json';
  if (!isOfJson && typeof dataSrc === 'string' && dataSrc !== '' && dataSrc !== 'values') return json;
  const path = typeof valueProperty === 'string' && valueProperty !== '' ? valueProperty : '';
  const byTemplate = typeof template === 'string' && template !== '' && !defaultTemplate.test(template);
  if (!isOfJson && (path === '' || path === 'value') && !byTemplate) return json;
  const items = isOfJson ? itemsOf(data.json, json.selectValues) : listOf(data.values);
  const values = items.map((item) => ({
    label: byTemplate ? fillTemplate(template, item) : labelOf(item),
    value: path === '' && isOfJson ? item : propertyAt(item, path || 'value'),
    ...(isJsonObject(item) && item.disabled === true && { disabled: true }),
  }));
  return {
    ...json,
    dataSrc: 'values',
    data: { ...data, values },
    ...(isOfJson && path === '' && items.some(isJsonObject) && { isWhole: true }),
  };
}

/** The list that an author wrote, or its text; where it stands deeper, `selectValues` says where. */
function itemsOf(written: Json | undefined, path: Json | undefined): readonly Json[] {
  const json = typeof written === 'string' ? decodeJson(written) : written;
  return listOf(typeof path === 'string' && path !== '' ? propertyAt(json, path) : json);
}

function labelOf(item: Json): string {
  return optionText(isJsonObject(item) ? item.label : item);
}
