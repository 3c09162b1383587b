import { inEveryLocale } from '@guichet/definition';
import { sentUrl } from '../pages/site.ts';
import type { LivePage } from './live-page.ts';

/**
 * Says that this browser sent this form within the half hour. The server knows by the receipt's cookie, and words it: no
 * other visit needs the sentences.
 */
export async function tellSent({ site, ...page }: LivePage): Promise<void> {
  const form = page.form();
  const response = await fetch(`${sentUrl(site, form.locale())}/${form.page.path}`);
  if (response.status !== 200) return;
  const sent = await response.json();
  // A notice takes the focus, and somebody may type by now.
  if (document.activeElement === document.body)
    page.notice({ kind: 'received', word: (locale) => sent[locale] });
  else page.notify(inEveryLocale((locale) => sent[locale].title));
}
