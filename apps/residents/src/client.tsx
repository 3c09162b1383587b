import './styles/site.css';
import { isMarked } from '@guichet/drafts/device-marks';
import { backUpEntry, forgetBackUp, restoreEntry } from './client/history-state-backup.ts';
import { keepPlain } from './client/keep-plain.ts';
import { loadDeferred, loadForm } from './client/load-parts.ts';
import { showBareReceipt } from './client/show-bare-receipt.ts';
import { startFormPage } from './client/start-form-page.tsx';
import type { PageData } from './pages/page-data.ts';
import { awaitedFormUrl } from './pages/site.ts';

restoreEntry();
window.addEventListener('pageshow', forgetBackUp);
window.addEventListener('pagehide', backUpEntry);
const block = document.getElementById('guichet-data');
const container = document.getElementById('guichet-page');
// With a call stack of its own: a browser that records who asks for a file would first read this whole script again.
if (block !== null && container !== null)
  queueMicrotask(() => start(JSON.parse(block.textContent), container));

/** The data block is our own server's; `JSON.parse` is typed `any`. */
function start(data: PageData, page: HTMLElement): void {
  if (data.kind !== 'form' && isMarked('drafts'))
    loadDeferred()
      .then(({ sweepDrafts }) => sweepDrafts())
      .catch(() => undefined);
  switch (data.kind) {
    case 'form':
      loadForm(data)
        .catch(() => pause().then(() => loadForm(data)))
        .then(
          (loaded) => startFormPage(data, page, loaded),
          () => keepPlain(page),
        );
      break;
    case 'loading':
      import('./client/start-loading.tsx')
        .then(({ startLoading }) => startLoading(data, page, startFormPage))
        // There the server waits instead.
        .catch(() => location.replace(awaitedFormUrl(data.site, data.locale, data.alias, location.search)));
      break;
    case 'thankYou':
      loadDeferred().then(
        ({ startThankYou }) => startThankYou(data, page),
        () => showBareReceipt(data.locale, page),
      );
      break;
  }
}

/** Before failed files are requested once more. In milliseconds. */
const pauseMs = 2000;

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, pauseMs));
}
