import { startList } from './client/start-list.ts';

startList();
if (hasDrafts())
  import('./client/drafts/sweep-drafts.ts').then(({ sweepDrafts }) => sweepDrafts()).catch(() => undefined);

/** Read here: all code of forms would come with the module that knows this mark. */
function hasDrafts(): boolean {
  try {
    return localStorage.getItem('guichet:drafts') === '1';
  } catch {
    return false;
  }
}
