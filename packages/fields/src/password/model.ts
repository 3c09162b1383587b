import { defineLine } from '../define-text.ts';

/** A secret that is typed unseen. Value: a string, empty `''`. */
export const passwordModel = defineLine({ label: { en: 'Password', fr: 'Mot de passe' } });
