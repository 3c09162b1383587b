import type { Locale } from '@guichet/definition';
import { returnedNotice } from './leaving-notices.ts';
import { alreadyReceivedUnder, noticeMessages } from './notice-messages.ts';
import type { Notice } from './page-data.ts';
import type { NoticeWording, ShownNotice } from './shown-notice.ts';

/** A notice about a sending, in words. */
export function wordNotice(notice: Notice): ShownNotice {
  if (notice.kind === 'payment') return returnedNotice(notice.result, notice);
  return { kind: notice.kind, word: (locale) => wordIn(locale, notice) };
}

function wordIn(locale: Locale, notice: Exclude<Notice, { kind: 'payment' }>): NoticeWording {
  const say = (name: keyof typeof noticeMessages) => noticeMessages[name][locale];
  switch (notice.kind) {
    case 'keyReused': {
      const { referenceNumber: number } = notice;
      return {
        title: say('keyReusedTitle'),
        lines: [
          ...(number === undefined ? [] : [alreadyReceivedUnder[locale](number)]),
          say('keyReusedChanged'),
        ],
        button: say('keyReusedSend'),
      };
    }
    case 'formChanged':
      return {
        title: say('formChangedTitle'),
        lines: [say('formChangedText'), ...(notice.isHere ? [say('formChangedHere')] : [])],
        button: notice.isHere ? undefined : say('formChangedGoOn'),
      };
    case 'unconfirmed':
      return {
        title: say('unconfirmedTitle'),
        lines: [say('unconfirmedMaybe'), say('unconfirmedAdvice'), say('unconfirmedTwice')],
        button: say('unconfirmedSend'),
      };
    case 'closed':
      return { title: say('closedTitle'), lines: [say('closedText')] };
    case 'notSent':
      return { title: say('notSentTitle'), lines: [say('notSentText')], button: say('notSentSend') };
    case 'full':
      return { title: say('fullTitle'), lines: [say('fullText')] };
    case 'cancel':
      return { title: say('cancelTitle'), lines: [say('cancelText')], erase: say('cancelErase') };
  }
}
