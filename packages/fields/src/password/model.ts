import { defineLine } from '../define-text.ts';

/** A secret that is typed unseen. Value: a string, empty `''`. It is kept, and never given back or shown again. */
export const passwordModel = defineLine({
  label: { en: 'Password', fr: 'Mot de passe' },
  isSecret: true,
});
