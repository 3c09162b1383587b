import type { Language } from '../pages/languages.ts';

interface TreePermitTexts {
  readonly title: string;
  readonly lead: string;
  readonly fields: string;
}

/** Texts of the tree-permit service. */
export const texts: Readonly<Record<Language, TreePermitTexts>> = {
  en: {
    title: 'Your application for a tree permit has arrived',
    lead: 'This is not a real service: nobody reads the application, and no permit follows.',
    fields: 'The application, as it arrived',
  },
  fr: {
    title: 'Votre demande de permis d’abattage est arrivée',
    lead: 'Ce n’est pas un vrai service\u00a0: personne ne lit la demande et aucun permis ne suivra.',
    fields: 'La demande, telle qu’elle est arrivée',
  },
};
