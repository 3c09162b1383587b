import type { InEveryLocale } from '@guichet/definition';
import { formatNumber, pluralS } from '@guichet/engine/formats';

interface DatamapMessages {
  readonly key: string;
  readonly value: string;
  readonly add: string;
  readonly addTo: (words: string, name: string) => string;
  readonly remove: string;
  readonly removeRow: (number: number, name: string) => string;
  readonly removed: (number: number, left: number) => string;
  /** Behind the label of what stands in a row, for the ear. */
  readonly inRow: (number: number) => string;
  readonly none: string;
  readonly line: (key: string, value: string) => string;
}

export const datamapMessages: InEveryLocale<DatamapMessages> = {
  en: {
    key: 'Key',
    value: 'Value',
    add: 'Add another',
    addTo: (words, name) => `${words}: ${name}`,
    remove: 'Remove',
    removeRow: (number, name) => `Remove row ${number}: ${name}`,
    removed: (number, left) =>
      `Row ${number} was removed. ${left === 1 ? '1 row is left.' : `${formatNumber(left, 'en')} rows are left.`}`,
    inRow: (number) => `(row ${number})`,
    none: 'There are no rows yet.',
    line: (key, value) => `${key}: ${value}`,
  },
  fr: {
    key: 'Clé',
    value: 'Valeur',
    add: 'Ajouter une ligne',
    addTo: (words, name) => `${words}\u00a0: ${name}`,
    remove: 'Retirer',
    removeRow: (number, name) => `Retirer la ligne ${number}\u00a0: ${name}`,
    removed: (number, left) =>
      `La ligne ${number} a été retirée. Il reste ${formatNumber(left, 'fr')}\u00a0ligne${pluralS(left, 'fr')}.`,
    inRow: (number) => `(ligne ${number})`,
    none: 'Il n’y a encore aucune ligne.',
    line: (key, value) => `${key}\u00a0: ${value}`,
  },
};
