import { isJsonObject, type Json } from '@guichet/definition';

/** What a field laid aside of what its controls say. */
export function saidIn(transientState: Json | undefined): readonly string[] | undefined {
  if (!isJsonObject(transientState) || !Array.isArray(transientState.said)) return undefined;
  return transientState.said.map((text: Json) => (typeof text === 'string' ? text : ''));
}
