import { isJsonObject, type Json } from '@guichet/definition';

/** The type of a `customEvent` that code emits, as the event itself names it. */
export function typeOfEvent(event: string, given: Json | undefined): string {
  const type = event === 'customEvent' && isJsonObject(given) ? given.type : undefined;
  return typeof type === 'string' ? type : event;
}
