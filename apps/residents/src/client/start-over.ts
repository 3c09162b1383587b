import { createForm, type Environment } from '@guichet/engine';
import { wholePage } from '@guichet/fields/whole';
import { focusDelays } from '@guichet/renderer';
import { headingId } from '@guichet/renderer/wizard';
import { noticeMessages } from '../pages/notice-messages.ts';
import { wizardParts } from '../pages/wizard-parts.ts';
import type { LivePage } from './live-page.ts';
import { withCode } from './with-code.ts';

/** Puts the form back as nobody has filled it in. */
export async function startOver(page: LivePage, environment: Environment): Promise<void> {
  const former = page.form();
  const texts = page.texts();
  const form = createForm(former.page, {
    ...(await withCode(wholePage, former.page)),
    locale: former.locale(),
    texts,
    environment,
  });
  page.replace(form, texts, wizardParts);
  page.notice(undefined);
  page.tell(noticeMessages.erased);
  setTimeout(() => document.getElementById(headingId)?.focus(), focusDelays.header);
}
