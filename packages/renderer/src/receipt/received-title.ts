import type { InEveryLocale } from '@guichet/definition';

/** The heading of the thank-you page. */
export const receivedTitle: InEveryLocale = {
  en: 'Thank you. We received your form',
  fr: 'Merci. Nous avons reçu votre formulaire',
};

export const receivedUnder: InEveryLocale<(reference: string) => string> = {
  en: (reference) => `Your reference number is ${reference}.`,
  fr: (reference) => `Votre numéro de référence est le ${reference}.`,
};
