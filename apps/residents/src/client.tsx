import './styles/site.css';
import { loadForm, loadLate } from './client/load-parts.ts';
import { startFormPage } from './client/start-form-page.tsx';
import { startLoading } from './client/start-loading.tsx';
import type { PageData } from './pages/page-data.ts';

const block = document.getElementById('guichet-data');
const container = document.getElementById('guichet-page');
if (block !== null && container !== null) start(JSON.parse(block.textContent), container);

/** The data block is our own server's; `JSON.parse` is typed `any`. */
function start(data: PageData, page: HTMLElement): void {
  switch (data.kind) {
    case 'form':
      loadForm(data.form).then((loaded) => startFormPage(data, page, loaded));
      break;
    case 'loading':
      startLoading(data, page);
      break;
    case 'thankYou':
      loadLate().then(({ startThankYou }) => startThankYou(data, page));
      break;
  }
}
