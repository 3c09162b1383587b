import type { InEveryLocale } from '@guichet/definition';
import { formatNumber } from '@guichet/engine/formats';
import type { Confirmation } from '../controls/dialog/ask-first.tsx';

interface RowMessages {
  /** The word alone, above the numbers of the rows. */
  readonly row: string;
  /** Behind the label of what stands in a row, for the ear. */
  readonly inRow: (number: string) => string;
  /** Stands where there is no row. */
  readonly none: string;
  readonly add: string;
  /** The button's label, and the thing that it adds to. */
  readonly addTo: (words: string, name: string) => string;
  readonly remove: string;
  readonly removeRow: (number: string, name: string) => string;
  readonly askToRemove: (row: string) => Confirmation;
  readonly moveUp: (number: string, name: string) => string;
  readonly moveDown: (number: string, name: string) => string;
  readonly undo: string;
  readonly undoRemoval: (number: string, name: string) => string;
  /** Announcements after the change. */
  readonly announcements: Readonly<Record<RowStatus, (reported: AnnouncedRow) => string>>;
}

interface AnnouncedRow {
  /** Its name; of one that moved, that which it had before. */
  readonly row: string;
  /** How many rows there are now. */
  readonly count: number;
  /** The number that it has now. */
  readonly number: string;
}

/** The change of a row. `emptied`: it was the only one, and another took its place. */
export type RowStatus =
  | ('added' | 'removed' | 'emptied' | 'restored' | 'moved')
  | ('saved' | 'savedIncomplete' | 'cancelled' | 'discarded');

const rowsLeft: InEveryLocale<(count: number) => string> = {
  en: (count) => (count === 1 ? '1 row is left.' : `${formatNumber(count, 'en')} rows are left.`),
  fr: (count) => (count === 0 ? 'Il n’en reste plus.' : `Il en reste ${formatNumber(count, 'fr')}.`),
};

export const rowMessages: InEveryLocale<RowMessages> = {
  en: {
    row: 'Row',
    inRow: (number) => `(row ${number})`,
    none: 'There are no rows yet.',
    add: 'Add a row',
    addTo: (words, name) => `${words}: ${name}`,
    remove: 'Remove',
    removeRow: (number, name) => `Remove row ${number}: ${name}`,
    askToRemove: (row) => ({
      title: `Remove ${row}?`,
      text: 'Its answers will be lost.',
      yes: 'Remove',
      no: 'Keep',
    }),
    moveUp: (number, name) => `Move row ${number} up: ${name}`,
    moveDown: (number, name) => `Move row ${number} down: ${name}`,
    undo: 'Undo',
    undoRemoval: (number, name) => `Undo the removal of row ${number}: ${name}`,
    announcements: {
      added: ({ row }) => `${row} was added.`,
      removed: ({ row, count }) => `${row} was removed. ${rowsLeft.en(count)}`,
      emptied: ({ row }) => `${row} was emptied.`,
      restored: ({ row }) => `${row} was restored, with its answers.`,
      moved: ({ row, number, count }) => `${row} is now number ${number} of ${formatNumber(count, 'en')}.`,
      saved: ({ row }) => `${row} was saved.`,
      savedIncomplete: ({ row }) => `${row} was saved. It is not complete.`,
      cancelled: ({ row }) => `${row} was not changed.`,
      discarded: ({ row, count }) => `${row} was discarded. ${rowsLeft.en(count)}`,
    },
  },
  fr: {
    row: 'Ligne',
    inRow: (number) => `(ligne ${number})`,
    none: 'Il n’y a encore aucune ligne.',
    add: 'Ajouter une ligne',
    addTo: (words, name) => `${words}\u00a0: ${name}`,
    remove: 'Retirer',
    removeRow: (number, name) => `Retirer la ligne ${number}\u00a0: ${name}`,
    askToRemove: (row) => ({
      title: `Retirer «\u00a0${row}\u00a0»?`,
      text: 'Ses réponses seront perdues.',
      yes: 'Retirer',
      no: 'Conserver',
    }),
    moveUp: (number, name) => `Monter la ligne ${number}\u00a0: ${name}`,
    moveDown: (number, name) => `Descendre la ligne ${number}\u00a0: ${name}`,
    undo: 'Rétablir',
    undoRemoval: (number, name) => `Rétablir la ligne ${number}\u00a0: ${name}`,
    announcements: {
      added: ({ row }) => `Ajout\u00a0: ${row}.`,
      removed: ({ row, count }) => `Retrait\u00a0: ${row}. ${rowsLeft.fr(count)}`,
      emptied: ({ row }) => `Contenu effacé\u00a0: ${row}.`,
      restored: ({ row }) => `Rétablissement, avec les réponses\u00a0: ${row}.`,
      moved: ({ row, number, count }) =>
        `${row} porte maintenant le numéro ${number} sur ${formatNumber(count, 'fr')}.`,
      saved: ({ row }) => `Enregistrement\u00a0: ${row}.`,
      savedIncomplete: ({ row }) => `Enregistrement\u00a0: ${row}. À compléter.`,
      cancelled: ({ row }) => `Aucun changement\u00a0: ${row}.`,
      discarded: ({ row, count }) => `Abandon\u00a0: ${row}. ${rowsLeft.fr(count)}`,
    },
  },
};
