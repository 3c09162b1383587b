import type { Language } from '../pages/languages.ts';

interface ArcgisTexts {
  readonly lead: string;
  readonly look: string;
  readonly back: string;
}

/** Texts of a map service for a person who opens its address. */
export const texts: Readonly<Record<Language, ArcgisTexts>> = {
  en: {
    lead: 'This is the address of a service for programs. With f=json it answers in JSON; with f=pjson, in JSON that is easy to read.',
    look: 'See the answer',
    back: 'What this sandbox is, with addresses worth trying',
  },
  fr: {
    lead: 'C’est l’adresse d’un service pour les programmes. Avec f=json, il répond en JSON; avec f=pjson, en JSON facile à lire.',
    look: 'Voir la réponse',
    back: 'Ce qu’est ce bac à sable, avec des adresses à essayer',
  },
};
