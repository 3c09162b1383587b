import type { Language } from '../pages/languages.ts';

interface SiteTexts {
  readonly front: {
    readonly title: string;
    readonly lead: string;
    readonly topics: readonly { readonly name: string; readonly about: string }[];
  };
  readonly notFound: {
    readonly title: string;
    readonly lead: string;
    readonly hint: string;
    readonly back: string;
  };
}

/** Texts of the city's site, in both languages. */
export const texts: Readonly<Record<Language, SiteTexts>> = {
  en: {
    front: {
      title: 'Welcome to Rivermont',
      lead: 'Services and information from your city.',
      topics: [
        { name: 'Parking', about: 'Residential permits, permits for visitors, and where you may park.' },
        { name: 'Trees', about: 'When you need a permit to cut a tree, and how to ask for one.' },
        { name: 'News by email', about: 'Council decisions, road work and events, sent to you.' },
      ],
    },
    notFound: {
      title: 'We cannot find that page',
      lead: 'The page may have moved, or its address may have been mistyped.',
      hint: 'Check the address, or start again from the home page.',
      back: 'Go to the home page',
    },
  },
  fr: {
    front: {
      title: 'Bienvenue à Rivermont',
      lead: 'Les services et les renseignements de votre ville.',
      topics: [
        {
          name: 'Stationnement',
          about: 'Permis résidentiels, permis de visite et endroits où stationner.',
        },
        { name: 'Arbres', about: 'Quand il faut un permis pour abattre un arbre, et comment le demander.' },
        {
          name: 'Nouvelles par courriel',
          about: 'Décisions du conseil, travaux routiers et activités, chez vous.',
        },
      ],
    },
    notFound: {
      title: 'Page introuvable',
      lead: 'La page a peut-être été déplacée, ou son adresse contient une erreur.',
      hint: 'Vérifiez l’adresse ou recommencez à partir de la page d’accueil.',
      back: 'Aller à la page d’accueil',
    },
  },
};
