import type { InEveryLocale } from '@guichet/definition';

interface ModalEditMessages {
  /** Where nothing is filled in. */
  readonly set: string;
  /** The name of the button: whose answer it changes, and what that is. */
  readonly edit: (name: string, answer: string) => string;
  readonly save: string;
  readonly cancel: string;
}

export const modalEditMessages: InEveryLocale<ModalEditMessages> = {
  en: {
    set: 'Click to set value',
    edit: (name, answer) => `Edit ${name}: ${answer}`,
    save: 'Save',
    cancel: 'Cancel',
  },
  fr: {
    set: 'Cliquer pour répondre',
    edit: (name, answer) => `Modifier «\u00a0${name}\u00a0»\u00a0: ${answer}`,
    save: 'Enregistrer',
    cancel: 'Annuler',
  },
};
