import type { JsonObject } from '@guichet/definition';
import type { Problems } from './problems.ts';

/** Only `false` leaves a form out of the list: an author who writes it in another way learns that it counts for nothing. */
export function reportListed({ listed }: JsonObject, problems: Problems): void {
  if (listed === undefined || listed === null || typeof listed === 'boolean') return;
  problems.add(
    'settings.listed',
    'unusableSetting',
    'The form is on the list for residents. To leave it out, write false, without quotation marks.',
  );
}
