import type { InEveryLocale } from '@guichet/definition';

interface EditGridMessages {
  /** The title of a row that was never saved. */
  readonly newRow: (number: string) => string;
  readonly edit: string;
  readonly editRow: (number: string, name: string) => string;
  readonly save: string;
  readonly cancel: string;
  /** What stands on the button, and which row it is about. */
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
  readonly askToRemove: Asking;
  readonly askToLeave: Asking;
}

export interface Asking {
  readonly title: (number: string) => string;
  readonly text: string;
  readonly yes: string;
  readonly no: string;
}

export const editGridMessages: InEveryLocale<EditGridMessages> = {
  en: {
    newRow: (number) => `New row ${number}`,
    edit: 'Edit',
    editRow: (number, name) => `Edit row ${number}: ${name}`,
    save: 'Save',
    cancel: 'Cancel',
    ofRow: (words, number, name) => `${words}: row ${number}, ${name}`,
    draft: 'Not complete',
    wrongWithin: 'Something in this row must be corrected. Edit the row to see what.',
    empty: 'Not answered',
    discard: 'Discard this row',
    discardChanges: 'Discard the changes',
    askToRemove: {
      title: (number) => `Remove row ${number}?`,
      text: 'What was filled in there will be gone.',
      yes: 'Remove',
      no: 'Keep',
    },
    askToLeave: {
      title: (number) => `Discard the changes to row ${number}?`,
      text: 'What you changed has not been saved.',
      yes: 'Discard',
      no: 'Keep editing',
    },
  },
  fr: {
    newRow: (number) => `Nouvelle ligne ${number}`,
    edit: 'Modifier',
    editRow: (number, name) => `Modifier la ligne ${number}\u00a0: ${name}`,
    save: 'Enregistrer',
    cancel: 'Annuler',
    ofRow: (words, number, name) => `${words}\u00a0: ligne ${number}, ${name}`,
    draft: 'Incomplète',
    wrongWithin: 'Un élément de cette ligne doit être corrigé. Modifiez la ligne pour voir lequel.',
    empty: 'Sans réponse',
    discard: 'Abandonner cette ligne',
    discardChanges: 'Abandonner les modifications',
    askToRemove: {
      title: (number) => `Retirer la ligne ${number}?`,
      text: 'Ce qui y est inscrit sera perdu.',
      yes: 'Retirer',
      no: 'Conserver',
    },
    askToLeave: {
      title: (number) => `Abandonner les modifications de la ligne ${number}?`,
      text: 'Vos modifications ne sont pas enregistrées.',
      yes: 'Abandonner',
      no: 'Continuer la modification',
    },
  },
};
