import type { Locale } from '@guichet/definition';
import { formatInstant } from '@guichet/engine/formats';
import { noticeMessages, savedOn } from '../pages/notice-messages.ts';
import { keptName } from '../pages/site.ts';
import type { LivePage } from './live-page.ts';
import { restoreAnswers } from './restore-answers.ts';
import { savedAnswers } from './saved-draft.ts';
import { forgetSaved } from './saved-name.ts';

/** Offers a form's answers saved on this device: the next person to open it may be somebody else. */
export function offerSaved(page: LivePage): void {
  const name = keptName(page.site, page.form().page.path);
  const saved = savedAnswers(name, Date.now());
  if (saved === undefined) return;
  page.notice({
    kind: 'saved',
    word: (locale: Locale) => ({
      title: noticeMessages.savedTitle[locale],
      lines: [savedOn[locale](formatInstant(saved.at, locale, page.site.timeZone))],
      button: noticeMessages.savedGoOn[locale],
      erase: noticeMessages.savedErase[locale],
    }),
    onResume() {
      restoreAnswers(page.form(), saved);
      close(page);
    },
    onErase(event) {
      event.preventDefault();
      forgetSaved(name);
      close(page);
      page.notify(noticeMessages.savedErased);
    },
  });
}

function close(page: LivePage): void {
  page.notice(undefined);
  document.getElementById('main')?.focus();
}
