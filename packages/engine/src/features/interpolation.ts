import { changingTexts } from '../fields/changing-texts.ts';
import { drawnText } from '../fields/drawn-text.ts';

/** Texts with holes to be filled in, and those that logic changes. */
export const interpolation = { changingTexts, drawnText };
