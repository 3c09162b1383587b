import type { Locale } from '@guichet/definition';
import { receivedUnder } from '@guichet/renderer/received-title';
import type { MouseEvent } from 'react';
import { textOf } from './messages.ts';
import type { Notice } from './page-data.ts';

/** A notice as rendered: reworded when the language changes. */
export interface ShownNotice {
  /**
   * `received`: no more than that can be shown. `broken`: the page itself. `saved`: there are answers of an earlier
   * visit. `left`: for another service, or back from it.
   */
  readonly kind: Notice['kind'] | 'received' | 'broken' | 'saved' | 'left';
  readonly word: (locale: Locale) => NoticeWording;
  /** It comes by itself while the resident is at something else: the focus stays there. */
  readonly role?: 'alert';
  /** The button's action, where the page has none of its own. */
  readonly onResume?: () => void;
  readonly onErase?: (event: MouseEvent) => void;
}

export interface NoticeWording {
  readonly title: string;
  readonly lines: readonly string[];
  /** The button to go on. */
  readonly button?: string | undefined;
  /** A link to the form as nobody has filled it in. */
  readonly erase?: string;
}

// These two cannot wait for anything to load: every form's page has their words.

export const brokenNotice: ShownNotice = {
  kind: 'broken',
  word: (locale) => ({
    title: textOf(locale, 'brokenTitle'),
    lines: [textOf(locale, 'brokenText')],
    button: textOf(locale, 'brokenAgain'),
  }),
};

export function receivedNotice(referenceNumber: string | undefined): ShownNotice {
  return {
    kind: 'received',
    word: (locale) => ({
      title: textOf(locale, 'received'),
      lines: referenceNumber === undefined ? [] : [receivedUnder[locale](referenceNumber)],
    }),
  };
}
