import type { Language } from '../pages/languages.ts';

interface MailingListTexts {
  readonly thanks: string;
  readonly noEmail: string;
  readonly noList: string;
  readonly noAct: string;
}

/** What the mailing list answers. */
export const texts: Readonly<Record<Language, MailingListTexts>> = {
  en: {
    thanks: 'Thank you. You are subscribed.',
    noEmail: 'This is not an email address.',
    noList: 'There is no such list.',
    noAct: 'The list cannot do this.',
  },
  fr: {
    thanks: 'Merci. Votre abonnement est fait.',
    noEmail: 'Ce n’est pas une adresse courriel.',
    noList: 'Cette liste n’existe pas.',
    noAct: 'La liste ne peut pas faire cela.',
  },
};
