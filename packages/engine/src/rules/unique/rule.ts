import type { Rule } from '../rule.ts';

/** `unique`: only the storage can tell, so it passes here; its sentence is for their result. */
export const unique: Rule = {
  message: 'unique',
  sentences: {
    en: '{{field}} must be unique: this value was already sent with this form.',
    fr: 'Une autre demande contient déjà cette réponse au champ « {{field}} ». Entrez-en une autre.',
  },
  check: () => undefined,
};
