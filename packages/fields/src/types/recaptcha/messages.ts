import type { InEveryLocale } from '@guichet/definition';

/** For anyone who comes upon a line that is not to be filled in, in a page without styles. */
export const recaptchaMessages: InEveryLocale = {
  en: 'Leave this line empty',
  fr: 'Laissez cette ligne vide',
};
