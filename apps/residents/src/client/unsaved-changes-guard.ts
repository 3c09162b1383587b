import { isMarked } from '@guichet/drafts/device-marks';
import { type Form, isSame } from '@guichet/engine';
import { historyDraft } from './history-draft.ts';
import { type HistoryDraft, noteInEntry } from './history-entry.ts';
import { backUpEntry } from './history-state-backup.ts';

/** Writes a history entry. `answers`: undefined where it is to keep none. */
export type EntryWriter = (answers: HistoryDraft | undefined) => void;

/** Looks after answers that were given and not sent: kept for a reload, and not left behind without a question. */
export interface UnsentAnswers {
  /** The current answers are the form's own, not a resident's. */
  opened(): void;
  /** Watches typing in this element; `isFilledIn`: it may hold a resident's answers already. */
  watch(element: HTMLElement, isFilledIn: boolean): void;
  /**
   * Keeps them with the history entry that is shown now, unless a draft holds them; `isForced`: even then. `write` is
   * called in place of that, whether there is something to keep or not.
   */
  keep(isForced?: boolean, write?: EntryWriter): void;
  /** They are a resident's: of an earlier visit. */
  type(): void;
  /** There are answers that were not sent, and differ from the form's own. */
  isFilledIn(): boolean;
  /** Nothing is left to lose. */
  sent(): void;
}

/** How long a resident pauses, in milliseconds, before what was filled in so far is looked at. */
const pauseMs = 1000;

/**
 * The browser is asked to ask only while there is something to lose: a page that always does is one that
 * browsers may not keep for going back to. To gather all answers takes time, and a browser that is given them takes
 * down every control of the page besides: so they are looked at when the resident pauses, and before the page can go.
 * `keepDraft`: keeps a draft of them, and gives false where there can be none.
 */
export function createUnsentAnswers(
  form: () => Form,
  keepDraft: (isLeaving: boolean) => boolean,
): UnsentAnswers {
  let opening: unknown;
  let kept: unknown;
  let isTyped = false;
  let isSent = false;
  let pause: ReturnType<typeof setTimeout> | undefined;
  const held = () => {
    const { openRows, transientStates } = form().kept();
    return [form().data(), openRows, transientStates];
  };

  const keep = (isForced = false, write?: EntryWriter, now = held()) => {
    const canKeep = !isSent && !isMarked('shared');
    if (canKeep) kept = now;
    const isInEntry = canKeep && (!keepDraft(isForced) || isForced);
    const answers = isInEntry ? historyDraft(form()) : undefined;
    if (write) write(answers);
    else if (answers) noteInEntry({ answers });
  };

  /**
   * Encrypting takes longer than a page that goes is given: its entry holds what was typed last. A browser reads the entry
   * for a reload as that begins, and misses what is written later.
   */
  function leave(): boolean {
    const isUnsent = look();
    if (isUnsent) keep(true);
    return isUnsent;
  }

  function ask(event: BeforeUnloadEvent): void {
    if (!leave()) return;
    event.preventDefault();
    // Only browsers of 2023 and before need this.
    event.returnValue = true;
  }

  function type(): void {
    isTyped = true;
    if (!isSent) window.addEventListener('beforeunload', ask);
  }

  /** Keeps what there is; true while there is something to lose. */
  function look(): boolean {
    if (!isTyped) return false;
    const now = held();
    if (!isSame(now, kept)) keep(false, undefined, now);
    const isUnsent = !isSent && !isSame(now, opening);
    if (isUnsent) type();
    else window.removeEventListener('beforeunload', ask);
    return isUnsent;
  }

  /** Until then there may be something to lose. */
  function lookLater(): void {
    if (!isTyped) return;
    type();
    clearTimeout(pause);
    pause = setTimeout(look, pauseMs);
  }

  /** A link may lead away at once. One to another program goes nowhere, but browsers ask all the same. */
  function letPass({ target }: Event): void {
    const link = target instanceof Element && target.closest('a');
    if (!link) return;
    look();
    if (!/^(mailto|tel):/.test(link.href)) return;
    window.removeEventListener('beforeunload', ask);
    setTimeout(look);
  }

  return {
    opened() {
      opening = held();
    },
    watch(element, isFilledIn) {
      element.addEventListener('input', type);
      element.addEventListener('focusout', lookLater);
      // A phone may end a page without a word.
      document.addEventListener('visibilitychange', look);
      // The page's first listener of this event has copied the entry already, without what is written here.
      window.addEventListener('pagehide', () => {
        leave();
        backUpEntry();
      });
      document.addEventListener('click', letPass);
      // To gather all answers of a large form takes as long as drawing a part of it.
      isTyped ||= isFilledIn && !isSame(held(), opening);
      look();
    },
    keep,
    type,
    isFilledIn: () => isTyped && !isSent && !isSame(held(), opening),
    sent() {
      isSent = true;
      look();
    },
  };
}
