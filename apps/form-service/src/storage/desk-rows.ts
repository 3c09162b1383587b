import { randomBytes } from 'node:crypto';

/**
 * `listed`: numbers and days of a form's submissions, or counts of all forms; `searched`: one number, without its answers;
 * `viewed`: one submission; `downloaded`: one of its files; `exported`: several of a form.
 */
export const auditActions = ['listed', 'searched', 'viewed', 'downloaded', 'exported', 'deleted'] as const;

export type AuditAction = (typeof auditActions)[number];

/** Somebody saw or deleted submissions. No word of what it holds. */
export interface AuditLine {
  /** 24 hexadecimal digits, random. */
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The name of an operator, an account, or `server`. */
  readonly operator: string;
  readonly action: AuditAction;
  /** The alias; empty where it was not one form alone. */
  readonly form: string;
  /** Undefined where it was not one submission alone. */
  readonly reference: string | undefined;
}

/** A new line; of now, where nobody says. */
export function auditLine({
  at = Date.now(),
  ...line
}: Omit<AuditLine, 'id' | 'at'> & { readonly at?: number }): AuditLine {
  return { ...line, at, id: randomBytes(12).toString('hex') };
}

/** A submission in a list, without its answers. */
export interface ReceivedSubmission {
  readonly id: string;
  readonly reference: string;
  /** Milliseconds since 1970. */
  readonly received: number;
}

/** For clerks, who look for submissions, and for those who ask what clerks did. */
export interface DeskRows {
  /** Counts a form's submissions between each of these moments and the next, in milliseconds since 1970. */
  countReceived(form: string, moments: readonly number[]): Promise<readonly number[]>;
  /** A part of a form's submissions, latest first. */
  listReceived(form: string, skip: number, most: number): Promise<readonly ReceivedSubmission[]>;
  /** Durable once it is fulfilled. A deletion is noted by `deleteSubmission`, in the same transaction. */
  noteAudit(line: AuditLine): Promise<void>;
  /** Latest first: all lines, or those of one submission. `forgetDeletions` forgets them. */
  listAudit(most: number, reference?: string): Promise<readonly AuditLine[]>;
}
