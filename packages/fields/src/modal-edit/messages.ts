import type { InEveryLocale } from '@guichet/definition';

interface ModalEditMessages {
  /** Where nothing is filled in. */
  readonly set: string;
  readonly edit: string;
  readonly save: string;
  readonly cancel: string;
}

export const modalEditMessages: InEveryLocale<ModalEditMessages> = {
  en: { set: 'Click to set value', edit: 'Edit', save: 'Save', cancel: 'Cancel' },
  fr: { set: 'Cliquer pour répondre', edit: 'Modifier', save: 'Enregistrer', cancel: 'Annuler' },
};
