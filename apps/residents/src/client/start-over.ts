import { createForm, type Environment } from '@guichet/engine';
import { focusDelays } from '@guichet/renderer';
import { headingId } from '@guichet/renderer/heading-id';
import { noticeMessages } from '../pages/notice-messages.ts';
import type { LivePage } from './live-page.ts';
import { loadFeatures } from './load-features.ts';

/** Puts the form back as nobody has filled it in. */
export async function startOver(page: LivePage, environment: Environment): Promise<void> {
  const former = page.form();
  const texts = page.texts();
  const { parts, wizard, putAway } = await loadFeatures(former.page, page.site);
  const form = createForm(former.page, {
    ...parts,
    locale: former.locale(),
    texts,
    environment,
  });
  putAway(former);
  page.replace(form, texts, wizard);
  page.notice(undefined);
  page.notify(noticeMessages.erased);
  setTimeout(() => document.getElementById(headingId)?.focus(), focusDelays.header);
}
