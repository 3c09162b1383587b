import type { InEveryLocale } from '@guichet/definition';

/** Stands where a form within the form cannot be shown. */
export const formMessages: InEveryLocale<string> = {
  en: 'A part of this form cannot be shown. Please contact the City.',
  fr: 'Une partie de ce formulaire ne peut pas être affichée. Veuillez communiquer avec la Ville.',
};
