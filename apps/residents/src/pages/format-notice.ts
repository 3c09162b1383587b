import type { Locale } from '@guichet/definition';
import { alreadyReceivedUnder, noticeMessages } from './notice-messages.ts';
import type { Notice, PaymentNotice } from './page-data.ts';
import type { NoticeWording, ShownNotice } from './shown-notice.ts';

/** Those that any form can have. */
export type CommonNotice = Exclude<Notice, PaymentNotice>;

/** A notice about a sending, in words. */
export function formatNotice(notice: CommonNotice): ShownNotice {
  return { kind: notice.kind, word: (locale) => wordIn(locale, notice) };
}

function wordIn(locale: Locale, notice: CommonNotice): NoticeWording {
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
