import { isJsonObject, type JsonObject, type Locale } from '@guichet/definition';
import type { PageForm, PlaceData, Texts } from '@guichet/engine';

/** What the thank-you page is given. It travels with the history entry: a reload finds it again. */
export interface SentForm {
  readonly locale: Locale;
  readonly data: JsonObject;
  /** The form's definition, as prepared, and its texts in that language. */
  readonly form: { readonly page: PageForm; readonly texts: Texts };
  readonly referenceNumber: string | undefined;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
}

/** What a history entry of ours remembers. */
interface EntryState {
  /** Shape of this state; an entry of another shape is taken as empty. */
  readonly shape: 1;
  readonly key?: string;
  /** Of a wizard: the id of the page that is shown. */
  readonly step?: string;
  readonly sent?: SentForm;
  /** Of a wizard that was left half filled in. */
  readonly answers?: KeptAnswers;
}

/** What a browser cannot put back by itself: the answers of pages that are not shown, and which one is. */
export interface KeptAnswers {
  readonly data: JsonObject;
  readonly place: PlaceData;
}

/** History state is typed `any`; it is only ever written here, and its shape is marked. */
function readEntry(): EntryState {
  const state = history.state;
  return isJsonObject(state) && state.shape === 1 ? history.state : { shape: 1 };
}

/** The key of the opened form, kept across reload, Back and a duplicated tab. */
export function keyOfEntry(): string | undefined {
  const { key } = readEntry();
  return typeof key === 'string' ? key : undefined;
}

/** Writes the key into the entry; undefined takes it out. */
export function keepKey(key: string | undefined): void {
  if (keyOfEntry() === key) return;
  const step = stepOfEntry();
  const state: EntryState = {
    shape: 1,
    ...(key !== undefined && { key }),
    ...(step !== undefined && { step }),
  };
  history.replaceState(state, '');
}

export function stepOfEntry(): string | undefined {
  const { step } = readEntry();
  return typeof step === 'string' ? step : undefined;
}

/** A new entry for another step of the same form. */
export function pushStep(step: string, key: string): void {
  history.pushState({ shape: 1, key, step } satisfies EntryState, '');
}

/** Keeps answers with the entry, for a reload or for coming back. What is too large is not kept. */
export function keepAnswers(answers: KeptAnswers): void {
  try {
    history.replaceState({ ...readEntry(), answers } satisfies EntryState, '');
  } catch {
    // The entry stays as it was.
  }
}

export function answersOfEntry(): KeptAnswers | undefined {
  return readEntry().answers;
}

export function sentOfEntry(): SentForm | undefined {
  return readEntry().sent;
}

/** A new entry for the same form under another address, with the same key and on the same step. */
export function pushForm(url: string, key: string): void {
  const step = stepOfEntry();
  history.pushState({ shape: 1, key, ...(step !== undefined && { step }) } satisfies EntryState, '', url);
}

/** A new entry for the thank-you page. What is too large for a browser's history is not remembered. */
export function pushSent(url: string, sent: SentForm): void {
  try {
    history.pushState({ shape: 1, sent } satisfies EntryState, '', url);
  } catch {
    history.pushState({ shape: 1 } satisfies EntryState, '', url);
  }
}
