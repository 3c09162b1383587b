import type { Rule } from '../rule.ts';

/** `unique`: only the storage can tell, so it passes here; its sentence is for their result. */
export const unique: Rule = {
  message: 'unique',
  sentences: {
    en: '{{field}} must be unique: this value was already sent with this form.',
    fr: 'Le champ « {{field}} » doit être unique : cette valeur a déjà été envoyée avec ce formulaire.',
  },
  check: () => undefined,
};
