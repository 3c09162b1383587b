import { type Draft, openDraftStore } from '@guichet/drafts';
import { createInTurn } from '@guichet/drafts/create-in-turn';
import { isMarked } from '@guichet/drafts/device-marks';
import { forgetTab } from '@guichet/drafts/forget-tab';
import { maskedStorage } from '@guichet/drafts/masked-storage';
import { setMark } from '@guichet/drafts/set-mark';
import { isSame } from '@guichet/engine';
import { unfinishedName } from '@guichet/service-client/late-files';
import { draftMessages } from '../drafts/draft-messages.ts';
import { DraftNote } from '../drafts/draft-note.tsx';
import { restoreAnswers } from '../drafts/restore-answers.ts';
import { waitToSend } from '../drafts/wait-to-send.ts';
import { DraftNotice, type ShownDraftNotice } from './draft-notice.tsx';
import { askNotice, offerNotice, receivedNotice, waitingNotice } from './draft-notices.ts';
import {
  createDraftView,
  type DraftNeeds,
  type EmbeddedDraft,
  isKept,
  type Kept,
  type WaitingForm,
} from './draft-parts.ts';
import type { SubmissionToSend } from './submissions.ts';
import { type Answer, isUnanswered } from './until-answered.ts';

/** How soon a change is kept, in milliseconds. */
const writeMs = 500;
const hourMs = 60 * 60 * 1000;
/** After so long a resident is asked before a form that waits is sent, in milliseconds. */
const askAfterMs = 7 * 24 * hourMs;

