import type { Locale } from '@guichet/definition';
import type { Field } from '@guichet/engine';
import type { choiceMessages } from '../../choices/messages.ts';
import type { Offer } from '../../choices/offer.ts';
import { sourceIn } from '../../choices/source.ts';
import type { Combo } from './use-combobox.ts';

export interface ComboWords {
  /** The text for a screen reader. */
  readonly status: string;
  /** The text in place of a list, or below it; empty where the list is enough. */
  readonly note: string;
}

/** The texts about an open list, spoken and visible. */
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
  if (state === 'loading') return statusAndNote(messages.loading);
  if (state === 'short')
    return statusAndNote(messages.typeMore(sourceIn(field.component.settings)?.minSearch ?? 1));
  // An error stands below the line, with the button to try again: nothing may cover it.
  if (state === 'failed' || state === 'refused')
    return { status: '', note: found.length === 0 ? '' : messages[state] };
  if (found.length === 0)
    return statusAndNote(typed.trim() === '' ? messages.none : messages.noMatch(typed.trim()));
  const message = announcement === undefined ? '' : `${messages[announcement.kind](announcement.label)} `;
  return { status: `${message}${messages.count(found.length, hasMore)}`, note: '' };
}

function statusAndNote(words: string): ComboWords {
  return { status: words, note: words };
}
