import { inEveryLocale, type JsonObject } from '@guichet/definition';
import { findReferenceNumber } from '@guichet/service-client';
import { begunOn, draftMessages, waitsSince } from '../drafts/draft-messages.ts';
import { receivedTitle, receivedUnder } from '../receipt/received-title.ts';
import { dated, type ShownDraftNotice } from './draft-notice.tsx';

/** Nobody answered. `isKept`: the next page that opens the form sends it, too. */
export function waitingNotice(isKept: boolean, stop: () => void): ShownDraftNotice {
  return {
    title: draftMessages.waitingTitle,
    text: draftMessages[isKept ? 'waitingText' : 'waitingHere'],
    buttons: [
      ['waitingChange', stop],
      ['waitingStop', stop],
    ],
  };
}

/** Asked before a form is sent that has waited for a long time. */
export function askNotice(at: number, send: () => void, erase: () => void): ShownDraftNotice {
  return {
    title: dated(waitsSince, at),
    text: draftMessages.askText,
    buttons: [
      ['askSend', send],
      ['askErase', erase],
    ],
  };
}

/** A draft, without any of its answers: the next person to open its form may be somebody else. */
export function offerNotice(at: number, resume: () => void, erase: () => void): ShownDraftNotice {
  return {
    title: dated(begunOn, at),
    text: draftMessages.begunText,
    buttons: [
      ['resume', resume],
      ['startOver', erase],
    ],
  };
}

/** A form of an earlier page was received. */
export function receivedNotice(metadata: JsonObject): ShownDraftNotice {
  const number = findReferenceNumber(metadata);
  const text = inEveryLocale((locale) => (number === undefined ? '' : receivedUnder[locale](number)));
  return { title: receivedTitle, text };
}
