import type { JsonObject } from '@guichet/definition';
import { maskedStorage } from '@guichet/drafts/masked-storage';
import type { HistoryDraft } from './history-entry.ts';

/** A checkout in progress: kept in the tab until the gateway confirms the payment. */
export interface PendingCheckout {
  readonly key: string;
  readonly reference: string;
  /** All that was filled in, also while the order was being placed. */
  readonly answers: HistoryDraft;
  /** The data that is paid for. Absent in what an earlier version of this page kept. */
  readonly ordered?: JsonObject | undefined;
}

/** `name`: see `keptName`. */
export function keepPendingCheckout(name: string, left: PendingCheckout): void {
  maskedStorage.setItem(nameOf(name), JSON.stringify(left));
}

export function pendingCheckout(name: string): PendingCheckout | undefined {
  // It is only ever written here.
  return JSON.parse(maskedStorage.getItem(nameOf(name)) ?? 'null') ?? undefined;
}

export function forgetPendingCheckout(name: string): void {
  maskedStorage.removeItem(nameOf(name));
}

function nameOf(name: string): string {
  return `guichet:left:${name}`;
}
