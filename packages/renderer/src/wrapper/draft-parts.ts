import type { JsonObject, Locale } from '@guichet/definition';
import type { Form } from '@guichet/engine';
import { type ReactNode, useSyncExternalStore } from 'react';
import type { FormDraft } from '../drafts/form-draft.ts';
import type { Waiting } from '../drafts/wait-to-send.ts';
import type { ShownDraftNotice } from './draft-notice.tsx';
import type { Emit } from './form-listeners.ts';
import type { DraftOption } from './form-props.ts';
import type { Sender } from './sender.ts';
import type { SubmissionToSend } from './submissions.ts';
import type { UntilAnswered } from './until-answered.ts';

export interface DraftNeeds {
  readonly form: Form;
  readonly key: { current(): string; adopt(key: string): void };
  readonly option: DraftOption;
  readonly emit: Emit;
  /** As nobody has filled it in. */
  readonly startOver: () => void;
  /** Whether it was filled in while this was loaded. */
  readonly isTyped: () => boolean;
  /** Undefined where only a resident may send it. */
  readonly sender: () => Sender | undefined;
}

/** The draft of a form on a host's page. */
export interface EmbeddedDraft {
  /** Above the form: a draft that was found, or that it waits to be sent. Nothing of its answers shows. */
  readonly Offer: (props: Shown & { readonly headerOffset: number | undefined }) => ReactNode;
  /** Below it: that answers are kept, and how to end that. */
  readonly Note: (props: Shown) => ReactNode;
  /** Shows that the form waits, and says so once the resident stops it. */
  readonly untilAnswered: UntilAnswered;
  /** A press tries at once, and leads back to the notice if nobody answers. `onState`: whether it is being sent. */
  retry(onState: (isSending: boolean) => void): void;
  /** It was sent: nothing is kept any more. */
  sent(key: string): Promise<void>;
  close(): void;
}

interface Shown {
  readonly locale: Locale;
}

interface View {
  readonly notice?: ShownDraftNotice | undefined;
  readonly note?: 'kept' | 'waiting' | 'shared' | undefined;
}

/** The page's part of a draft, as what its components follow. */
export function createDraftView() {
  let view: View = {};
  const listeners = new Set<() => void>();
  const now = () => view;
  return {
    now,
    show(part: View): void {
      view = { ...view, ...part };
      for (const listener of listeners) listener();
    },
    useNow: () =>
      useSyncExternalStore((listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      }, now),
  };
}

export interface WaitingForm extends Waiting {
  readonly since: number;
  readonly submission: SubmissionToSend | undefined;
  /** The form of this page; else that of an earlier one. */
  readonly isOwn: boolean;
}

export interface Kept extends FormDraft {
  /** Of a form that waits. */
  readonly submission?: SubmissionToSend;
}

/** Encrypted by this device: written by `write` above, or by nobody. */
export function isKept(content: unknown): content is Kept & JsonObject {
  return typeof content === 'object' && content !== null && 'data' in content;
}
