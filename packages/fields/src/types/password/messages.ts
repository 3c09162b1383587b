import type { InEveryLocale } from '@guichet/definition';

/** The button's label and accessible name, and the announcement after a press. */
interface PasswordMessages {
  readonly show: string;
  readonly hide: string;
  readonly showName: (name: string) => string;
  readonly hideName: (name: string) => string;
  readonly shown: string;
  readonly hidden: string;
}

export const passwordMessages: InEveryLocale<PasswordMessages> = {
  en: {
    show: 'Show',
    hide: 'Hide',
    showName: (name) => `Show ${name}`,
    hideName: (name) => `Hide ${name}`,
    shown: 'What you typed is visible.',
    hidden: 'What you typed is hidden.',
  },
  fr: {
    show: 'Afficher',
    hide: 'Masquer',
    showName: (name) => `Afficher «\u00a0${name}\u00a0»`,
    hideName: (name) => `Masquer «\u00a0${name}\u00a0»`,
    shown: 'Votre saisie est visible.',
    hidden: 'Votre saisie est masquée.',
  },
};
