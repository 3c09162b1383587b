import type { Draft, DraftStore } from '@guichet/drafts';
import { setMark } from '@guichet/drafts/set-mark';
import { draftMessages } from '@guichet/renderer/draft-messages';
import { restoreAnswers } from '@guichet/renderer/restore-answers';
import { findReferenceNumber, type SubmissionToSave } from '@guichet/service-client';
import { noticeMessages } from '../../pages/notice-messages.ts';
import { receivedNotice, type ShownNotice } from '../../pages/shown-notice.ts';
import { entryNow } from '../history-entry.ts';
import { noteKey, usedAt } from '../used-keys.ts';
import { type DraftContent, parseContent } from './draft-content.ts';
import { draftHours } from './draft-hours.ts';
import type { DraftNeeds, OwnDraft } from './draft-needs.ts';
import { askNotice, changedNotice, offerNotice } from './draft-notices.ts';
import { isSpent } from './is-spent.ts';
import { leftOut } from './left-out.ts';

/** After so long a resident is asked before a form that waits is sent, in milliseconds. */
const askAfterMs = 7 * 24 * 60 * 60 * 1000;
const hourMs = 60 * 60 * 1000;

/** The drafts of a form that earlier pages left behind, newest first. */
export async function findDrafts(store: DraftStore, name: string): Promise<readonly Draft[]> {
  await store.destroy(isSpent);
  const all = await store.list();
  setMark('drafts', all.length > 0);
  return all.filter(({ form }) => form === name);
}

