import type { JsonObject } from '../../../packages/definition/src/definition.ts';
import { coreTypes } from '../../open-all/core-types.ts';
import { childrenOf, mapComponents } from '../walk.ts';

/** A form in which a line of text stands in for each input of a type that Form.io does not know; undefined where none is. */
export function withStandIns(definition: JsonObject): JsonObject | undefined {
  let count = 0;
  const components = mapComponents(definition.components ?? [], (component) => {
    if (coreTypes.has(String(component.type))) return component;
    count += 1;
    if (childrenOf(component).length > 0) {
      return component.input === true
        ? { ...component, type: 'container' }
        : { ...component, type: 'fieldset' };
    }
    const { data: _, values: __, defaultValue, ...kept } = component;
    // A default that is no text is none.
    const rest = { ...kept, ...(typeof defaultValue === 'string' && { defaultValue }) };
    return component.input === false
      ? { ...rest, type: 'content', html: '' }
      : { ...rest, type: 'textfield' };
  });
  return count === 0 ? undefined : { ...definition, components };
}
