import type { SubmissionStorage } from '@guichet/form-service';
import type { Ledger } from '../forms/ledger/ledger.ts';
import type { Orders } from '../orders/orders.ts';

/** All that must outlive the process, in one kind of database. Each is opened where it is needed. */
export interface Stores {
  /** The place, for the operator: `/srv/data (SQLite)`. */
  readonly name: string;
  openSubmissions(): Promise<SubmissionStorage>;
  openLedger(options: { readonly longestMs: number }): Promise<Ledger>;
  openOrders(): Promise<Orders>;
  /** Once all that was opened is closed. */
  close(): Promise<void>;
}
