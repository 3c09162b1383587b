import { type DraftKind, openDraftStore } from '@guichet/drafts';
import { createInTurn } from '@guichet/drafts/create-in-turn';
import { isMarked } from '@guichet/drafts/device-marks';
import { forgetTab } from '@guichet/drafts/forget-tab';
import { setMark } from '@guichet/drafts/set-mark';
import { type Form, isSame } from '@guichet/engine';
import { draftMessages } from '@guichet/renderer/draft-messages';
import { DraftNote } from '@guichet/renderer/draft-note';
import { waitToSend } from '@guichet/renderer/wait-to-send';
import { chunks } from '../../features/chunks.ts';
import { keptName } from '../../pages/site.ts';
import { entryNow, noteInEntry } from '../history-entry.ts';
import { mintKey } from '../mint-key.ts';
import { showSent } from '../thank-you-commands.ts';
import { contentOf } from './draft-content.ts';
import { draftHours } from './draft-hours.ts';
import type { DraftNeeds, OwnDraft } from './draft-needs.ts';
import { waitingNotice } from './draft-notices.ts';
import type { Drafting } from './drafting.ts';
import { emptyControlsOnLeaving } from './empty-controls.ts';
import { findDrafts, openDrafts } from './open-drafts.ts';
import { retryWaiting } from './retry-waiting.ts';
import type { KeptSending, WaitingForm } from './waiting-form.ts';

/** How soon a change is kept, in milliseconds. */
const writeMs = 500;
const hourMs = 60 * 60 * 1000;
/** How long answers that a resident saved by a button are offered, in milliseconds. */
const savedMs = 30 * 24 * hourMs;

type NoteState = 'kept' | 'waiting' | 'shared' | undefined;

