import { isJsonObject, type JsonObject } from '@guichet/definition';

/** Unless an author says otherwise. */
const standard = 24;

/** How many hours a form's draft is offered: `settings.draft.hours`. None with `settings.draft: false`. */
export function draftHours({ draft }: JsonObject): number {
  if (draft === false) return 0;
  const hours = isJsonObject(draft) ? draft.hours : undefined;
  return typeof hours === 'number' && hours > 0 ? hours : standard;
}
