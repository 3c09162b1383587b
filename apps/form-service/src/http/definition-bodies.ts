import type { JsonObject } from '@guichet/definition';

/** Definitions as they travel: each is written out once, for as long as it is served. */
export function createDefinitionBodies(): (definition: JsonObject) => Buffer {
  const bodies = new WeakMap<JsonObject, Buffer>();
  return (definition) => {
    const known = bodies.get(definition);
    if (known !== undefined) return known;
    const body = Buffer.from(JSON.stringify(definition));
    bodies.set(definition, body);
    return body;
  };
}
