import type { Locale } from '@guichet/definition';
import type { Field } from './field.ts';
import type { ErrorItem } from './form-data.ts';
import type { WizardButton, WizardSettings } from './wizard-settings.ts';

/** The pages of a form whose display is `wizard`, as they are seen now. All of it is tracked. */
export interface Wizard {
  /** Those that no condition hides, in order; the last may be the review. At least one. */
  pages(): readonly WizardPage[];
  current(): WizardPage;
  /** The page of that id, or with a field of it; where that is hidden by now the nearest before it, else the first. */
  nearest(id: string | undefined): WizardPage;
  /** From 0. */
  index(): number;
  /** The page that a field stands on; undefined for what stands on all of them. */
  pageOf(field: Field): WizardPage | undefined;
  /** Fields above every page, and below. */
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
  /** The resident has seen the review, and stands before it. */
  canReturn(): boolean;
  /** All that is drawn of it, as one object that stays the same until something in it changes. */
  view(): WizardView;
  /** Called when `view()` changes. */
  subscribe(listener: () => void): () => void;
}

export interface WizardView {
  readonly locale: Locale;
  readonly steps: readonly WizardStep[];
  readonly current: WizardPage;
  /** How the steps are shown on this page. */
  readonly header: NonNullable<WizardSettings['header']> | 'list';
  readonly side: 'left' | 'right';
  /**
   * Those of this page, in order. A button that its author switches off is not among them, except the only way on,
   * unless a host's page around the form has one.
   */
  readonly buttons: readonly WizardButton[];
  readonly isSubmitDisabled: boolean;
  readonly canReturn: boolean;
}

export interface WizardStep {
  readonly page: WizardPage;
  /** Plain text; empty for what has no panel. */
  readonly title: string;
  readonly state: 'completed' | 'active' | 'future';
  readonly isReachable: boolean;
}

/** Where a resident is, as plain JSON: it travels with a plain post. By page ids. */
export interface WizardPositionData {
  readonly at: string;
  /** The pages that led here, first to last. */
  readonly trail: readonly string[];
  /** Those that were left by `next`. */
  readonly completed: readonly string[];
  /** The review was seen. */
  readonly reviewed?: true;
}

export interface WizardPage {
  /** Stays the same: the id of its panel, `page` for a form without any, or `review`. */
  readonly id: string;
  readonly kind: 'panel' | 'whole' | 'review';
  /** A panel, or a form within the form; undefined for what has none. */
  readonly panel: Field | undefined;
  readonly fields: readonly Field[];
}

/** The outcome of a navigation. `stayed`: there is none, or it may not be reached. */
export type NavigationOutcome =
  | { readonly kind: 'turned'; readonly page: WizardPage }
  | { readonly kind: 'invalid'; readonly errors: readonly ErrorItem[] }
  | { readonly kind: 'stayed' };
