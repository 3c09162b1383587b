import type { Form, PageForm, RunCode } from '@guichet/engine';
import type { Feature } from '@guichet/fields/features/feature';
import type { WizardParts } from '@guichet/renderer';
import type { SpecialNeeds } from '../client/special-needs.ts';
import type { SubmitFlow } from '../flows/flow.ts';
import type { PaymentNotice } from '../pages/page-data.ts';
import type { ShownNotice } from '../pages/shown-notice.ts';
import type { Site } from '../pages/site.ts';
import type { Subscription } from '../pages/subscription.ts';

/** A feature that asks for more than a field can do. */
export interface PageFeature extends Feature {
  /** What draws it beside its views, and what it asks of the site: a server draws it as well. */
  drawing?(site: Site): Partial<WizardParts>;
  /** What no server does. */
  inBrowser?(): Partial<WizardParts>;
  /** What cannot be there before the form is known. */
  prepare?(page: PageForm): Promise<Feature>;
  readonly runCode?: RunCode;
  /** The way in which such a form is sent. */
  createFlow?(needs: SpecialNeeds): SubmitFlow;
  /** What comes back from where such a form was sent, in words. */
  formatReturn?(notice: PaymentNotice): ShownNotice;
  /** Tells a mailing list, beside the receipt. */
  readonly Subscription?: Subscription['Box'];
  /** The form goes: nothing of it goes on. */
  putAway?(form: Form): void;
}
