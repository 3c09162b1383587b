import type { Draft } from '@guichet/drafts';
import type { SaveOutcome, SubmissionToSave } from '@guichet/service-client';
import type { FlowNeeds } from '../../flows/flow.ts';
import type { ReceivedSubmission } from '../../flows/form-events.ts';
import type { FormKey } from '../form-key.ts';
import type { LivePage } from '../live-page.ts';
import type { Sending } from '../sending.ts';
import type { UnsentAnswers } from '../unsaved-changes-guard.ts';
import type { DraftFiles } from './drafting.ts';
import type { WaitOptions } from './waiting-form.ts';

/** The parts of the page that keeping drafts uses. */
export interface DraftNeeds {
  readonly page: LivePage;
  readonly key: FormKey;
  readonly unsent: UnsentAnswers;
  readonly sending: Sending;
  /** The page has its answers already: of its history entry, or of a plain post. */
  readonly hasAnswers: boolean;
  /** Throws away what is filled in. */
  readonly erase: () => Promise<void>;
  readonly onState: FlowNeeds['onState'];
  /** The form was sent and received. */
  readonly received: (submission: ReceivedSubmission) => void;
  /** It was answered otherwise. */
  readonly refused: (outcome: Exclude<SaveOutcome, { readonly kind: 'saved' }>) => void;
}

/** Its answers and files are given. */
export interface ReadDraft {
  /** It still waits to be sent. */
  readonly submission: SubmissionToSave | undefined;
}

/** The draft of this page, for the code that opens earlier ones. */
export interface OwnDraft {
  /** Of a form that takes files. */
  readonly files: DraftFiles | undefined;
  /**
   * Goes on with a draft. `read` reads it, calls `adoptKey`, which gives the page the draft's key, and then fills in the
   * form; undefined if it finds nothing. The page writes no draft meanwhile: that would destroy files not read yet.
   */
  adopt(draft: Draft, read: (adoptKey: () => void) => Promise<ReadDraft | undefined>): Promise<void>;
  destroy(key: string): Promise<void>;
  /** Waits for an answer to `send`. */
  wait<Outcome>(
    send: () => Promise<Outcome>,
    options: WaitOptions,
    submission?: SubmissionToSave,
  ): Promise<Outcome | undefined>;
}
