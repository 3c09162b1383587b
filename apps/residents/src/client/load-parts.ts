import type { FormParts } from '@guichet/engine';
import { everyday, isEveryday } from '@guichet/fields/everyday';
import type { WizardParts } from '@guichet/renderer';
import type { FormPageData } from '../pages/page-data.ts';
import type { wordNotice } from '../pages/word-notice.ts';

/** What a form is brought to life with. */
export interface Loaded {
  readonly parts: FormParts;
  readonly wizard: WizardParts | undefined;
  readonly word?: typeof wordNotice;
}

export const loadLate = () => import('./late.ts');

/** Nearly every form is brought to life with what the page's own script holds, the others with a further file. */
export async function loadForm({ form, answered }: FormPageData): Promise<Loaded> {
  if (isEveryday(form) && answered?.notice === undefined) return { parts: everyday, wizard: undefined };
  const { loadWhole } = await loadLate();
  return loadWhole(form);
}
