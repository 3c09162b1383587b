import { choiceCalled } from './find-choices.ts';
import type { ListedChoice } from './listed-choices.ts';

export type ComboboxExit =
  | { readonly kind: 'choose'; readonly choice: ListedChoice }
  | { readonly kind: 'clear' }
  | { readonly kind: 'keep' };

/**
 * The result of leaving the line: the choice whose full name was typed, nothing where all was deleted, else no change.
 */
export function leaving(typed: string | undefined, choices: readonly ListedChoice[]): ComboboxExit {
  if (typed === undefined) return { kind: 'keep' };
  if (typed.trim() === '') return { kind: 'clear' };
  const choice = choiceCalled(choices, typed);
  return choice === undefined ? { kind: 'keep' } : { kind: 'choose', choice };
}
