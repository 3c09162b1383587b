import type { Language } from '../pages/languages.ts';

interface MailingListTexts {
  readonly thanks: string;
  readonly noEmail: string;
  readonly noList: string;
  readonly noAct: string;
}

/** Texts of the mailing list. */
export const texts: Readonly<Record<Language, MailingListTexts>> = {
  en: {
    thanks: 'Thank you. You are subscribed.',
    noEmail: 'This is not an email address.',
    noList: 'There is no such list.',
    noAct: 'The list does not support this request.',
  },
  fr: {
    thanks: 'Merci. Votre abonnement est confirmé.',
    noEmail: 'Ce n’est pas une adresse courriel.',
    noList: 'Cette liste n’existe pas.',
    noAct: 'La liste ne prend pas en charge cette demande.',
  },
};
