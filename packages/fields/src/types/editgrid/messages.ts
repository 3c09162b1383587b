import type { InEveryLocale } from '@guichet/definition';
import type { Confirmation } from '../../controls/dialog/ask-first.tsx';

interface EditGridMessages {
  /** The title of a row that was never saved. */
  readonly newRow: (row: string) => string;
  readonly edit: string;
  readonly editRow: (number: string, name: string) => string;
  /** Where the form is there to be read: opens all that a row holds. */
  readonly viewRow: (row: string) => string;
  readonly save: string;
  readonly cancel: string;
  /** The button's label, and the row that it is about. */
  readonly ofRow: (words: string, number: string, name: string) => string;
  /** A row that was saved although something in it is missing or wrong. */
  readonly draft: string;
  /** Where the errors within a row that is closed cannot be seen. */
  readonly wrongWithin: string;
  /** Behind the name of a field in which nothing is filled in. */
  readonly empty: string;
  /** Of a row that was never saved, and of one that stays as it was saved. */
  readonly discard: string;
  readonly discardChanges: string;
  readonly askToLeave: (row: string) => Confirmation;
}

export const editGridMessages: InEveryLocale<EditGridMessages> = {
  en: {
    newRow: (row) => `New: ${row}`,
    edit: 'Edit',
    editRow: (number, name) => `Edit row ${number}: ${name}`,
    viewRow: (row) => `View: ${row}`,
    save: 'Save',
    cancel: 'Cancel',
    ofRow: (words, number, name) => `${words}: row ${number}, ${name}`,
    draft: 'Not complete',
    wrongWithin: 'This row contains errors. Edit the row to correct them.',
    empty: 'Not answered',
    discard: 'Discard this row',
    discardChanges: 'Discard the changes',
    askToLeave: (row) => ({
      title: `Discard the changes to ${row}?`,
      text: 'What you changed has not been saved.',
      yes: 'Discard',
      no: 'Keep editing',
    }),
  },
  fr: {
    newRow: (row) => `Ajout\u00a0: ${row}`,
    edit: 'Modifier',
    editRow: (number, name) => `Modifier la ligne ${number}\u00a0: ${name}`,
    viewRow: (row) => `Consulter\u00a0: ${row}`,
    save: 'Enregistrer',
    cancel: 'Annuler',
    ofRow: (words, number, name) => `${words}\u00a0: ligne ${number}, ${name}`,
    draft: 'Incomplète',
    wrongWithin: 'Cette ligne contient des erreurs. Modifiez-la pour les corriger.',
    empty: 'Sans réponse',
    discard: 'Abandonner cette ligne',
    discardChanges: 'Abandonner les modifications',
    askToLeave: (row) => ({
      title: `Abandonner les modifications de «\u00a0${row}\u00a0»?`,
      text: 'Vos modifications ne sont pas enregistrées.',
      yes: 'Abandonner',
      no: 'Continuer la modification',
    }),
  },
};
