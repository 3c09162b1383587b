import type { InEveryLocale, Locale } from '@guichet/definition';
import type { Draft } from '@guichet/drafts';
import { formatInstant } from '@guichet/engine/formats';
import { begunOn, draftMessages, notFitting, savedOn, waitsSince } from '@guichet/renderer/draft-messages';
import { noticeMessages } from '../../pages/notice-messages.ts';
import type { ShownNotice } from '../../pages/shown-notice.ts';

interface Choices {
  readonly onResume?: () => void;
  readonly onErase?: () => void;
}

type Dated = InEveryLocale<(moment: string) => string>;

/** A draft, without any of its answers: the next person to open its form may be somebody else. */
export function offerNotice({ kind, at }: Draft, timeZone: string, choices: Choices): ShownNotice {
  const title = { draft: begunOn, saved: savedOn, sending: waitsSince }[kind];
  return dated(title, at, timeZone, {
    ...choices,
    ...{ lines: ['begunText'], button: 'resume', erase: 'startOver' },
  });
}

/** Asked before a form is sent that has waited for a long time. */
export function askNotice({ at }: Draft, timeZone: string, choices: Choices): ShownNotice {
  return dated(waitsSince, at, timeZone, {
    ...choices,
    ...{ lines: ['askText'], button: 'askSend', erase: 'askErase' },
  });
}

/** Nobody answered. `isKept`: the next page that opens the form sends it, too. */
export function waitingNotice(isKept: unknown, stop: () => void): ShownNotice {
  return notice((locale) => draftMessages.waitingTitle[locale], {
    ...{ onResume: stop, onErase: stop },
    ...{ lines: [isKept ? 'waitingText' : 'waitingHere'], button: 'waitingChange', erase: 'waitingStop' },
  });
}

/** The form changed since its draft was kept: `left` names the answers that no longer fit. */
export function changedNotice(left: readonly string[]): ShownNotice {
  return {
    kind: 'saved',
    word: (locale) => ({
      title: noticeMessages.formChangedTitle[locale],
      lines: [
        draftMessages.changedText[locale],
        ...(left.length === 0 ? [] : [notFitting[locale](left.join(', '))]),
      ],
    }),
  };
}

interface Wording extends Choices {
  readonly lines: readonly (keyof typeof draftMessages)[];
  readonly button: keyof typeof draftMessages;
  readonly erase: keyof typeof draftMessages;
}

function dated(title: Dated, at: number, timeZone: string, wording: Wording): ShownNotice {
  return notice((locale) => title[locale](formatInstant(at, locale, timeZone)), wording);
}

function notice(
  title: (locale: Locale) => string,
  { lines, button, erase, onResume, onErase }: Wording,
): ShownNotice {
  return {
    kind: 'saved',
    word: (locale) => ({
      title: title(locale),
      lines: lines.map((line) => draftMessages[line][locale]),
      button: draftMessages[button][locale],
      erase: draftMessages[erase][locale],
    }),
    ...(onResume && { onResume }),
    ...(onErase && {
      onErase(event) {
        event.preventDefault();
        onErase();
      },
    }),
  };
}
