import fc from 'fast-check';
import {
  type DataPath,
  isJsonObject,
  type Json,
  type JsonObject,
  parsePath,
} from '../../packages/definition/src/definition.ts';
import { oneOf } from '../../packages/fields/src/form-instance/oracle/arbitrary-settings.ts';
import { typeArbitrary } from '../../packages/fields/src/form-instance/oracle/arbitrary-types.ts';
import { childrenOf, isJsonObjectWithKey } from './walk.ts';

/** Data that residents might send for a form: a value for each field, often one that conditions ask for. */
export function arbitraryData(components: readonly Json[]): fc.Arbitrary<JsonObject> {
  return dataOf(components, askedFor(components));
}

export type AskedQuestions = ReadonlyMap<string, readonly Json[]>;
type Put = (data: MutableObject) => void;

interface MutableObject {
  [key: string]: Json | undefined;
}

function dataOf(components: readonly Json[], asked: AskedQuestions): fc.Arbitrary<JsonObject> {
  return fc
    .tuple(...components.filter(isJsonObject).map((component) => partOf(component, asked)))
    .map((parts) => {
      const data: MutableObject = {};
      for (const part of parts) part(data);
      return data;
    });
}

/** One component's part of the object that it stands in. */
function partOf(component: JsonObject, asked: AskedQuestions): fc.Arbitrary<Put> {
  const inner = childrenOf(component);
  if (!isJsonObjectWithKey(component))
    return dataOf(inner, asked).map((data) => (all) => void merge(all, data));
  const { type, key } = component;
  switch (type) {
    case 'container':
      return dataOf(inner, asked).map((data) => (all) => put(all, key, data));
    case 'datagrid':
    case 'editgrid':
      return fc
        .array(dataOf(inner, asked), { minLength: 1, maxLength: 2 })
        .map((rows) => (all) => put(all, key, rows));
    case 'form':
    case 'button':
      return fc.constant(() => {});
    default:
      if (inner.length > 0 && type !== 'address') {
        return dataOf(inner, asked).map((data) => (all) => void merge(all, data));
      }
      if (component.input === false) return fc.constant(() => {});
      return sentFor(component, asked.get(key) ?? []).map((value) => (all) => {
        if (value !== undefined) put(all, key, value);
      });
  }
}

function sentFor(component: JsonObject, asked: readonly Json[]): fc.Arbitrary<Json | undefined> {
  const sent = givenFor(component, asked);
  return mayBeMissing(component) ? fc.option(sent, { nil: undefined, freq: 4 }) : sent;
}

/** Left out: `a row that holds nothing`, `several not sent`, `a default date`, and what `alwaysSent` names of a type. */
function mayBeMissing({ type, key, multiple, defaultDate }: JsonObject): boolean {
  if (key === 'cell') return false;
  const hasDate = typeof defaultDate === 'string' && defaultDate !== '';
  return multiple !== true && !hasDate && typeArbitrary(String(type)).alwaysSent === undefined;
}

function givenFor(component: JsonObject, asked: readonly Json[]): fc.Arbitrary<Json> {
  const { type, multiple } = component;
  if (type === 'file') return oneOf(...(multiple === true ? [] : [[]]), [{ name: 'plan.pdf', size: 7 }]);
  const single = singleOf(component, asked);
  if (multiple !== true) return single;
  // No empty list, see `an empty list`; no empty choice, see `an empty choice among several`.
  const item = type === 'select' ? single.map((value) => (value === '' ? 'a' : value)) : single;
  return fc.array(item, { minLength: 1, maxLength: 2 });
}

function singleOf(component: JsonObject, asked: readonly Json[]): fc.Arbitrary<Json> {
  const options = optionsOf(component);
  switch (component.type) {
    case 'radio':
    case 'select':
    case 'resource':
      return oneOf('', ...options, ...asked);
    case 'selectboxes':
      return fc
        .tuple(...options.map((option) => fc.boolean().map((mark): [string, Json] => [String(option), mark])))
        .map((marks) => Object.fromEntries(marks));
    case 'survey':
      return oneOf(...surveyAnswers(component));
    case 'checkbox':
      return oneOf(false, true);
    case 'number':
    case 'currency':
      return oneOf(0, 1, 2.5, 18, 1000, ...asked.map(Number).filter(Number.isFinite));
    case 'day':
      return oneOf('', '03/15/2024');
    case 'address':
    case 'datamap':
    case 'file':
    case 'datetime':
      return typeArbitrary(component.type).value({ widget: {} });
    default: {
      const { value } = typeArbitrary(String(component.type));
      // Not blanks alone: `blanks in a required grid`.
      const typeValues = value({}).filter((text) => text !== ' ');
      return asked.length === 0 ? typeValues : fc.oneof(typeValues, oneOf(...asked));
    }
  }
}

function optionsOf(component: JsonObject): readonly Json[] {
  const { data, values } = component;
  const list = component.type === 'select' && isJsonObject(data) ? data.values : values;
  return Array.isArray(list) ? list.filter(isJsonObject).map(({ value }) => String(value ?? '')) : [];
}

function surveyAnswers(component: JsonObject): readonly Json[] {
  const { questions } = component;
  const names = Array.isArray(questions)
    ? questions.filter(isJsonObject).map(({ value }) => String(value))
    : [];
  const [answer = 'a'] = optionsOf(component);
  return [{}, Object.fromEntries(names.map((name) => [name, answer]))];
}

/** The values that conditions compare with each key. */
export function askedFor(components: readonly Json[]): AskedQuestions {
  const asked = new Map<string, Json[]>();
  const add = (key: Json | undefined, value: Json | undefined) => {
    if (typeof key !== 'string' || value === undefined || value === null || typeof value === 'object') return;
    const name = key.split('.').at(-1) ?? key;
    asked.set(name, [...(asked.get(name) ?? []), value]);
  };
  const look = (json: Json) => {
    if (Array.isArray(json)) json.forEach(look);
    if (!isJsonObject(json)) return;
    add(json.when, json.eq);
    add(json.component, json.value);
    for (const value of Object.values(json)) if (value !== undefined) look(value);
  };
  components.forEach(look);
  return asked;
}

function put(data: MutableObject, key: string, value: Json): void {
  const filled = placed(data, parsePath(key), value);
  if (isJsonObject(filled)) Object.assign(data, filled);
}

/** Sets a value at a path; a number in the path makes a list. */
function placed(json: Json | undefined, [first, ...rest]: DataPath, value: Json): Json {
  if (first === undefined) return value;
  if (typeof first === 'number') {
    const list = Array.isArray(json) ? [...json] : [];
    while (list.length < first) list.push({});
    list[first] = placed(list[first], rest, value);
    return list;
  }
  const object = isJsonObject(json) ? json : {};
  return { ...object, [first]: placed(object[first], rest, value) };
}

function merge(data: MutableObject, more: JsonObject): void {
  for (const [key, value] of Object.entries(more)) {
    const known = data[key];
    if (isJsonObject(known) && isJsonObject(value)) data[key] = { ...known, ...value };
    else data[key] = value;
  }
}
