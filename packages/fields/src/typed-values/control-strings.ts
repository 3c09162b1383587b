import { isJsonObject, type Json } from '@guichet/definition';

/** The strings of a field's controls in its transient state. */
export function controlStringsIn(transientState: Json | undefined): readonly string[] | undefined {
  if (!isJsonObject(transientState) || !Array.isArray(transientState.said)) return undefined;
  return transientState.said.map((text: Json) => (typeof text === 'string' ? text : ''));
}