/** Keeps drafts of the form on this page from here on, and offers what is there. */
export async function keepDrafts(needs: DraftNeeds): Promise<Drafting> {
  const { page, key, unsent, sending } = needs;
  const { path, settings } = page.form().page;
  const name = keptName(page.site, path);
  const hours = draftHours(settings);
  const files = page.form().page.features.includes('type:file')
    ? (await chunks['type:file']()).feature.draftFiles
    : undefined;
  // Said in another tab while this one was elsewhere.
  if (isMarked('shared')) forgetTab();
  let store = isMarked('shared') ? undefined : await openDraftStore();
  // Before this page writes one of its own.
  const earlier = store === undefined ? [] : await findDrafts(store, name).catch(() => []);
  /** This browser has no room for more. What it has is destroyed all the same. */
  let isRefused = false;
  let id = mintKey();
  /** The page goes: its entry keeps what was typed last. */
  let isLeft = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: WaitingForm | undefined;
  let kept: KeptSending | undefined;
  /** The store has this page's form as one that waits. */
  let isSendingKept = false;
  /** The draft that this page wrote last, as text. */
  let written = '';
  /** Something happened since, or may have: this page was away, and another destroyed the draft. */
  let isStale = true;
  /** The state that the note below the form shows. */
  let said: NoteState;
  const inTurn = createInTurn();

  /** For writing. Another tab may have said that others use this device. */
  const storeNow = () => (isRefused || isMarked('shared') ? undefined : store);
  const isKeeping = () => storeNow() !== undefined && hours > 0;

  async function put(kind: DraftKind, draftId: string, until?: number, at = Date.now()): Promise<boolean> {
    const open = storeNow();
    if (open === undefined) return false;
    const submission = kind === 'sending' ? kept?.submission : undefined;
    const content = contentOf(page.form(), submission, files?.list(page.form()));
    // A page that goes and writes nothing is one that the browser can bring back as it is.
    const text = JSON.stringify([kind, draftId, key.current(), content]);
    if ((isLeft || !isStale) && text === written) return true;
    isStale = false;
    await open.keep({
      ...{ id: draftId, form: name, kind, key: key.current(), at, content },
      ...(until !== undefined && { until }),
    });
    setMark('drafts', true);
    if (kind !== 'saved') written = text;
    return true;
  }

  async function write(): Promise<void> {
    if (storeNow() === undefined || (!unsent.isFilledIn() && !isSendingKept)) return;
    try {
      if (kept) await put('sending', id, undefined, kept.since);
      else if (isKeeping()) await put('draft', id, Date.now() + hours * hourMs);
      else if (isSendingKept) await store?.destroy((draft) => draft.id === id);
      isSendingKept = kept !== undefined;
      if (!kept && !isKeeping()) return;
    } catch {
      // The browser keeps no more: the history entry has to do.
      isRefused = true;
      show(undefined);
      unsent.keep();
      // No later page sends it.
      if (waiting) tellWaiting();
      return;
    }
    // After the answers, which do not wait for large files. One that the browser has no room for is not kept.
    const open = storeNow();
    if (open !== undefined) await files?.keep(key.current(), open).catch(() => undefined);
    if (!isLeft && entryNow().answers !== undefined) noteInEntry({ answers: undefined });
    if (storeNow() !== undefined) show(kept ? 'waiting' : 'kept');
  }

  function writeSoon(): void {
    isLeft = false;
    isStale = true;
    timer ??= setTimeout(writeNow, writeMs);
  }

  function writeNow(): void {
    clearTimeout(timer);
    timer = undefined;
    const draftId = id;
    // Unless it was destroyed meanwhile.
    inTurn(async () => draftId === id && write());
  }

  /** The page is drawn again only when the note says something else: a resident who goes on typing does not pay for it. */
  function show(state: NoteState): void {
    if (state === said) return;
    said = state;
    page.note(
      state &&
        ((locale) => <DraftNote {...{ locale, hours, state, onErase: needs.erase, onShared: setShared }} />),
    );
  }

  /** From here on nothing is kept on this device, or again. */
  async function setShared(isShared: boolean): Promise<void> {
    setMark('shared', isShared);
    written = '';
    await inTurn(async () => {
      if (isShared) await store?.destroy(() => true);
      store = isShared ? undefined : await openDraftStore();
    });
    if (isShared) endHere();
    else writeNow();
  }

  /** Others use this device: what this tab holds goes, too. */
  function endHere(): void {
    clearTimeout(timer);
    timer = undefined;
    setMark('drafts', false);
    noteInEntry({ answers: undefined });
    forgetTab();
    const { sent } = entryNow();
    if (sent) return void showSent(page.site, page.store, sent);
    show('shared');
    // An offer has nothing left behind it.
    tellWaiting();
  }

  async function destroy(draftKey: string): Promise<void> {
    // That of an earlier page goes without the answers of this one, which may be kept under a former key yet.
    const mine = draftKey === key.current() ? id : undefined;
    if (mine) {
      clearTimeout(timer);
      timer = undefined;
      // Erased while it waits: nobody gets its outcome.
      if (!waiting?.isOfEarlier) {
        waiting?.stop();
        waiting = undefined;
      }
      id = mintKey();
      kept = undefined;
      isSendingKept = false;
      files?.forget();
      show(undefined);
    }
    await inTurn(async () => {
      await store?.destroy((draft) => draft.key === draftKey || draft.id === mine);
      if (store) await findDrafts(store, name);
    });
  }

  function tellWaiting(): void {
    needs.onState({ kind: 'idle' });
    const stop = () => {
      stopSaying('stopped');
      document.getElementById('main')?.focus();
    };
    const isKept = storeNow() && (kept ?? waiting?.isOfEarlier);
    page.notice(waiting && waitingNotice(isKept, stop));
  }

  function stopSaying(name: 'stopped' | 'stoppedByTyping'): void {
    waiting?.stop();
    // After the flow has said that nothing is under way.
    setTimeout(() => page.notify(draftMessages[name]));
  }

  const wait: OwnDraft['wait'] = async (send, options, submission) => {
    // The same form, sent again meanwhile: this try takes the place of the former.
    if (!waiting?.isOfEarlier) waiting?.stop();
    const waits = waitToSend(send, sending.isAnswered, options.isAtOnce);
    const mine = { ...waits, ...options };
    waiting = mine;
    kept = submission && { submission, since: kept?.since ?? Date.now() };
    // It may have left for another service and come back: from here on it waits again.
    noteInEntry({ left: undefined });
    tellWaiting();
    if (kept) writeNow();
    const outcome = await waits.outcome;
    if (waiting === mine) {
      waiting = undefined;
      page.notice(undefined);
      settle();
      // Nobody hears of a try that a later one took the place of.
    } else if (!options.isOfEarlier) return new Promise(() => undefined);
    return outcome;
  };

  /** It does not wait any more. A form that leaves for another service goes at once. */
  function settle(): void {
    kept = undefined;
    isStale = true;
    writeNow();
  }

  const ownDraft: OwnDraft = {
    files,
    async adopt(draft, read) {
      const found = await inTurn(() => read(() => key.adopt(draft.key)));
      if (found === undefined) return;
      kept = found.submission && { submission: found.submission, since: draft.at };
      unsent.type();
      await inTurn(write);
      // This page has it from here on, and may send it under another key in the end.
      if (draft.kind !== 'saved')
        await inTurn(async () => store?.destroy((stored) => stored.id === draft.id));
    },
    destroy,
    wait,
  };

  emptyControlsOnLeaving(page);
  document.addEventListener('input', writeSoon);
  window.addEventListener('pageshow', writeSoon);
  // Said in another tab, or while a browser kept this page to go back to.
  for (const event of ['storage', 'pageshow'])
    window.addEventListener(event, () => {
      if (isMarked('shared') && store !== undefined) {
        store = undefined;
        endHere();
      }
    });

  const drafting: Drafting = {
    keep(isLeaving) {
      if (isKeeping()) writeNow();
      isLeft ||= isLeaving;
      return isKeeping();
    },
    follow(form: Form) {
      form.on('change', (_, __, isByHand) => {
        writeSoon();
        if (!isByHand) return;
        if (waiting === undefined) kept = undefined;
        if (waiting === undefined || waiting.isOfEarlier) return;
        stopSaying('stoppedByTyping');
      });
      form.wizard?.subscribe(writeSoon);
      // It was sent, and waits no more.
      form.on('submit', () => waiting ?? settle());
    },
    destroy,
    async save() {
      const isSaved = await inTurn(() => put('saved', `saved ${name}`, Date.now() + savedMs));
      if (isSaved !== true) page.notify(draftMessages.refused);
      return isSaved === true;
    },
    retry: () => retryWaiting(waiting, page, tellWaiting),
    async untilAnswered(send, submission, sentKey) {
      // Erased before anybody answered.
      if (sentKey !== key.current()) return { kind: 'stopped' };
      // Secrets are not kept: only this page can send those.
      const { data } = submission;
      const isKept = isSame(page.form().withoutSecrets(data, true), data);
      const outcome = await wait(send, { isAtOnce: false }, isKept ? submission : undefined);
      return outcome ?? { kind: 'stopped' };
    },
  };
  drafting.follow(page.form());
  if (store !== undefined) openDrafts(earlier, needs, store, ownDraft).catch(() => undefined);
  // Answers that were typed while this was loaded, or that the history entry alone keeps so far.
  writeNow();
  return drafting;
}
