import { type Draft, type DraftKind, openDraftStore } from '@guichet/drafts';
import type { Form } from '@guichet/engine';
import type { SaveOutcome, SubmissionToSave } from '@guichet/service-client';
import type { ReceivedSubmission } from '../../flows/form-events.ts';
import type { Sending } from '../create-sending.ts';
import type { FormKey } from '../form-key.ts';
import { entryNow, noteInEntry } from '../history-entry.ts';
import type { LivePage } from '../live-page.ts';
import { mintKey } from '../mint-key.ts';
import type { UnsentAnswers } from '../unsaved-changes-guard.ts';
import { isMarked, setMark } from './device-marks.ts';
import { contentOf } from './draft-content.ts';
import { draftHours } from './draft-hours.ts';
import { draftMessages } from './draft-messages.ts';
import { DraftNote } from './draft-note.tsx';
import { waitingNotice } from './draft-notices.ts';
import type { Drafting } from './drafting.ts';
import { holdDraft } from './hold-draft.ts';
import { openDrafts } from './open-drafts.ts';
import { type Waiting, waitToSend } from './wait-to-send.ts';

/** How soon a change is kept, in milliseconds. */
const writeMs = 500;
const hourMs = 60 * 60 * 1000;
/** How long answers that a resident saved by a button are offered, in milliseconds. */
const savedMs = 30 * 24 * hourMs;

export interface DraftNeeds {
  readonly page: LivePage;
  readonly key: FormKey;
  readonly unsent: UnsentAnswers;
  readonly sending: Sending;
  /** The page has its answers already: of its history entry, or of a plain post. */
  readonly hasAnswers: boolean;
  /** Throws away what is filled in. */
  readonly erase: () => Promise<void>;
  /** The form was sent and received. */
  readonly received: (submission: ReceivedSubmission) => void;
  /** It was answered otherwise. */
  readonly refused: (outcome: Exclude<SaveOutcome, { readonly kind: 'saved' }>) => void;
}

/** What a page that opens a form does with the drafts of it. */
export interface OwnDraft {
  /** Goes on with this draft: under its key, and in its place where no other page holds it. */
  adopt(draft: Draft): Promise<void>;
  destroy(key: string): Promise<void>;
  /** Waits for an answer to `send`. `isAtOnce`: it was not called yet. */
  wait<Outcome>(
    send: () => Promise<Outcome>,
    options: { readonly isKept: boolean; readonly isAtOnce: boolean; readonly since?: number },
    submission?: SubmissionToSave,
  ): Promise<Outcome | undefined>;
}

