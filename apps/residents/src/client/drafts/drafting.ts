import type { Json, JsonObject } from '@guichet/definition';
import type { DraftStore } from '@guichet/drafts';
import type { Form } from '@guichet/engine';
import type { WizardParts } from '@guichet/renderer';
import type { SubmissionToSave } from '@guichet/service-client';
import type { Stopped } from '../../flows/stopped.ts';

/** Keeps what is filled in on this page, on this device. */
export interface Drafting {
  /**
   * Keeps the answers now. False where no draft is kept: then the history entry has to hold them. `isLeaving`: it holds
   * them in any case, until something is typed again.
   */
  keep(isLeaving: boolean): boolean;
  /** Another form stands on the page, or the first one. */
  follow(form: Form): void;
  /** The answers were received, or erased: what is kept with this key is destroyed. */
  destroy(key: string): Promise<void>;
  /** Keeps the answers for a button of the form. False where this device keeps nothing. */
  save(): Promise<boolean>;
  /** A press sends a form that waits at once, and leads back to its notice if nobody answers. False: none waits. */
  retry(): boolean;
  /**
   * Nobody answered: says so, and sends again until somebody does, or the resident stops it. `submission`: kept until
   * then, and sent also by the next page that opens this form. `sentKey`: under which it was sent; nothing waits under
   * one that the page has left, as its answers were erased.
   */
  untilAnswered<Outcome>(
    send: () => Promise<Outcome>,
    submission: SubmissionToSave,
    sentKey: string | undefined,
  ): Promise<Outcome | Stopped>;
}

/** Files that are not sent yet, of a form that takes some. */
export interface DraftFiles {
  /** Names them in a draft. */
  list(form: Form): JsonObject;
  /** Writes the bytes of those that were listed last, and destroys those of all others. */
  keep(draftKey: string, store: DraftStore): Promise<void>;
  /** Their names do not stay in the tab. */
  forget(): void;
  /**
   * Reads those that a draft names; what this resolves to lets a form go on with them. `isRestored`: the form comes from
   * its history entry, and goes on only with files that it names itself.
   */
  read(
    named: Json | undefined,
    draftKey: string,
    store: DraftStore,
  ): Promise<(form: Form, parts: WizardParts | undefined, isRestored: boolean) => void>;
}
