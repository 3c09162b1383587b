import type { InEveryLocale } from '@guichet/definition';
import type { Confirmation } from '../controls/dialog/ask-first.tsx';

interface RowMessages {
  /** The word alone, above the numbers of the rows. */
  readonly row: string;
  /** Names a row, and what stands in it: `2`, or `2.1` in a grid within a row. */
  readonly rowNumber: (number: string) => string;
  /** Behind the label of what stands in a row, for the ear. */
  readonly inRow: (number: string) => string;
  /** Stands where there is no row. */
  readonly none: string;
  readonly add: string;
  /** The button's label, and the thing that it adds to. */
  readonly addTo: (words: string, name: string) => string;
  readonly remove: string;
  readonly removeRow: (number: string, name: string) => string;
  readonly askToRemove: (number: string) => Confirmation;
  readonly moveUp: (number: string, name: string) => string;
  readonly moveDown: (number: string, name: string) => string;
  readonly undo: string;
  readonly undoRemoval: (number: string, name: string) => string;
  /** Announcements after the change. */
  readonly announcements: Readonly<Record<RowStatus, (reported: AnnouncedRow) => string>>;
}

interface AnnouncedRow {
  readonly number: string;
  /** How many rows there are now. */
  readonly count: number;
  /** Of one that moved: what its number was. */
  readonly before: string;
}

/** The change of a row. `emptied`: it was the only one, and another took its place. */
export type RowStatus =
  | ('added' | 'removed' | 'emptied' | 'restored' | 'moved')
  | ('saved' | 'savedIncomplete' | 'cancelled' | 'discarded');

const rowsLeft: InEveryLocale<(count: number) => string> = {
  en: (count) => (count === 1 ? '1 row is left.' : `${count} rows are left.`),
  fr(count) {
    if (count === 0) return 'Il n’en reste aucune.';
    return count === 1 ? 'Il en reste une.' : `Il en reste ${count}.`;
  },
};

export const rowMessages: InEveryLocale<RowMessages> = {
  en: {
    row: 'Row',
    rowNumber: (number) => `Row ${number}`,
    inRow: (number) => `(row ${number})`,
    none: 'There are no rows yet.',
    add: 'Add a row',
    addTo: (words, name) => `${words}: ${name}`,
    remove: 'Remove',
    removeRow: (number, name) => `Remove row ${number}: ${name}`,
    askToRemove: (number) => ({
      title: `Remove row ${number}?`,
      text: 'Its answers will be lost.',
      yes: 'Remove',
      no: 'Keep',
    }),
    moveUp: (number, name) => `Move row ${number} up: ${name}`,
    moveDown: (number, name) => `Move row ${number} down: ${name}`,
    undo: 'Undo',
    undoRemoval: (number, name) => `Undo the removal of row ${number}: ${name}`,
    announcements: {
      added: ({ number }) => `Row ${number} was added.`,
      removed: ({ number, count }) => `Row ${number} was removed. ${rowsLeft.en(count)}`,
      emptied: ({ number }) => `Row ${number} was emptied.`,
      restored: ({ number }) => `Row ${number} was restored, with its answers.`,
      moved: ({ number, count, before }) => `Row ${before} is now row ${number} of ${count}.`,
      saved: ({ number }) => `Row ${number} was saved.`,
      savedIncomplete: ({ number }) => `Row ${number} was saved. It is not complete.`,
      cancelled: ({ number }) => `Row ${number} was not changed.`,
      discarded: ({ number, count }) => `Row ${number} was discarded. ${rowsLeft.en(count)}`,
    },
  },
  fr: {
    row: 'Ligne',
    rowNumber: (number) => `Ligne ${number}`,
    inRow: (number) => `(ligne ${number})`,
    none: 'Il n’y a encore aucune ligne.',
    add: 'Ajouter une ligne',
    addTo: (words, name) => `${words}\u00a0: ${name}`,
    remove: 'Retirer',
    removeRow: (number, name) => `Retirer la ligne ${number}\u00a0: ${name}`,
    askToRemove: (number) => ({
      title: `Retirer la ligne ${number}?`,
      text: 'Ses réponses seront perdues.',
      yes: 'Retirer',
      no: 'Conserver',
    }),
    moveUp: (number, name) => `Monter la ligne ${number}\u00a0: ${name}`,
    moveDown: (number, name) => `Descendre la ligne ${number}\u00a0: ${name}`,
    undo: 'Annuler',
    undoRemoval: (number, name) => `Annuler le retrait de la ligne ${number}\u00a0: ${name}`,
    announcements: {
      added: ({ number }) => `La ligne ${number} a été ajoutée.`,
      removed: ({ number, count }) => `La ligne ${number} a été retirée. ${rowsLeft.fr(count)}`,
      emptied: ({ number }) => `La ligne ${number} a été vidée.`,
      restored: ({ number }) => `La ligne ${number} a été rétablie, avec ses réponses.`,
      moved: ({ number, count, before }) =>
        `La ligne ${before} est maintenant la ligne ${number} sur ${count}.`,
      saved: ({ number }) => `La ligne ${number} est enregistrée.`,
      savedIncomplete: ({ number }) => `La ligne ${number} est enregistrée. Elle est incomplète.`,
      cancelled: ({ number }) => `La ligne ${number} n’a pas été modifiée.`,
      discarded: ({ number, count }) => `La ligne ${number} a été abandonnée. ${rowsLeft.fr(count)}`,
    },
  },
};
