/** In the order in which they stand where an author gives none. */
export const wizardButtons = ['previous', 'next', 'submit', 'cancel'] as const;

export type WizardButton = (typeof wizardButtons)[number];

export function isWizardButton(name: string): name is WizardButton {
  return wizardButtons.some((button) => button === name);
}

/** A wizard's settings for all of its pages. Settings at their default are left out. */
export interface WizardSettings {
  /** How the steps are shown; the default is a list above the page. */
  readonly header?: 'none' | 'classic' | 'vertical' | 'indicator';
  /** Of a vertical header; the default is left. */
  readonly side?: 'right';
  /** Buttons that a page has only if it says so itself. */
  readonly without?: readonly WizardButton[];
  /** Those that are not named are not there. */
  readonly order?: readonly WizardButton[];
  /** Completed steps are no links, unless `allowPrevious`. */
  readonly isUnlinked?: true;
  readonly allowPrevious?: true;
  /** The button that sends is there, and does nothing. */
  readonly isSubmitDisabled?: true;
}