/** Keeps drafts of the form on this page from here on, and offers what is there. */
export async function keepDrafts(needs: DraftNeeds): Promise<Drafting> {
  const { page, key, unsent, sending } = needs;
  const { path, settings } = page.form().page;
  const hours = draftHours(settings);
  let store = isMarked('shared') ? undefined : await openDraftStore();
  let id = mintKey();
  let isHeld = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting:
    | (Waiting & { readonly submission: SubmissionToSave | undefined; readonly since: number })
    | undefined;
  /** Of writes and deletions, which follow each other. */
  let last: Promise<unknown> = Promise.resolve();

  function inTurn<Value>(act: () => Promise<Value>): Promise<Value | undefined> {
    const done = last.then(act).catch(() => undefined);
    last = done;
    return done;
  }

  const isKeeping = () => store !== undefined && hours > 0;

  async function put(kind: DraftKind, own: string, until?: number, at = Date.now()): Promise<boolean> {
    if (store === undefined) return false;
    const submission = kind === 'sending' ? waiting?.submission : undefined;
    const content = contentOf(page.form(), submission);
    await store.keep({
      ...{ id: own, form: path, kind, key: key.current(), at, content },
      ...(until !== undefined && { until }),
    });
    setMark('some', true);
    return true;
  }

  async function write(): Promise<void> {
    if (!unsent.isFilledIn()) return;
    isHeld ||= await holdDraft(id);
    try {
      // A sending that waits is no draft.
      if (waiting?.submission) await put('sending', id, undefined, waiting.since);
      else if (!isKeeping()) return;
      else await put('draft', id, Date.now() + hours * hourMs);
    } catch {
      // The browser refuses more: the history entry has to do.
      store = undefined;
      show(undefined);
      unsent.keep();
      return;
    }
    if (entryNow().answers !== undefined) noteInEntry({ answers: undefined });
    if (isKeeping()) show('kept');
  }

  function writeSoon(): void {
    timer ??= setTimeout(writeNow, writeMs);
  }

  function writeNow(): void {
    clearTimeout(timer);
    timer = undefined;
    inTurn(write);
  }

  function show(state: 'kept' | 'shared' | undefined): void {
    page.note(
      state &&
        ((locale) => (
          <DraftNote key={state} {...{ locale, hours, state, onErase: needs.erase, onShared: setShared }} />
        )),
    );
  }

  /** From here on nothing is kept on this device, or again. */
  async function setShared(isShared: boolean): Promise<void> {
    setMark('shared', isShared);
    await inTurn(async () => {
      if (isShared) await store?.destroy(() => true);
      store = isShared ? undefined : await openDraftStore();
    });
    if (isShared) {
      setMark('some', false);
      noteInEntry({ answers: undefined });
      show('shared');
    } else writeNow();
  }

  async function destroy(own: string): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    id = mintKey();
    isHeld = false;
    show(undefined);
    await inTurn(async () => {
      await store?.destroy((draft) => draft.key === own);
      if ((await store?.list())?.length === 0) setMark('some', false);
    });
  }

  const wait: OwnDraft['wait'] = async (send, { isKept, isAtOnce, since = Date.now() }, submission) => {
    const waits = waitToSend(send, sending.isAnswered, isAtOnce);
    waiting = { stop: waits.stop, submission, since };
    page.notify(undefined);
    const stop = () => {
      waits.stop();
      document.getElementById('main')?.focus();
    };
    page.notice(waitingNotice(isKept && store !== undefined, { onResume: stop, onErase: stop }));
    if (submission !== undefined) writeNow();
    const outcome = await waits.outcome;
    waiting = undefined;
    page.notice(undefined);
    writeSoon();
    return outcome;
  };

  const own: OwnDraft = {
    async adopt(draft) {
      key.adopt(draft.key);
      if (draft.kind !== 'saved' && (await holdDraft(draft.id))) {
        id = draft.id;
        isHeld = true;
      }
      unsent.type();
      writeSoon();
    },
    destroy,
    wait,
  };

  document.addEventListener('input', writeSoon);

  const drafting: Drafting = {
    keep() {
      if (isKeeping()) writeNow();
      return isKeeping();
    },
    follow(form: Form) {
      form.on('change', (_, __, isByHand) => {
        writeSoon();
        if (!isByHand || waiting?.submission === undefined) return;
        waiting.stop();
        // After the flow has said that nothing is under way.
        setTimeout(() => page.notify(draftMessages.stoppedByTyping));
      });
      form.wizard?.subscribe(writeSoon);
    },
    destroy,
    async save() {
      const isSaved = await inTurn(() => put('saved', `saved ${path}`, Date.now() + savedMs));
      if (isSaved !== true) page.notify(draftMessages.refused);
      return isSaved === true;
    },
    async untilAnswered(send, submission) {
      const isKept = submission !== undefined && page.form().page.submissionType === undefined;
      const outcome = await wait(send, { isKept, isAtOnce: false }, submission);
      return outcome ?? { kind: 'stopped' };
    },
  };
  drafting.follow(page.form());
  if (store !== undefined) openDrafts(needs, store, own).catch(() => undefined);
  // What was typed while this was loaded.
  writeSoon();
  return drafting;
}
