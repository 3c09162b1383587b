import type { JsonObject } from '@guichet/definition';
import type { PreparedForm } from '@guichet/engine';
import type { FormSummary } from '@guichet/service-client';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RefusedForm } from './catalogue/claim-aliases.ts';
import type { FolderEvents } from './catalogue/follow-folder.ts';
import type { FormProblem } from './catalogue/log-problems.ts';
import type { Watching } from './catalogue/watch-folders.ts';
import type { OutboxWorker } from './delivery/work-outbox.ts';
import type { Desk } from './desk/desk.ts';
import type { Operators } from './reading/operators.ts';
import type { ReadRequest } from './reading/read-routes.ts';
import type { Retention } from './retention/sweep-submissions.ts';
import type { Senders } from './senders/senders.ts';
import type { SaveResult, SubmissionRequest } from './submissions/save-submission.ts';
import type { Tracked } from './tracking/track-submission.ts';
import type { Uploads } from './uploads/uploads.ts';

/** A Form.io-compatible form service: definitions in, submissions stored. */
export interface FormService {
  /** Files that could not be forms when the service was made. */
  readonly refused: readonly RefusedForm[];
  /**
   * Lists problems of the open forms, or of the forms with these aliases. Prepares them: ask when the server listens.
   */
  problems(aliases?: readonly string[]): readonly FormProblem[];
  /** Serves what is added to the folder, changed or taken away, from here on until it is closed. */
  follow(events: FolderEvents): Watching;
  forms(): readonly FormSummary[];
  /** Lines for the start about forms whose submissions wait, because nobody knows their destinations. */
  readonly waiting: readonly string[];
  /** As a page may see it; undefined for an unknown alias. `full`: with the forms that it names in their places. */
  definition(alias: string, full?: boolean): JsonObject | undefined;
  currentForm(alias: string): PreparedForm | undefined;
  formVersion(version: string): Promise<PreparedForm | undefined>;
  /** Validates and stores. The caller has bounded the size and depth of the data. */
  save(request: SubmissionRequest): Promise<SaveResult>;
  isReady(): Promise<boolean>;
  /** Ends what the service started itself: its worker threads. Close the routes first, and the storage last. */
  close(): Promise<void>;
  /** The files that residents send; undefined where none are taken in. */
  readonly uploads: Uploads | undefined;
  /** Hands over what was received; undefined where nothing is delivered. */
  readonly delivery: OutboxWorker | undefined;
  /** Deletes submissions whose time is over; undefined where nobody asked for it. */
  readonly retention: Retention | undefined;
  /** The state of a submission, without its answers; undefined for an unknown number. */
  track(reference: string): Promise<Tracked | undefined>;
  /** Submissions, for clerks. */
  readonly desk: Desk;
  /** Answers a request for submissions. */
  answerRead(
    asked: ReadRequest,
    request: FastifyRequest,
    reply: FastifyReply,
    operators: Operators | undefined,
  ): Promise<FastifyReply>;
  /** Its HTTP side, to be registered under a prefix. */
  routes(options: RouteOptions): (app: FastifyInstance) => Promise<void>;
}

export interface RouteOptions {
  /** Submissions a minute from one sender; 0 for no limit. */
  readonly rateLimit: number;
  /** Tells senders apart. */
  readonly senders: Senders;
  /** Those who may read submissions. Undefined: nobody. */
  readonly operators?: Operators | undefined;
  /** Gives a page of ours the receipt of what it sent. */
  readonly giveReceipt?: SavedListener | undefined;
  /** Other origins whose pages may send files; none where it is left out. */
  readonly origins?: readonly string[];
}

/** May add headers to the response. */
export type SavedListener = (
  request: FastifyRequest,
  reply: FastifyReply,
  saved: { readonly alias: string; readonly metadata: JsonObject },
) => void;
