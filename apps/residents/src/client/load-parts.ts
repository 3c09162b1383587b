import type { FormParts } from '@guichet/engine';
import { everyday, isEveryday } from '@guichet/fields/everyday';
import type { WizardParts } from '@guichet/renderer';
import type { SubmitFlow } from '../flows/flow.ts';
import type { FormPageData } from '../pages/page-data.ts';
import type { RestoreLeft } from '../pages/restore-left.ts';
import type { wordNotice } from '../pages/word-notice.ts';
import type { SpecialNeeds } from './special-flow.ts';

/** What a form is brought to life with. */
export interface Loaded {
  readonly parts: FormParts;
  readonly wizard: WizardParts | undefined;
  readonly word?: typeof wordNotice;
  /** Absent where the form is sent as most are. */
  readonly createFlow?: ((needs: SpecialNeeds) => SubmitFlow) | undefined;
  readonly restore?: RestoreLeft;
}

export const loadLate = () => import('./late.ts');

/** Nearly every form is brought to life with what the page's own script holds, the others with a further file. */
export async function loadForm({ form, answered, site }: FormPageData): Promise<Loaded> {
  if (isEveryday(form) && answered?.notice === undefined) return { parts: everyday, wizard: undefined };
  const { loadWhole } = await loadLate();
  return loadWhole(form, site);
}
