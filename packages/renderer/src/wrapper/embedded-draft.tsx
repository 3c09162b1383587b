import type { JsonObject, Locale } from '@guichet/definition';
import { type Draft, openDraftStore } from '@guichet/drafts';
import { isMarked } from '@guichet/drafts/device-marks';
import { setMark } from '@guichet/drafts/set-mark';
import type { Form } from '@guichet/engine';
import { formatInstant } from '@guichet/engine/formats';
import { type ReactNode, useSyncExternalStore } from 'react';
import { begunOn, draftMessages } from '../drafts/draft-messages.ts';
import { DraftNote } from '../drafts/draft-note.tsx';
import { type FormDraft, restoreAnswers } from '../drafts/restore-answers.ts';
import type { Emit } from './form-listeners.ts';
import type { DraftOption } from './form-props.ts';

/** How soon a change is kept, in milliseconds. */
const writeMs = 500;
const hourMs = 60 * 60 * 1000;

interface Needs {
  readonly form: Form;
  readonly key: { current(): string; adopt(key: string): void };
  readonly option: DraftOption;
  readonly emit: Emit;
  /** As nobody has filled it in. */
  readonly startOver: () => void;
  /** Whether it was filled in while this was loaded. */
  readonly isTyped: () => boolean;
}

/** The draft of a form on a host's page. */
export interface EmbeddedDraft {
  /** Above the form: what was found. Nothing of its answers shows. */
  readonly Offer: (props: Shown) => ReactNode;
  /** Below it: that answers are kept, and how to end that. */
  readonly Note: (props: Shown) => ReactNode;
  /** It was sent: nothing is kept any more. */
  sent(key: string): Promise<void>;
  close(): void;
}

interface Shown {
  readonly locale: Locale;
}

interface View {
  readonly found?: Draft | undefined;
  readonly note?: 'kept' | 'shared' | undefined;
}

/** Undefined where this browser keeps nothing: over plain HTTP, or where it refuses. */
export async function openEmbeddedDraft(needs: Needs): Promise<EmbeddedDraft | undefined> {
  const { form, key, option, emit } = needs;
  const { hours = 24, name = form.page.path } = option;
  const own = `embedded:${name}`;
  let store = isMarked('shared') ? undefined : await openDraftStore();
  if (store === undefined) return undefined;
  let view: View = {};
  const kept = (await store.list()).filter((draft) => draft.form === own);
  // That of another page: this one may have been given other options meanwhile.
  const found = kept.find((draft) => draft.key !== key.current());
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const id = kept.find((draft) => draft.key === key.current())?.id ?? crypto.randomUUID();
  const listeners = new Set<() => void>();
  const ending = new AbortController();

  function show(part: View): void {
    view = { ...view, ...part };
    for (const listener of listeners) listener();
  }

  /** Writes and deletions follow each other. */
  function inTurn(act: () => Promise<unknown>): Promise<unknown> {
    last = last.then(act).catch(() => undefined);
    return last;
  }

  async function write(): Promise<void> {
    // Another tab may have said that others use this device.
    if (store === undefined || isMarked('shared')) return;
    const at = Date.now();
    const content = { data: form.withoutSecrets(form.data(), true), ...form.kept(true) };
    await store.keep({
      ...{ id, form: own, kind: 'draft', key: key.current(), at, until: at + hours * hourMs },
      content,
    });
    setMark('drafts', true);
    if (view.note !== 'kept') show({ note: 'kept' });
    emit('draftKept', { at });
  }

  function writeNow(): void {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    inTurn(write);
  }

  function destroy(draftKey: string): Promise<unknown> {
    clearTimeout(timer);
    timer = undefined;
    show({ note: undefined });
    return inTurn(async () => store?.destroy((draft) => draft.form === own && draft.key === draftKey));
  }

  async function erase(draftKey: string): Promise<void> {
    await destroy(draftKey);
    emit('draftErased');
  }

  async function resume(draft: Draft): Promise<void> {
    show({ found: undefined });
    const content = await store?.read(draft.id);
    if (!isFormDraft(content)) return;
    key.adopt(draft.key);
    restoreAnswers(form, content);
    emit('draftResumed', { at: draft.at });
  }

  async function share(isShared: boolean): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    setMark('shared', isShared);
    await inTurn(async () => {
      if (isShared) await store?.destroy(() => true);
      store = isShared ? undefined : await openDraftStore();
    });
    show({ note: isShared ? 'shared' : undefined });
    if (isShared) emit('draftErased');
  }

  function writeSoon(): void {
    timer ??= setTimeout(writeNow, writeMs);
  }

  const stop = form.on('change', (_, __, isByHand) => {
    if (isByHand) writeSoon();
  });
  if (needs.isTyped()) writeSoon();
  const { signal } = ending;
  document.addEventListener('visibilitychange', writeNow, { signal });
  window.addEventListener('pagehide', writeNow, { signal });

  if (found !== undefined) {
    show({ found });
    emit('draftFound', {
      at: found.at,
      resume: () => resume(found),
      erase: () => erase(found.key),
    });
  }

  const useView = () =>
    useSyncExternalStore(
      (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      () => view,
    );

  return {
    Offer({ locale }) {
      const draft = useView().found;
      if (draft === undefined || option.isSilent === true) return null;
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      const title = begunOn[locale](formatInstant(draft.at, locale, timeZone));
      return (
        <section className="g-notice" aria-label={title}>
          <p role="status">{`${title}. ${draftMessages.begunText[locale]}`}</p>
          <button type="button" className="g-button" onClick={() => resume(draft)}>
            {draftMessages.resume[locale]}
          </button>
          <button
            type="button"
            className="g-button g-button--secondary"
            onClick={() => {
              show({ found: undefined });
              erase(draft.key);
            }}
          >
            {draftMessages.startOver[locale]}
          </button>
        </section>
      );
    },
    Note({ locale }) {
      const { note } = useView();
      if (note === undefined || option.isSilent === true) return null;
      return (
        <DraftNote
          key={note}
          {...{ locale, hours, state: note, onShared: share }}
          onErase={() => {
            erase(key.current());
            needs.startOver();
          }}
        />
      );
    },
    sent: async (draftKey) => {
      await destroy(draftKey);
    },
    close() {
      writeNow();
      stop();
      ending.abort();
    },
  };
}

/** Encrypted by this device: written by `write` above, or by nobody. */
function isFormDraft(content: unknown): content is FormDraft & JsonObject {
  return typeof content === 'object' && content !== null && 'data' in content;
}
