import { isJsonObject, type Json, type JsonObject } from '@guichet/definition';
import type { Model, Models } from '@guichet/engine/prepared';
import { knownChildren, placesIn, unknownChildren } from '@guichet/prepare';

/** A component as its author wrote it, and where. */
export interface Written {
  readonly json: JsonObject;
  readonly path: string;
  readonly type: string;
  readonly key: string;
  /** Undefined for a type that nobody registered. */
  readonly model: Model | undefined;
  readonly parent: Written | undefined;
}

/** Every component of a definition, in its order. Nothing that is no component. */
export function walkComponents(definition: JsonObject, models: Models): readonly Written[] {
  const found: Written[] = [];
  const wait = (places: ReturnType<typeof placesIn>, parent: Written | undefined) =>
    places.toReversed().map(({ json, path }) => ({ json, path, parent }));
  const waiting: { json: Json; path: string; parent: Written | undefined }[] = wait(
    placesIn(definition.components, 'components'),
    undefined,
  );
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { json, path, parent } = next;
    if (!isJsonObject(json) || typeof json.type !== 'string') continue;
    const { type } = json;
    const model = Object.hasOwn(models, type) ? models[type] : undefined;
    const written = { json, path, type, model, parent, key: typeof json.key === 'string' ? json.key : '' };
    found.push(written);
    const children = model === undefined ? unknownChildren(json, path) : knownChildren(json, path, model);
    waiting.push(...wait(children, written));
  }
  return found;
}

/** Whether a resident answers it. */
export function isInput({ model, json }: Written): boolean {
  if (model === undefined) return json.input !== false && typeof json.key === 'string';
  return model.data === 'value' && model.isPersistent && model.isUnseen !== true;
}

export function nameOf({ key, type, json }: Written): string {
  const label = typeof json.label === 'string' && json.label.trim() !== '' ? json.label.trim() : key;
  return (label || type).slice(0, 60);
}