/** Undefined where this browser keeps nothing: over plain HTTP, or where it refuses. */
export async function openEmbeddedDraft(needs: DraftNeeds): Promise<EmbeddedDraft | undefined> {
  const { form, key, option, emit } = needs;
  const { hours = 24, name = form.page.path } = option;
  const formName = `embedded:${name}`;
  let store = isMarked('shared') ? undefined : await openDraftStore();
  if (store === undefined) return undefined;
  const view = createDraftView();
  const { show } = view;
  const kept = (await store.list()).filter((draft) => draft.form === formName);
  // That of another page: this one may have been given other options meanwhile.
  const otherDrafts = kept.filter((draft) => draft.key !== key.current());
  const found = otherDrafts.find(({ kind }) => kind === 'sending') ?? otherDrafts[0];
  let waiting: WaitingForm | undefined;
  /** Shown once it is stopped. */
  let stopped: ShownDraftNotice = { text: draftMessages.stopped };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const id = kept.find((draft) => draft.key === key.current())?.id ?? crypto.randomUUID();
  const ending = new AbortController();
  const inTurn = createInTurn();

  async function write(): Promise<void> {
    // Another tab may have said that others use this device.
    if (store === undefined || isMarked('shared')) return;
    const { submission, since: at = Date.now() } = waiting ?? {};
    const content = { data: form.withoutSecrets(form.answers(), true), ...form.kept(true), submission };
    await store.keep({
      ...{ id, form: formName, key: key.current(), at, content },
      kind: submission ? 'sending' : 'draft',
      ...(!submission && { until: at + hours * hourMs }),
    });
    setMark('drafts', true);
    const note = submission ? 'waiting' : 'kept';
    if (view.now().note !== note) show({ note });
    emit('draftKept', { at });
  }

  function writeNow(): void {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    inTurn(write);
  }

  /** `ownId`: that of this page's draft, which may lie under a former key yet. */
  function destroy(draftKey: string, ownId?: string): Promise<unknown> {
    clearTimeout(timer);
    timer = undefined;
    show({ note: undefined });
    maskedStorage.removeItem(unfinishedName);
    return inTurn(async () =>
      store?.destroy((draft) => draft.form === formName && (draft.key === draftKey || draft.id === ownId)),
    );
  }

  async function erase(draftKey: string, ownId?: string): Promise<void> {
    await destroy(draftKey, ownId);
    emit('draftErased');
  }

  async function contentOf(draft: Draft): Promise<Kept | undefined> {
    const content = await store?.read(draft.id).catch(() => undefined);
    return isKept(content) ? content : undefined;
  }

  async function resume(draft: Draft, notice?: ShownDraftNotice): Promise<void> {
    const content = await contentOf(draft);
    // The offer stays: it is the only way to these answers.
    if (content === undefined) return show({ notice: { ...view.now().notice, text: draftMessages.unread } });
    show({ notice });
    key.adopt(draft.key);
    restoreAnswers(form, content);
    // It is this page's own from here on, does not wait any more, and may be sent under another key in the end.
    await inTurn(write);
    await inTurn(async () => store?.destroy((candidate) => candidate.id === draft.id));
    emit('draftResumed', { at: draft.at });
  }

  /** `submission`: the next page that opens the form sends it, too. */
  async function wait<Outcome extends Answer>(
    call: () => Promise<Outcome>,
    isAtOnce: boolean,
    submission?: SubmissionToSend,
  ): Promise<Outcome | undefined> {
    let answer: Outcome | undefined;
    const waits = waitToSend(
      async () => {
        answer = await call();
        return answer;
      },
      () => answer !== undefined && !isUnanswered(answer),
      isAtOnce,
    );
    const since = Date.now();
    const { stop } = waits;
    const mine = { ...waits, since, submission, isOwn: !isAtOnce };
    waiting = mine;
    stopped = { text: draftMessages.stopped };
    const notice = waitingNotice(submission !== undefined || isAtOnce, stop);
    show({ notice: { ...notice, isPressed: mine.isOwn } });
    emit('draftWaiting', { at: since, stop });
    if (submission) inTurn(write);
    const ended = await waits.outcome;
    // That of this page may wait since: its notice stays.
    if (ending.signal.aborted || waiting !== mine) return ended;
    waiting = undefined;
    show({ notice: ended === undefined ? stopped : undefined });
    return ended;
  }

  /** A form that waits, of an earlier page. No answer shows: somebody else may be before the screen. */
  async function sendOn(draft: Draft, isAsked: boolean): Promise<void> {
    const submission = (await contentOf(draft))?.submission;
    const sender = needs.sender();
    if (sender === undefined || submission === undefined) return offer(draft);
    if (!isAsked && Date.now() - draft.at > askAfterMs) return ask(draft);
    const answer = await wait(() => sender.save(submission, draft.key), true);
    if (answer?.kind === 'saved') {
      const { metadata } = answer.submission;
      const destroyed = destroy(draft.key);
      // At once: a page that goes before its draft has told that it was received.
      show({ notice: receivedNotice(metadata) });
      emit('draftSent', { metadata });
      await destroyed;
      return;
    }
    // Another page sends it on.
    if (ending.signal.aborted) return;
    // Over what was filled in meanwhile nothing is written: the resident chooses.
    if (!form.isPristine()) return offerAgain(draft, answer === undefined);
    await resume(draft, answer === undefined ? stopped : undefined);
    if (answer !== undefined) sender.refused(answer);
  }

  /** Stopped, it is a draft again: no later page is to send it. */
  async function offerAgain(draft: Draft, isStopped: boolean): Promise<void> {
    const content = await contentOf(draft);
    // Destroyed in another tab, or because others use this device.
    if (content === undefined) return show({ notice: undefined });
    const until = Date.now() + hours * hourMs;
    const again: Draft = isStopped ? { ...draft, kind: 'draft', until } : draft;
    if (isStopped)
      await inTurn(async () => store?.keep({ ...again, content: { ...content, submission: undefined } }));
    offer(again);
  }

  function ask(draft: Draft): void {
    const [send, erase] = [() => sendOn(draft, true), () => eraseFound(draft)];
    show({ notice: askNotice(draft.at, send, erase) });
    tell(draft);
  }

  function offer(draft: Draft): void {
    const [take, erase] = [() => resume(draft), () => eraseFound(draft)];
    show({ notice: offerNotice(draft.at, take, erase) });
    tell(draft);
  }

  function eraseFound(draft: Draft): void {
    show({ notice: undefined });
    erase(draft.key);
  }

  function tell(draft: Draft): void {
    emit('draftFound', { at: draft.at, resume: () => resume(draft), erase: () => erase(draft.key) });
  }

  async function share(isShared: boolean): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    setMark('shared', isShared);
    await inTurn(async () => {
      if (isShared) await store?.destroy(() => true);
      store = isShared ? undefined : await openDraftStore();
    });
    if (isShared) endHere();
    else if (form.isPristine()) show({ note: undefined });
    else inTurn(write);
  }

  /** Others use this device: what this tab holds goes, too. */
  function endHere(): void {
    store = undefined;
    forgetTab();
    show({ note: 'shared' });
    if (waiting) show({ notice: waitingNotice(false, waiting.stop) });
    emit('draftErased');
  }

  function writeSoon(): void {
    timer ??= setTimeout(writeNow, writeMs);
  }

  const stop = form.on('change', (_, __, isByHand) => {
    if (!isByHand) return;
    writeSoon();
    // Other answers than those that wait: the resident sends them.
    if (!waiting?.isOwn) return;
    stopped = { text: draftMessages.stoppedByTyping };
    waiting.stop();
  });
  if (needs.isTyped()) writeSoon();
  const { signal } = ending;
  document.addEventListener('visibilitychange', writeNow, { signal });
  window.addEventListener('pagehide', writeNow, { signal });
  // Said in another tab.
  window.addEventListener('storage', () => isMarked('shared') && store && endHere(), { signal });

  if (found?.kind === 'sending') sendOn(found, false);
  else if (found !== undefined) offer(found);

  return {
    Offer({ locale, headerOffset }) {
      const { notice } = view.useNow();
      return notice && option.isSilent !== true ? (
        <DraftNotice {...{ notice, locale, headerOffset }} />
      ) : null;
    },
    Note({ locale }) {
      const { note } = view.useNow();
      if (note === undefined || option.isSilent === true) return null;
      return (
        <DraftNote
          {...{ locale, hours, state: note, onShared: share }}
          onErase={() => {
            erase(key.current(), id);
            needs.startOver();
          }}
        />
      );
    },
    async untilAnswered(call, submission) {
      // Secrets are not kept: only this page can send those.
      const hasSecrets = !isSame(form.withoutSecrets(submission.data, true), submission.data);
      const answer = await wait(call, false, hasSecrets ? undefined : submission);
      // Stopped, it is a draft again at once: no later page is to send it.
      if (answer?.kind !== 'saved' && !ending.signal.aborted) await inTurn(write);
      return answer;
    },
    retry(onState) {
      if (!waiting?.isOwn) return;
      onState(true);
      waiting.retry(() => {
        onState(false);
        const { notice } = view.now();
        if (notice) show({ notice: { ...notice, isPressed: true } });
      });
    },
    sent: async (draftKey) => {
      if (view.now().notice === stopped) show({ notice: undefined });
      await destroy(draftKey, id);
    },
    close() {
      writeNow();
      stop();
      ending.abort();
      waiting?.stop();
    },
  };
}
