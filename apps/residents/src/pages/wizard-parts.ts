import type { WizardParts } from '@guichet/renderer';
import { turnPage, WizardPages } from '@guichet/renderer/wizard';
import { ReviewBox } from './review-box.tsx';

/** What draws and turns the pages of a wizard. */
export const wizardParts: WizardParts = { Pages: WizardPages, Review: ReviewBox, turn: turnPage };
