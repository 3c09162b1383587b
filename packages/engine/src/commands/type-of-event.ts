import { isJsonObject, type Json } from '@guichet/definition';

/** What code tells as `customEvent` names its own type. */
export function typeOfEvent(event: string, given: Json | undefined): string {
  const type = event === 'customEvent' && isJsonObject(given) ? given.type : undefined;
  return typeof type === 'string' ? type : event;
}
