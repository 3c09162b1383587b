import { isMarked } from '@guichet/drafts/device-marks';
import type { LivePage } from '../live-page.ts';

const answerControls = 'input:not([type=hidden]),select,textarea';

/**
 * From here on the controls are emptied on a shared computer when the page goes: a browser fills them in again for the
 * next person. One that keeps the page may drop it later, so that it is emptied too, and drawn anew if it comes back.
 */
export function emptyControlsOnLeaving(page: LivePage): void {
  window.addEventListener('pagehide', () => {
    if (!isMarked('shared')) return;
    // To reset a form would leave the answers with which a control was drawn.
    for (const control of document.querySelectorAll<HTMLInputElement>(answerControls))
      if (/checkbox|radio/.test(control.type)) control.checked = false;
      else control.value = '';
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    const shown = page.store.get();
    if (!persisted || shown.kind !== 'form' || !isMarked('shared')) return;
    page.drawAgain();
    page.notice(shown.view.notice);
  });
}
