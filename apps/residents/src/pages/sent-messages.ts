import type { InEveryLocale } from '@guichet/definition';

/** A form that was just sent is opened again. `number`: empty where it has none. */
export const sentOn: InEveryLocale<(when: string, number: string) => string> = {
  en: (when, number) => `You sent this form on ${when}${number === '' ? '' : `, number ${number}`}.`,
  fr: (when, number) =>
    `Vous avez envoyé ce formulaire le ${when}${number === '' ? '' : `, numéro ${number}`}.`,
};
