import { isMarked } from '@guichet/drafts/device-marks';
import { onStorage } from '@guichet/drafts/on-storage';
import type { HistoryDraft } from './history-entry.ts';
import { forgetPads, mask, unmask } from './one-time-pad.ts';

/** A checkout in progress: kept in the tab until the gateway confirms the payment. */
export interface PendingCheckout {
  readonly key: string;
  readonly reference: string;
  readonly answers: HistoryDraft;
}

/** `name`: see `keptName`. */
export function keepPendingCheckout(name: string, left: PendingCheckout): void {
  if (isMarked('shared')) return;
  const masked = mask(left, nameOf(name));
  onStorage('sessionStorage', (storage) => masked && storage.setItem(nameOf(name), masked.masked));
}

export function pendingCheckout(name: string): PendingCheckout | undefined {
  const masked = onStorage('sessionStorage', (storage) => storage.getItem(nameOf(name)));
  return masked ? unmask<PendingCheckout>({ pad: nameOf(name), masked }) : undefined;
}

export function forgetPendingCheckout(name: string): void {
  onStorage('sessionStorage', (storage) => storage.removeItem(nameOf(name)));
  forgetPads(nameOf(name));
}

function nameOf(name: string): string {
  return `guichet:left:${name}`;
}
