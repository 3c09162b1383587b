import type { Field } from './field.ts';
import type { ErrorItem } from './form.ts';

/** The pages of a form whose display is `wizard`, as they are seen now. All of it is tracked. */
export interface Wizard {
  /** Those that no condition hides, in order; the last may be the review. At least one. */
  pages(): readonly WizardPage[];
  current(): WizardPage;
  /** From 0. */
  index(): number;
  /** What stands above every page, and below. */
  readonly prefix: readonly Field[];
  readonly suffix: readonly Field[];
  /** Completed: the resident has left it by `next`. */
  stateOf(page: WizardPage): 'completed' | 'active' | 'future';
  /** A step that was completed; by its author's settings perhaps none. */
  isReachable(page: WizardPage): boolean;
  /** Whether a next page is there; else the form is sent from this one, unless `isDeadEnd`. */
  hasNext(): boolean;
  /** An author says that it goes on from here nowhere. */
  isDeadEnd(): boolean;
  hasPrevious(): boolean;
}

export interface WizardPage {
  /** Stays the same: the id of its panel, `page` for a form without any, or `review`. */
  readonly id: string;
  readonly kind: 'panel' | 'whole' | 'review';
  /** Undefined for what has no panel. */
  readonly panel: Field | undefined;
  readonly fields: readonly Field[];
}

/** What came of asking for another page. `stayed`: there is none, or it may not be reached. */
export type TurnOutcome =
  | { readonly kind: 'turned'; readonly page: WizardPage }
  | { readonly kind: 'invalid'; readonly errors: readonly ErrorItem[] }
  | { readonly kind: 'stayed' };
