import type { InEveryLocale } from '@guichet/definition';
import { formatNumber, pluralS } from '@guichet/engine/formats';

/** Texts of the list of forms, for the server and for the list's own small script. */
export const listMessages = {
  title: { en: 'Online forms', fr: 'Formulaires en ligne' },
  intro: {
    en: 'Choose the form that you need. You can fill it in right away, without an account.',
    fr: 'Choisissez le formulaire dont vous avez besoin. Vous pouvez le remplir tout de suite, sans compte.',
  },
  /** The form service does not say which forms it has. */
  notListed: {
    en: 'To open a form, use the link that the City gave you.',
    fr: 'Pour ouvrir un formulaire, utilisez le lien que la Ville vous a donné.',
  },
  searchLabel: { en: 'Find a form by its title', fr: 'Trouver un formulaire par son titre' },
  search: { en: 'Search', fr: 'Rechercher' },
  seeAll: { en: 'See all forms', fr: 'Voir tous les formulaires' },
} satisfies Record<string, InEveryLocale>;

/** How many forms are shown, and what was looked for. */
export const foundInWords: InEveryLocale<(count: number, term: string) => string> = {
  en(count, term) {
    if (term === '') return `${formatNumber(count, 'en')} form${pluralS(count, 'en')}`;
    if (count === 0) return `No form was found for “${term}”. Try fewer or other words.`;
    return `${formatNumber(count, 'en')} form${pluralS(count, 'en')} found for “${term}”`;
  },
  fr(count, term) {
    if (term === '') return `${formatNumber(count, 'fr')}\u00a0formulaire${pluralS(count, 'fr')}`;
    if (count === 0)
      return `Aucun formulaire trouvé pour «\u00a0${term}\u00a0». Essayez avec moins de mots ou d’autres mots.`;
    return `${formatNumber(count, 'fr')}\u00a0formulaire${pluralS(count, 'fr')} trouvé${pluralS(count, 'fr')} pour «\u00a0${term}\u00a0»`;
  },
};
