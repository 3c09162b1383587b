import type { Locale } from '@guichet/definition';
import type { DisplayedAnswer } from '@guichet/fields/answers';
import type { FastifyReply } from 'fastify';
import type { DeletionResult } from '../retention/delete-submission.ts';
import type { AuditLine } from '../storage/desk-rows.ts';
import type { Delivery, OutboxSize } from '../storage/outbox.ts';
import type { SignInRows } from '../storage/sign-ins.ts';

/** Somebody who was let in, and the language that they read. */
export interface Clerk {
  readonly operator: string;
  readonly locale: Locale;
}

/** A form of which something was received, or that is served. */
export interface DeskForm {
  readonly alias: string;
  readonly title: string;
  /** Submissions that are kept: all of them, those of today, of the last seven days, and of the last thirty. */
  readonly counts: {
    readonly all: number;
    readonly today: number;
    readonly week: number;
    readonly month: number;
  };
}

/** Submissions of a form that were received on a day, those that are deleted by now included. */
export interface DeskDay {
  /** `2026-01-31`, by the city's clock. */
  readonly day: string;
  readonly count: number;
}

export interface DeskList extends Pick<DeskForm, 'alias' | 'title'> {
  /** The number of those that are kept. */
  readonly total: number;
  /** From 1 to `pages`. */
  readonly page: number;
  readonly pages: number;
  readonly submissions: readonly {
    readonly reference: string;
    /** Milliseconds since 1970. */
    readonly received: number;
    readonly deliveries: readonly Delivery[];
  }[];
  /** The last fourteen, latest first. */
  readonly days: readonly DeskDay[];
}

/** The answers of a page, or of what stands around the pages. */
export interface DeskPage {
  /** Empty where there are no pages. */
  readonly title: string;
  readonly answers: readonly DisplayedAnswer[];
}

export interface DeskFile {
  /** Names it within its submission. */
  readonly id: string;
  readonly name: string;
  /** Bytes; undefined where nobody here knows. */
  readonly size: number | undefined;
  /** `elsewhere`: another server has it, at `url`. Nobody gets one that waits for the scanner, or is infected. */
  readonly state: 'here' | 'waiting' | 'infected' | 'elsewhere';
  readonly url: string | undefined;
}

/** A question whose answer could not be checked. */
export interface DeskUnchecked {
  readonly label: string;
  /** A reason of `Unchecked`, or `unscanned`. */
  readonly reason: string;
}

/** A delivery, and whether it is tried while it waits. */
export interface DeskDelivery extends Delivery {
  /** Its destination is switched off, or nobody knows it: none is tried until an operator sees to that. */
  readonly isStopped: boolean;
}

export interface DeskSubmission {
  readonly alias: string;
  readonly title: string;
  readonly reference: string;
  /** Milliseconds since 1970. */
  readonly received: number;
  /** The language in which it was filled in. */
  readonly language: Locale;
  readonly pages: readonly DeskPage[];
  readonly files: readonly DeskFile[];
  readonly unchecked: readonly DeskUnchecked[];
  readonly deliveries: readonly DeskDelivery[];
  /** Views and deletions of it, latest first. */
  readonly audit: readonly AuditLine[];
}

/** The content of the question before a deletion. */
export interface DeskQuestion
  extends Pick<DeskSubmission, 'alias' | 'title' | 'reference' | 'received' | 'deliveries'> {}

export type FoundReference =
  | { readonly kind: 'found'; readonly reference: string }
  | ({ readonly kind: 'deleted' } & DeskDeletion)
  | { readonly kind: 'unknown' };

/** A deletion: its operator, and its moment in milliseconds since 1970. */
export interface DeskDeletion {
  readonly reference: string;
  readonly at: number;
  readonly operator: string;
}

/**
 * The commands of clerks. All that a clerk sees or deletes leaves a line in the audit first. Answers that a form
 * protects are given to nobody.
 */
export interface Desk {
  forms(clerk: Clerk): Promise<readonly DeskForm[]>;
  /** Deliveries that wait or are parked, by destination: its title in a language where it has one, else its name. */
  outbox(locale?: Locale): Promise<readonly OutboxSize[]>;
  /** Undefined: no such form was ever served. `page` is brought within what there is. */
  list(alias: string, page: number, clerk: Clerk): Promise<DeskList | undefined>;
  /** Looks for a number as somebody typed or said it. */
  find(typed: string, clerk: Clerk): Promise<FoundReference>;
  /** Undefined: nothing was deleted under this number. */
  deletionOf(reference: string): Promise<DeskDeletion | undefined>;
  view(reference: string, clerk: Clerk): Promise<DeskSubmission | undefined>;
  /** Sends a file to be saved. Undefined: there is none such, or nobody may have it. */
  sendFile(
    reference: string,
    id: string,
    clerk: Clerk,
    reply: FastifyReply,
  ): Promise<FastifyReply | undefined>;
  /** The lines of a table for a spreadsheet. */
  table(alias: string, clerk: Clerk): Promise<AsyncIterable<string> | undefined>;
  question(reference: string, clerk: Clerk): Promise<DeskQuestion | undefined>;
  remove(reference: string, clerk: Clerk, evenUndelivered: boolean): Promise<DeletionResult>;
  /** The latest lines of the audit. */
  activity(clerk: Clerk): Promise<readonly AuditLine[]>;
  /** Ended sessions and wrong secrets, which all servers share. */
  readonly signIns: SignInRows;
}
