import type { InEveryLocale } from '@guichet/definition';

/** A form that was just sent is opened again. */
export const sentTitle: InEveryLocale = {
  en: 'You have already sent this form',
  fr: 'Vous avez déjà envoyé ce formulaire',
};

export const sentOn: InEveryLocale<(when: string) => string> = {
  en: (when) => `You sent this form on ${when}.`,
  fr: (when) => `Vous avez envoyé ce formulaire le ${when}.`,
};

export const sentOnUnder: InEveryLocale<(when: string, number: string) => string> = {
  en: (when, number) => `You sent this form on ${when}, number ${number}.`,
  fr: (when, number) => `Vous avez envoyé ce formulaire le ${when}, numéro ${number}.`,
};
