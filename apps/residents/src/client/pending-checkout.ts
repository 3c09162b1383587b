import { isJsonObject } from '@guichet/definition';
import { isMarked } from '@guichet/drafts/device-marks';
import { onStorage } from '@guichet/drafts/on-storage';
import type { HistoryDraft } from './history-entry.ts';

/** A checkout in progress: kept in the tab until the gateway confirms the payment. */
export interface PendingCheckout {
  readonly key: string;
  readonly reference: string;
  readonly answers: HistoryDraft;
}

/** `name`: see `keptName`. */
export function keepPendingCheckout(name: string, left: PendingCheckout): void {
  if (isMarked('shared')) return;
  onStorage('sessionStorage', (storage) => storage.setItem(nameOf(name), JSON.stringify(left)));
}

export function pendingCheckout(name: string): PendingCheckout | undefined {
  return onStorage('sessionStorage', (storage) => {
    const left = JSON.parse(storage.getItem(nameOf(name)) ?? 'null');
    // It is only ever written here.
    return isJsonObject(left) && isJsonObject(left.answers) ? JSON.parse(JSON.stringify(left)) : undefined;
  });
}

export function forgetPendingCheckout(name: string): void {
  onStorage('sessionStorage', (storage) => storage.removeItem(nameOf(name)));
}

function nameOf(name: string): string {
  return `guichet:left:${name}`;
}
