import type { Locale } from '@guichet/definition';
import { receivedUnder } from '@guichet/renderer/received-title';
import { textOf } from '../pages/messages.ts';
import { entryNow } from './history-entry.ts';

/** The thank-you page where its script cannot be loaded: the number is there all the same. */
export function showBareReceipt(locale: Locale, container: HTMLElement): void {
  const awaited = container.querySelector('.g-awaited');
  awaited?.classList.remove('g-awaited');
  const { sent } = entryNow();
  if (awaited === null || sent === undefined) return;
  const { referenceNumber } = sent;
  const [heading, text] = [awaited.querySelector('h1'), awaited.querySelector('p')];
  if (heading !== null) heading.textContent = textOf(locale, 'received');
  if (text !== null) text.textContent = referenceNumber ? receivedUnder[locale](referenceNumber) : '';
}
