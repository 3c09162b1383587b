import { wholeViews } from '@guichet/fields/whole-views';
import type { WizardParts } from '@guichet/renderer';
import { turnPage, WizardPages } from '@guichet/renderer/wizard';
import { ReviewBox } from './review-box.tsx';

/** What draws all types, and draws and turns the pages of a wizard. */
export const wizardParts: WizardParts = {
  views: wholeViews,
  Pages: WizardPages,
  Review: ReviewBox,
  turn: turnPage,
};
