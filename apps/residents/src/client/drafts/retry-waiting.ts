import { pageMessages } from '../../pages/page-messages.ts';
import type { LivePage } from '../live-page.ts';
import type { WaitingForm } from './waiting-form.ts';

/** A press sends a form that waits at once; `tell`: nobody answers. False where it sends the answers on the page. */
export function retryWaiting(waiting: WaitingForm | undefined, page: LivePage, tell: () => void): boolean {
  if (waiting === undefined || waiting.isOfEarlier) return false;
  page.notify(pageMessages.sending);
  waiting.retry(tell);
  return true;
}
