import type { Locale } from '@guichet/definition';
import { alreadyReceivedUnder, deletedUnder, noticeMessages } from './notice-messages.ts';
import type { Notice, PaymentNotice } from './page-data.ts';
import type { NoticeWording, ShownNotice } from './shown-notice.ts';

/** Those that any form can have. */
export type CommonNotice = Exclude<Notice, PaymentNotice>;

/** A notice about a sending, in words. */
export function formatNotice(notice: CommonNotice): ShownNotice {
  return { kind: notice.kind, word: (locale) => wordIn(locale, notice) };
}

function wordIn(locale: Locale, notice: CommonNotice): NoticeWording {
  const textOf = (name: keyof typeof noticeMessages) => noticeMessages[name][locale];
  switch (notice.kind) {
    case 'keyReused': {
      const { referenceNumber: number } = notice;
      return {
        title: textOf('keyReusedTitle'),
        lines: [
          ...(number === undefined ? [] : [alreadyReceivedUnder[locale](number)]),
          textOf('keyReusedChanged'),
        ],
        button: textOf('keyReusedSend'),
      };
    }
    case 'deleted':
      return {
        title: textOf('deletedTitle'),
        lines: [
          ...(notice.referenceNumber === undefined ? [] : [deletedUnder[locale](notice.referenceNumber)]),
          textOf('deletedAdvice'),
        ],
        button: textOf('deletedSend'),
      };
    case 'formChanged':
      return {
        title: textOf('formChangedTitle'),
        lines: [textOf('formChangedText'), ...(notice.isHere ? [textOf('formChangedHere')] : [])],
        button: notice.isHere ? undefined : textOf('formChangedGoOn'),
      };
    case 'unconfirmed':
      return {
        title: textOf('unconfirmedTitle'),
        lines: [textOf('unconfirmedMaybe'), textOf('unconfirmedAdvice'), textOf('unconfirmedTwice')],
        button: textOf('unconfirmedSend'),
      };
    case 'closed':
      return { title: textOf('closedTitle'), lines: [textOf('closedText')] };
    case 'notSent':
      return { title: textOf('notSentTitle'), lines: [textOf('notSentText')], button: textOf('notSentSend') };
    case 'full':
      return { title: textOf('fullTitle'), lines: [textOf('fullText')] };
    case 'cancel':
      return { title: textOf('cancelTitle'), lines: [textOf('cancelText')], erase: textOf('cancelErase') };
  }
}
