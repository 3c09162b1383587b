import { isJsonObject } from '@guichet/definition';
import { isMarked } from '@guichet/drafts/device-marks';
import { forgetPads, type Masked, mask, unmask } from '@guichet/drafts/one-time-pad';
import type { SentForm } from '@guichet/renderer/receipt-of-sent';
import type { FormDraft } from '@guichet/renderer/restore-answers';
import { mintKey } from './mint-key.ts';
import { isUsedKey } from './used-keys.ts';

/** The state of a history entry of ours. */
interface EntryState {
  /** Shape of this state; an entry of another shape is taken as empty. */
  readonly shape: 1;
  /** That of the opened form, kept across reload, Back and a duplicated tab. */
  readonly key?: string | undefined;
  /** Of a wizard: the id of the page that is shown. */
  readonly step?: string | undefined;
  readonly sent?: SentForm;
  /** Of a form that was left half filled in. */
  readonly answers?: HistoryDraft | undefined;
  /** The mailing list is notified from here: the form was received, and the address is still the form's. */
  readonly subscribed?: {
    /** Under which the submission was received. */
    readonly key: string;
    readonly state: 'new' | 'told' | 'confirmed';
  };
  /** The resident left from here for another service, with an order to pay that has this number. */
  readonly left?: { readonly reference: string | undefined } | undefined;
}

/**
 * State that a browser cannot restore by itself: answers that the page does not hold at first, and the page of a
 * wizard.
 */
export type HistoryDraft = FormDraft;

/** As it lies in the history. Answers are masked: nobody reads them once the tab forgets the pad. */
interface WrittenState extends EntryState {
  readonly masked?: Masked;
}

/** History state is typed `any`; it is only ever written here, and its shape is marked. */
function writtenNow(): WrittenState {
  const state = history.state;
  return isJsonObject(state) && state.shape === 1 ? history.state : { shape: 1 };
}

export function entryNow(): EntryState {
  const { masked, ...plain } = writtenNow();
  return { ...plain, ...(masked && unmask<Partial<EntryState>>(masked)) };
}

/** `former`: the state that it takes the place of. Where others use this computer, no answer is left in it. */
function maskedState(state: EntryState, former: WrittenState): WrittenState {
  const { answers, sent } = state;
  if (!answers && !sent) return state;
  // The number is read without a pad.
  const bare = { ...state, answers: undefined, ...(sent && { sent: withoutAnswers(sent) }) };
  if (isMarked('shared')) return bare;
  const now = entryNow();
  // A browser that reloads a page may miss what is written last: that must not take the pad of what it read before.
  const isSame = JSON.stringify([now.answers, now.sent]) === JSON.stringify([answers, sent]);
  const masked =
    (isSame ? former.masked : undefined) ?? mask({ answers, sent }, `${state.key ?? ''}:${mintKey()}`);
  return masked ? { ...bare, masked } : state;
}

/**
 * Writes the key into the entry; undefined takes it out. Entries with another key are dropped, and the step of a key
 * that is spent. That of a form that was sent stays as it is.
 */
export function keepKey(key: string | undefined): void {
  const { key: former, step: shown, sent } = entryNow();
  if (former === key || sent) return;
  const step = former === undefined || isUsedKey('confirmed', former) ? undefined : shown;
  replaceEntry({ shape: 1, key, step });
}

/** A new entry for another step of the same form. It has no answers where the browser refuses them as too large. */
export function pushStep(step: string, key: string, answers: HistoryDraft | undefined): void {
  const state = { shape: 1, key, step } as const;
  (answers && pushEntry({ ...state, answers })) || pushEntry(state);
}

/** Takes an entry over that a link within the page has made. */
export function adoptEntry(key: string, step: string | undefined): void {
  replaceEntry({ shape: 1, key, step });
}

/** Gives the entry another address. */
export function moveEntry(url: string): void {
  replaceEntry(entryNow(), url);
}

/** Keeps something with the entry, for a reload or for coming back. A state that is too large is not kept. */
export function noteInEntry(part: Omit<EntryState, 'shape'>): void {
  replaceEntry({ ...entryNow(), ...part });
}

/** A new entry for the same form under another address, with all that this one remembers. */
export function pushForm(url: string, key: string): void {
  const { step } = entryNow();
  if (!pushEntry({ ...entryNow(), key }, url)) pushEntry({ shape: 1, key, step }, url);
}

/** A new entry for the thank-you page. Of what is too large for a browser's history the number alone stays. */
export function pushSent(url: string, sent: SentForm): void {
  pushEntry({ shape: 1, sent }, url) ||
    pushEntry({ shape: 1, sent: withoutAnswers(sent) }, url) ||
    pushEntry({ shape: 1 }, url);
}

/** Its number alone. */
function withoutAnswers(sent: SentForm): SentForm {
  return { ...sent, data: {}, selectData: {}, listUrl: undefined };
}

function pushEntry(state: EntryState, url?: string): boolean {
  const written = maskedState(state, { shape: 1 });
  const isDone = isWritten(() => history.pushState(written, '', url));
  if (!isDone) forgetPadOf(written);
  return isDone;
}

function replaceEntry(state: EntryState, url?: string): void {
  const former = writtenNow();
  const written = maskedState(state, former);
  const isDone = isWritten(() => history.replaceState(written, '', url));
  if (written.masked !== former.masked) forgetPadOf(isDone ? former : written);
}

/** A browser refuses states that are too large or too frequent: the page goes on without. */
function isWritten(write: () => void): boolean {
  try {
    write();
    return true;
  } catch {
    return false;
  }
}

function forgetPadOf({ masked }: WrittenState): void {
  if (masked) forgetPads(masked.pad);
}