/** Resumes the page's own draft, sends a form that waits, or offers the newest one. */
export async function openDrafts(
  drafts: readonly Draft[],
  needs: DraftNeeds,
  store: DraftStore,
  ownDraft: OwnDraft,
): Promise<void> {
  const { page, key, sending, hasAnswers } = needs;
  const { submissionType } = page.form().page;
  const { timeZone } = page.site;
  // The history entry is newer than the draft: the page was left before a draft was written.
  const isRestored = hasAnswers && entryNow().answers !== undefined;
  // A page that was loaded again, or duplicated: the key is that of its history entry.
  const same = drafts.find((draft) => draft.key === key.current() && draft.kind !== 'saved');
  if (same !== undefined) return resumeOwn(same);
  if (hasAnswers) return;
  const waiting = drafts.find(({ kind }) => kind === 'sending');
  if (waiting !== undefined) return sendOn(waiting);
  const [newest] = drafts;
  if (newest !== undefined) offer(newest);

  async function contentOf(draft: Draft): Promise<DraftContent | undefined> {
    return parseContent(await store.read(draft.id).catch(() => undefined));
  }

  async function resumeOwn(draft: Draft): Promise<void> {
    // It left for another service, and came back.
    const isSent = entryNow().left !== undefined;
    const submissionOf = (content?: DraftContent) =>
      draft.kind === 'sending' && !isSent ? content?.submission : undefined;
    const submission = submissionOf(await giveAll(draft, () => contentOf(draft), submissionOf));
    if (submission === undefined) return;
    if (submissionType !== undefined) return void page.form().dispatch({ kind: 'requestSubmit' });
    const outcome = await ownDraft.wait(
      () => sending.send(submission, draft.key),
      { isAtOnce: true },
      submission,
    );
    if (outcome?.kind === 'saved') needs.received({ ...outcome.submission, sent: submission.data });
    else if (outcome === undefined) page.notify(draftMessages.stopped);
    else needs.refused(outcome);
  }

  /** Sends for somebody who may not be the one before the screen: no answer shows. */
  async function sendOn(draft: Draft): Promise<void> {
    const content = await contentOf(draft);
    const submission = content?.submission;
    if (submission === undefined) return;
    // It leaves for another service, which only a resident may do.
    if (submissionType !== undefined) return offer(draft);
    if (Date.now() - draft.at > askAfterMs) return ask(draft);
    await send(draft, content);
  }

  async function send(draft: Draft, content: DraftContent | undefined): Promise<void> {
    const submission = content?.submission;
    if (submission === undefined) return;
    const outcome = await ownDraft.wait(() => sending.send(submission, draft.key), {
      isAtOnce: true,
      isOfEarlier: true,
    });
    // This page's form was received meanwhile: the next page, which can tell, sends the earlier one again under its key.
    if (usedAt('confirmed', key.current()) !== undefined) return;
    if (outcome?.kind === 'saved') {
      // At once: a page that goes before its draft has told that it was received.
      page.notice(receivedNotice(findReferenceNumber(outcome.submission.metadata)));
      await ownDraft.destroy(draft.key);
      return;
    }
    // Over what was filled in meanwhile nothing is written: the resident chooses.
    if (needs.unsent.isFilledIn()) return outcome === undefined ? offerStopped(draft) : offer(draft);
    await take(draft, false);
    if (outcome === undefined) page.notify(draftMessages.stopped);
    else needs.refused(outcome);
  }

  /** It is a draft again: no later page is to send it. */
  async function offerStopped(draft: Draft): Promise<void> {
    const content = await contentOf(draft);
    // Destroyed in another tab, or because others use this device.
    if (content === undefined) return;
    const until = Date.now() + draftHours(page.form().page.settings) * hourMs;
    const again: Draft = { ...draft, kind: 'draft', until };
    await store.keep({ ...again, content: { ...content, submission: undefined } }).catch(() => undefined);
    offer(again);
  }

  /** A notice takes the focus, and somebody may type by now: they only hear of it. */
  function tell(notice: ShownNotice): void {
    page.notice(document.activeElement === document.body ? notice : { ...notice, role: 'alert' });
  }

  function ask(draft: Draft): void {
    tell(
      askNotice(draft, timeZone, {
        onResume: async () => send(draft, await contentOf(draft)),
        onErase: () => erase(draft),
      }),
    );
  }

  function offer(draft: Draft): void {
    tell(
      offerNotice(draft, timeZone, {
        onResume: () => take(draft, draft.kind === 'sending'),
        onErase: () => erase(draft),
      }),
    );
  }

  /** `isWaiting`: it stays a form that waits to be sent. */
  async function take(draft: Draft, isWaiting: boolean): Promise<void> {
    const content = await contentOf(draft);
    // The offer stays: it is the only way to these answers.
    if (content === undefined) return page.notify(draftMessages.unread);
    page.notify(undefined);
    close();
    await giveAll(
      draft,
      async () => content,
      ({ submission }) => (isWaiting ? submission : undefined),
    );
  }

  /** The content that was read and given; undefined where nothing can be read. */
  async function giveAll(
    draft: Draft,
    read: () => Promise<DraftContent | undefined>,
    submissionOf: (content: DraftContent) => SubmissionToSave | undefined,
  ): Promise<DraftContent | undefined> {
    let content: DraftContent | undefined;
    await ownDraft.adopt(draft, async (adoptKey) => {
      const found = await read();
      if (found === undefined) return undefined;
      const giveFiles = await ownDraft.files?.read(found.files, draft.key, store).catch(() => undefined);
      content = found;
      adoptKey();
      if (!hasAnswers) giveAnswers(found);
      const shown = page.store.get();
      giveFiles?.(page.form(), shown.kind === 'form' ? shown.view.wizard : undefined, isRestored);
      return { submission: submissionOf(found) };
    });
    return content;
  }

  async function erase(draft: Draft): Promise<void> {
    noteKey('confirmed', draft.key);
    await ownDraft.destroy(draft.key);
    close();
    page.notify(noticeMessages.erased);
  }

  function close(): void {
    page.notice(undefined);
    document.getElementById('main')?.focus();
  }

  function giveAnswers(content: DraftContent): void {
    const form = page.form();
    restoreAnswers(form, content);
    if (content.version !== form.page.version) page.notice(changedNotice(leftOut(form, content)));
  }
}
