import type { InEveryLocale } from '@guichet/definition';

export const uniqueSentences: InEveryLocale = {
  en: '{{field}} must be unique: this value was already sent with this form.',
  fr: 'Le champ « {{field}} » doit être unique : cette valeur a déjà été envoyée avec ce formulaire.',
};
