import { isJsonObject, type Json, type JsonObject } from '@guichet/definition';
import type { Model, Models } from '../model.ts';
import type { PreparedComponent } from '../prepared-form.ts';
import { prepareCondition } from './prepare-condition.ts';
import { prepareSettings } from './prepare-settings.ts';
import type { FormTexts } from './prepare-texts.ts';
import type { Problems } from './problems.ts';
import { reportSnippets } from './snippets.ts';

export interface Preparing {
  readonly models: Models;
  readonly texts: FormTexts;
  readonly problems: Problems;
  /** How often each id was given. */
  readonly ids: Map<string, number>;
}

/** Prepares a list of components; what is no component is left out and reported. */
export function prepareComponents(
  list: readonly Json[],
  path: string,
  preparing: Preparing,
): readonly PreparedComponent[] {
  return list.flatMap((json, index) => {
    const place = `${path}[${index}]`;
    if (isJsonObject(json) && typeof json.type === 'string')
      return [prepareComponent(json, json.type, place, preparing)];
    preparing.problems.add(
      place,
      'notAComponent',
      'A component is an object with a "type". This is none and is left out.',
    );
    return [];
  });
}

function prepareComponent(
  json: JsonObject,
  type: string,
  path: string,
  preparing: Preparing,
): PreparedComponent {
  const { models, texts, problems } = preparing;
  const fallback = Object.hasOwn(models, type) ? undefined : fallbackOf(json);
  const model = modelNamed(fallback ?? type, models);
  if (fallback !== undefined) {
    problems.add(
      `${path}.type`,
      'unknownType',
      `The type "${type.slice(0, 60)}" is not known here. Register it, or use another.`,
    );
  }
  const ownKey = typeof json.key === 'string' ? json.key.trim() : '';
  const key = model.dataKey?.(json) ?? ownKey;
  if (key === '' && model.data !== 'none') {
    problems.add(`${path}.key`, 'missingKey', 'A component without a key keeps no answer. Give it a key.');
  }
  const id = idFor(ownKey, preparing.ids);
  texts.addComponent(json, id, path, model);
  reportSnippets(json, path, problems);
  if (json.multiple === true && model.data === 'value' && model.takesSeveral !== true) {
    problems.add(
      `${path}.multiple`,
      'multipleNotSupported',
      'Several answers in one component are not supported here: it takes one.',
    );
  }
  const condition = prepareCondition(json.conditional);
  const children = childrenOf(json, fallback, model, path, preparing);
  return {
    id,
    type,
    key,
    ...(fallback !== undefined && { fallback }),
    ...prepareSettings(json, path, problems),
    clearOnHide: typeof json.clearOnHide === 'boolean' ? json.clearOnHide : model.clearOnHide,
    ...(condition !== undefined && { condition }),
    settings: model.settings(json),
    ...(children.length > 0 && { children }),
  };
}

type Fallback = NonNullable<PreparedComponent['fallback']>;

/** A type that nobody registered: with children and `input` a container, with children a layout, else nothing. */
function fallbackOf(json: JsonObject): Fallback {
  if (Array.isArray(json.components)) return json.input === true ? 'unknownContainer' : 'unknownLayout';
  return innerLists(json).length > 0 ? 'unknownLayout' : 'unknown';
}

function childrenOf(
  json: JsonObject,
  fallback: Fallback | undefined,
  model: Model,
  path: string,
  preparing: Preparing,
) {
  const own = fallback === 'unknown' ? [] : model.children(json);
  const lists = fallback === 'unknownLayout' ? [...own, ...innerLists(json)] : own;
  return lists.flatMap((list) => prepareComponents(list.components, `${path}.${list.path}`, preparing));
}

/** The lists of components in the parts of a layout: columns, or the rows and cells of a table. */
function innerLists(
  json: JsonObject,
): readonly { readonly path: string; readonly components: readonly Json[] }[] {
  const columns = listOf(json.columns).map((column, index) => ({ part: column, path: `columns[${index}]` }));
  const cells = listOf(json.rows).flatMap((row, index) =>
    listOf(row).map((cell, place) => ({ part: cell, path: `rows[${index}][${place}]` })),
  );
  return [...columns, ...cells].flatMap(({ part, path }) =>
    isJsonObject(part) && Array.isArray(part.components)
      ? [{ path: `${path}.components`, components: part.components }]
      : [],
  );
}

function listOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}

function modelNamed(name: string, models: Models): Model {
  const model = Object.hasOwn(models, name) ? models[name] : undefined;
  if (model === undefined)
    throw new Error(`The registry of models lacks "${name}". Hand prepareForm a whole registry.`);
  return model;
}

/** Unique in the form and safe in an HTML id. */
function idFor(key: string, ids: Map<string, number>): string {
  const base = key.replace(/[^\w.-]/g, '-') || 'component';
  const count = (ids.get(base) ?? 0) + 1;
  ids.set(base, count);
  if (count === 1 && key !== '') return base;
  return key === '' ? `component~${count}` : `${base}~${count}`;
}
