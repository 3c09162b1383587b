import type { InEveryLocale } from '@guichet/definition';

/** The heading of the thank-you page. */
export const receivedTitle: InEveryLocale = {
  en: 'Thank you. We received your form',
  fr: 'Merci. Nous avons reçu votre formulaire',
};
