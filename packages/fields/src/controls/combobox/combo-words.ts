import type { Locale } from '@guichet/definition';
import type { Field } from '@guichet/engine';
import type { choiceMessages } from '../../choices/messages.ts';
import type { Offer } from '../../choices/offer.ts';
import { sourceIn } from '../../choices/source.ts';
import type { Combo } from './use-combobox.ts';

export interface ComboWords {
  /** What is heard. */
  readonly status: string;
  /** What stands in the place of a list, or below it; empty where the list says it all. */
  readonly note: string;
}

/** What is said of a list that opens, to the ear and to the eye. */
export function comboWords(
  field: Field,
  { isOpen, typed = '', found, announcement }: Combo,
  { state, hasMore }: Offer,
  messages: (typeof choiceMessages)[Locale],
): ComboWords {
  if (!isOpen)
    return {
      status: announcement === undefined ? '' : messages[announcement.kind](announcement.label),
      note: '',
    };
  if (state === 'loading') return both(messages.loading);
  if (state === 'short') return both(messages.typeMore(sourceIn(field.component.settings)?.minSearch ?? 1));
  // What went wrong stands below the line, with the button to try again: nothing may lie over it.
  if (state === 'failed' || state === 'refused')
    return { status: '', note: found.length === 0 ? '' : messages[state] };
  if (found.length === 0) return both(typed.trim() === '' ? messages.none : messages.noMatch(typed.trim()));
  const message = announcement === undefined ? '' : `${messages[announcement.kind](announcement.label)} `;
  return { status: `${message}${messages.count(found.length, hasMore)}`, note: '' };
}

function both(words: string): ComboWords {
  return { status: words, note: words };
}
