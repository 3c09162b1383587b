import { createForm, deviceEnvironment } from '@guichet/engine';
import { formatNotice } from '../pages/format-notice.ts';
import { noticeMessages } from '../pages/notice-messages.ts';
import { pageMessages } from '../pages/page-messages.ts';
import { linkAuthorSheet } from './author-sheet.ts';
import { historyDraft } from './history-draft.ts';
import { noteInEntry } from './history-entry.ts';
import type { LivePage } from './live-page.ts';
import { loadFeatures } from './load-features.ts';
import { loadPrepared } from './load-prepared.ts';

/** Goes on with the form as it is now, with the answers that fit it. */
export async function renewForm(page: LivePage): Promise<void> {
  const former = page.form();
  const locale = former.locale();
  page.notify(pageMessages.loading);
  const prepared = await loadPrepared(page.site, locale, former.page.path);
  if (prepared === undefined || prepared.form.version === former.page.version) {
    page.notify(noticeMessages.formChangedFailed);
    return;
  }
  if (prepared.form.submissionType !== former.page.submissionType) {
    // A document's policy decides where its form may go: the document has to be loaded again, too. The entry keeps the
    // answers.
    page.notify(undefined);
    noteInEntry({ answers: historyDraft(former) });
    location.reload();
    return;
  }
  await linkAuthorSheet(page.site, prepared.form);
  const { parts, wizard } = await loadFeatures(prepared.form, page.site);
  const { putAway } = await loadFeatures(former.page, page.site);
  const form = createForm(prepared.form, {
    ...parts,
    locale,
    texts: prepared.texts,
    submission: former.answers(),
    environment: deviceEnvironment(page.site.timeZone),
  });
  const { openRows, transientStates } = structuredClone(former.kept());
  putAway(former);
  form.dispatch({ kind: 'restore', openRows, transientStates });
  page.replace(form, prepared.texts, wizard, { outage: prepared.outage });
  page.notice(formatNotice({ kind: 'formChanged', isHere: true }));
  page.notify(undefined);
}
