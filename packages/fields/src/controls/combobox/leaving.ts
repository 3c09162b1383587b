import { choiceCalled } from './find-choices.ts';
import type { ListedChoice } from './listed-choices.ts';

export type ComboboxExit =
  | { readonly kind: 'choose'; readonly choice: ListedChoice }
  | { readonly kind: 'clear' }
  | { readonly kind: 'keep' };

/** What leaving the line comes to: the choice that is named in full, nothing where all was deleted, else as before. */
export function leaving(typed: string | undefined, choices: readonly ListedChoice[]): ComboboxExit {
  if (typed === undefined) return { kind: 'keep' };
  if (typed.trim() === '') return { kind: 'clear' };
  const choice = choiceCalled(choices, typed);
  return choice === undefined ? { kind: 'keep' } : { kind: 'choose', choice };
}
