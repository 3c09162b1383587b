import type { InEveryLocale } from '@guichet/definition';
import { formatNumber, pluralS } from '@guichet/engine/formats';

interface WizardMessages {
  /** The heading of a step, up to its title. */
  readonly heading: (step: number, count: number, isTitled: boolean) => string;
  /** Said when an answer made a step come or go. */
  readonly count: (count: number) => string;
  /** The name of the list of steps. */
  readonly steps: string;
  readonly completed: string;
  readonly active: string;
  readonly future: string;
  readonly previous: string;
  readonly next: string;
  readonly submit: string;
  /** Above what leads, without a script, to errors that are not on this step. */
  readonly elsewhere: string;
  readonly review: string;
  readonly toReview: string;
  readonly cancel: string;
}

export const wizardMessages: InEveryLocale<WizardMessages> = {
  en: {
    heading: (step, count, isTitled) => `Step ${step} of ${formatNumber(count, 'en')}${isTitled ? ': ' : ''}`,
    count: (count) => `This form now has ${formatNumber(count, 'en')} step${pluralS(count, 'en')}.`,
    steps: 'Steps of this form',
    completed: 'completed',
    active: 'current step',
    future: 'to come',
    previous: 'Previous',
    next: 'Next',
    submit: 'Submit',
    elsewhere: 'Errors on other steps',
    review: 'Review your answers',
    toReview: 'Return to review',
    cancel: 'Cancel',
  },
  fr: {
    heading: (step, count, isTitled) =>
      `Étape ${step} sur ${formatNumber(count, 'fr')}${isTitled ? '\u00a0: ' : ''}`,
    count: (count) =>
      `Ce formulaire compte maintenant ${formatNumber(count, 'fr')}\u00a0étape${pluralS(count, 'fr')}.`,
    steps: 'Étapes de ce formulaire',
    completed: 'terminée',
    active: 'étape en cours',
    future: 'à venir',
    previous: 'Précédent',
    next: 'Suivant',
    submit: 'Envoyer',
    elsewhere: 'Erreurs à d’autres étapes',
    review: 'Vérifiez vos réponses',
    toReview: 'Revenir à la vérification',
    cancel: 'Annuler',
  },
};
