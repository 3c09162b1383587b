import type { Form, FormParts } from '@guichet/engine';
import type { WizardParts } from '@guichet/renderer';
import type { PageFeature } from '../features/page-feature.ts';
import type { SubmitFlow } from '../flows/flow.ts';
import type { FormPageData, Notice } from '../pages/page-data.ts';
import type { RestoreLeft } from '../pages/restore-left.ts';
import type { ShownNotice } from '../pages/shown-notice.ts';
import { loadFeatures } from './load-features.ts';
import type { SpecialNeeds } from './special-flow.ts';

/** What a form is brought to life with. */
export interface Loaded {
  readonly parts: FormParts;
  readonly wizard: WizardParts;
  readonly word?: (notice: Notice) => ShownNotice | undefined;
  /** Absent where the form is sent as most are. */
  readonly createFlow?: ((needs: SpecialNeeds) => SubmitFlow) | undefined;
  /** Of a page that answers a plain post. */
  readonly restore?: RestoreLeft;
  /** See `PageFeature`. */
  readonly wordReturn: PageFeature['wordReturn'];
  readonly Subscription: PageFeature['Subscription'];
  /** The form goes: nothing of it goes on. */
  readonly putAway: (form: Form) => void;
}

export const loadLate = () => import('./late.ts');

/** A form is brought to life with what it names, and with what its resident left where the page answers a post. */
export async function loadForm({ form, answered, site }: FormPageData): Promise<Loaded> {
  const [loaded, late] = await Promise.all([loadFeatures(form, site), answered && loadLate()]);
  if (late === undefined) return loaded;
  const { wordNotice, restoreLeft } = late;
  return {
    ...loaded,
    word: (notice) => (notice.kind === 'payment' ? loaded.wordReturn?.(notice) : wordNotice(notice)),
    restore: restoreLeft,
  };
}
