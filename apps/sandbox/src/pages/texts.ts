import type { Language } from './languages.ts';

interface FrameTexts {
  readonly city: string;
  readonly skip: string;
  readonly footer: string;
  readonly about: string;
}

/** Texts of every page of the sandbox. */
export const texts: Readonly<Record<Language, FrameTexts>> = {
  en: {
    city: 'City of Rivermont',
    skip: 'Skip to main content',
    footer: 'Rivermont exists only on this machine: it replaces a real city’s services.',
    about: 'What this sandbox is, and how to use it',
  },
  fr: {
    city: 'Ville de Rivermont',
    skip: 'Passer au contenu principal',
    footer: 'Rivermont n’existe que sur cette machine\u00a0: elle remplace les services d’une vraie ville.',
    about: 'Ce qu’est ce bac à sable et comment s’en servir',
  },
};
