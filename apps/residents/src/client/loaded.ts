import type { Form, FormParts } from '@guichet/engine';
import type { WizardParts } from '@guichet/renderer';
import type { PageFeature } from '../features/page-feature.ts';
import type { SubmitFlow } from '../flows/flow.ts';
import type { Notice } from '../pages/page-data.ts';
import type { RestoreLeft } from '../pages/restore-left.ts';
import type { ShownNotice } from '../pages/shown-notice.ts';
import type { SpecialNeeds } from './special-needs.ts';

/** Everything that brings a form to life. */
export interface Loaded {
  readonly parts: FormParts;
  readonly wizard: WizardParts;
  readonly word?: (notice: Notice) => ShownNotice | undefined;
  /** Absent where the form is sent as most are. */
  readonly createFlow?: ((needs: SpecialNeeds) => SubmitFlow) | undefined;
  /** Of a page that answers a plain post. */
  readonly restore?: RestoreLeft;
  /** See `PageFeature`. */
  readonly formatReturn: PageFeature['formatReturn'];
  readonly Subscription: PageFeature['Subscription'];
  /** The form goes: nothing of it goes on. */
  readonly putAway: (form: Form) => void;
}
