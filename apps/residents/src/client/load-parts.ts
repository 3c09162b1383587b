import type { FormPageData } from '../pages/page-data.ts';
import { loadFeatures } from './load-features.ts';
import type { Loaded } from './loaded.ts';

export const loadDeferred = () => import('./deferred.ts');

/**
 * A form comes to life with the features that it names, and with the resident's input where the page answers a post.
 */
export async function loadForm({ form, answered, site }: FormPageData): Promise<Loaded> {
  const [loaded, deferred] = await Promise.all([loadFeatures(form, site), answered && loadDeferred()]);
  if (deferred === undefined) return loaded;
  const { formatNotice, restoreLeft } = deferred;
  return {
    ...loaded,
    word: (notice) => (notice.kind === 'payment' ? loaded.formatReturn?.(notice) : formatNotice(notice)),
    restore: restoreLeft,
  };
}
