import type { InEveryLocale } from '@guichet/definition';

interface WizardMessages {
  /** The heading of a step. */
  readonly heading: (step: number, count: number, title: string) => string;
  /** What the list of steps is called. */
  readonly steps: string;
  readonly completed: string;
  readonly active: string;
  readonly future: string;
  readonly previous: string;
  readonly next: string;
  readonly submit: string;
  readonly review: string;
}

export const wizardMessages: InEveryLocale<WizardMessages> = {
  en: {
    heading: (step, count, title) => `Step ${step} of ${count}${title === '' ? '' : `: ${title}`}`,
    steps: 'Steps of this form',
    completed: 'completed',
    active: 'current step',
    future: 'to come',
    previous: 'Previous',
    next: 'Next',
    submit: 'Submit',
    review: 'Review your answers',
  },
  fr: {
    heading: (step, count, title) => `Étape ${step} sur ${count}${title === '' ? '' : `\u00a0: ${title}`}`,
    steps: 'Étapes de ce formulaire',
    completed: 'terminée',
    active: 'étape en cours',
    future: 'à venir',
    previous: 'Précédent',
    next: 'Suivant',
    submit: 'Envoyer',
    review: 'Vérifiez vos réponses',
  },
};
