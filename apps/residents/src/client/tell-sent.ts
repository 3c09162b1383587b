import { inEveryLocale, type Locale } from '@guichet/definition';
import { formatInstant } from '@guichet/engine/formats';
import { sentOn, sentOnUnder, sentTitle } from '../pages/sent-messages.ts';
import { sentUrl } from '../pages/site.ts';
import { thankYouText } from '../pages/thank-you-messages.ts';
import type { LivePage } from './live-page.ts';

/** Says that this browser sent this form within the half hour: the server knows by the receipt's cookie. */
export async function tellSent({ site, ...page }: LivePage): Promise<void> {
  const form = page.form();
  const response = await fetch(`${sentUrl(site, form.locale())}/${form.page.path}`);
  if (response.status !== 200) return;
  const { receivedAt, referenceNumber } = await response.json();
  const lineIn = (locale: Locale) => {
    const when = formatInstant(Number(receivedAt), locale, site.timeZone);
    return referenceNumber === undefined
      ? sentOn[locale](when)
      : sentOnUnder[locale](when, String(referenceNumber));
  };
  // A notice takes the focus, and somebody may type by now.
  if (document.activeElement !== document.body) page.notify(inEveryLocale(lineIn));
  else
    page.notice({
      kind: 'received',
      word: (locale) => ({
        title: sentTitle[locale],
        lines: [lineIn(locale), thankYouText(locale, 'nextReceived')],
      }),
    });
}
