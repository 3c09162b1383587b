import type { FormParts, PageForm } from '@guichet/engine';
import { everyday, isEveryday } from '@guichet/fields/everyday';
import type { WizardParts } from '@guichet/renderer';

/** What a form is brought to life with. */
export interface Loaded {
  readonly parts: FormParts;
  readonly wizard: WizardParts | undefined;
}

export const loadLate = () => import('./late.ts');

/** Nearly every form is brought to life with what the page's own script holds, the others with a further file. */
export async function loadForm(form: PageForm): Promise<Loaded> {
  if (isEveryday(form)) return { parts: everyday, wizard: undefined };
  const { wholePage, wizardParts } = await loadLate();
  return { parts: wholePage, wizard: wizardParts };
}
