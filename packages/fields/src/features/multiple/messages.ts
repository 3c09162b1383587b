import type { InEveryLocale } from '@guichet/definition';
import { formatNumber, pluralS } from '@guichet/engine/formats';

interface MultipleMessages {
  readonly add: string;
  /** The button's label, and the thing that it adds to. */
  readonly addTo: (words: string, name: string) => string;
  readonly remove: string;
  readonly removeNumber: (number: number, name: string) => string;
  /** Names the control of one value. */
  readonly oneOf: (name: string, number: number) => string;
  /** Said once it is gone. */
  readonly removed: (number: number, left: number) => string;
}

export const multipleMessages: InEveryLocale<MultipleMessages> = {
  en: {
    add: 'Add another answer',
    addTo: (words, name) => `${words}: ${name}`,
    remove: 'Remove',
    removeNumber: (number, name) => `Remove answer ${number}: ${name}`,
    oneOf: (name, number) => `${name}, answer ${number}`,
    removed: (number, left) =>
      `Answer ${number} was removed. ${left === 1 ? '1 answer is left.' : `${formatNumber(left, 'en')} answers are left.`}`,
  },
  fr: {
    add: 'Ajouter une autre réponse',
    addTo: (words, name) => `${words}\u00a0: ${name}`,
    remove: 'Retirer',
    removeNumber: (number, name) => `Retirer la réponse ${number}\u00a0: ${name}`,
    oneOf: (name, number) => `${name}, réponse ${number}`,
    removed: (number, left) =>
      `La réponse ${number} a été retirée. Il reste ${formatNumber(left, 'fr')}\u00a0réponse${pluralS(left, 'fr')}.`,
  },
};
