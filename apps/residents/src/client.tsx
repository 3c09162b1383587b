import './styles/site.css';
import { loadParts } from './client/load-parts.ts';
import { startFormPage } from './client/start-form-page.tsx';
import { startLoading } from './client/start-loading.tsx';
import { startThankYou } from './client/start-thank-you.tsx';
import type { PageData } from './pages/page-data.ts';

const block = document.getElementById('guichet-data');
const container = document.getElementById('guichet-page');
if (block !== null && container !== null) start(JSON.parse(block.textContent), container);

/** The data block is our own server's; `JSON.parse` is typed `any`. */
function start(data: PageData, page: HTMLElement): void {
  switch (data.kind) {
    case 'form':
      loadParts(data.form).then((parts) => startFormPage(data, page, parts));
      break;
    case 'loading':
      startLoading(data, page);
      break;
    case 'thankYou':
      startThankYou(data, page);
      break;
  }
}
