import { isJsonObject, type JsonObject } from '@guichet/definition';
import type { Problems } from './problems.ts';

/** An author who writes it in another way learns that drafts are kept as long as those of other forms. */
export function reportDraft({ draft }: JsonObject, problems: Problems): void {
  if (draft === undefined || draft === null || typeof draft === 'boolean') return;
  const hours = isJsonObject(draft) ? draft.hours : 0;
  if (hours === undefined || (typeof hours === 'number' && hours > 0)) return;
  problems.add(
    'settings.draft',
    'unusableSetting',
    'Drafts of the form are offered for 24 hours. Write false for none, or { "hours": 48 }.',
  );
}
