import type { Signal } from '@preact/signals-core';
import type { Wizard, WizardPage } from '../wizard.ts';

/** The wizard with what its commands move. */
export interface LiveWizard extends Wizard {
  readonly place: Signal<WizardPosition>;
  /** The page that comes after this one, or after another; undefined where there is none. */
  next(after?: WizardPage): WizardPage | undefined;
  previous(): WizardPage | undefined;
}

/** Where the resident is, by page ids. */
export interface WizardPosition {
  readonly at: string;
  /** The pages that led here, first to last. */
  readonly trail: readonly string[];
  /** Those that were left by `next`. */
  readonly completed: ReadonlySet<string>;
  readonly reviewed: boolean;
}
