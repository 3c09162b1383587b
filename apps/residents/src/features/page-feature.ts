import type { Form, PageForm, RunCode } from '@guichet/engine';
import type { Feature } from '@guichet/fields/features/feature';
import type { WizardParts } from '@guichet/renderer';
import type { DraftFiles } from '../client/drafts/drafting.ts';
import type { SpecialNeeds } from '../client/special-needs.ts';
import type { SubmitFlow } from '../flows/flow.ts';
import type { PaymentNotice } from '../pages/page-data.ts';
import type { ShownNotice } from '../pages/shown-notice.ts';
import type { Site } from '../pages/site.ts';
import type { Subscription } from '../pages/subscription.ts';

/** A feature that asks for more than a field can do. */
export interface PageFeature extends Feature {
  /** Renders things beside the views of fields, on the server too; may need the site's settings. */
  drawing?(site: Site): Partial<WizardParts>;
  /** Renders things in a browser only. */
  inBrowser?(site: Site): Partial<WizardParts>;
  /** Loads parts that depend on the form. */
  prepare?(page: PageForm): Promise<Feature>;
  readonly runCode?: RunCode;
  /** The way in which such a form is sent. */
  createFlow?(needs: SpecialNeeds): SubmitFlow;
  /** The notice for a return from the service that such a form was sent to. */
  formatReturn?(notice: PaymentNotice): ShownNotice;
  /** Tells a mailing list, beside the receipt. */
  readonly Subscription?: Subscription['Box'];
  /** Keeps files that are not sent yet, beside a draft. */
  readonly draftFiles?: DraftFiles;
  /** The form goes: nothing of it goes on. */
  putAway?(form: Form): void;
}
