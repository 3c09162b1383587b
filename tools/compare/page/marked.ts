import { isJsonObject, type Json, type JsonObject } from '../../../packages/definition/src/definition.ts';
import { mapComponents } from '../walk.ts';

/**
 * The same form, each component with a mark among its `properties`, which both renderers keep. A component with a mark
 * keeps it.
 */
export function marked(definition: JsonObject): JsonObject {
  let count = 0;
  const components = mapComponents(definition.components ?? [], (component) => {
    count += 1;
    const properties = isJsonObject(component.properties) ? component.properties : {};
    if (typeof properties.compared === 'string') return component;
    return { ...component, properties: { ...properties, compared: `c${count}` } };
  });
  return { ...definition, components };
}

/** A form without its marks. */
export function unmarked(components: Json): Json {
  return mapComponents(components, ({ properties, ...component }) => {
    if (!isJsonObject(properties)) return component;
    const { compared: _, ...rest } = properties;
    return Object.keys(rest).length === 0 ? component : { ...component, properties: rest };
  });
}
