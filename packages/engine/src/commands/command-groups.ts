import type { ErrorItem, Form } from '../form.ts';

/** What each ability adds to the commands of a form. */
export type RowCommands = Pick<
  Form,
  | ('addRow' | 'canAddRow' | 'removeRow' | 'moveRow' | 'openRow' | 'saveRow' | 'cancelRow')
  | ('revealField' | 'openRows' | 'restoreOpenRows' | 'restoreLeft' | 'askedRow')
>;

export type AsideCommands = Pick<Form, 'setAside' | 'asides' | 'restoreAsides' | 'selectData'>;

export type PressCommands = Pick<Form, 'pressButton'>;

export interface PageCommands
  extends Pick<
    Form,
    'nextPage' | 'previousPage' | 'goToPage' | 'returnToReview' | 'pageOf' | 'place' | 'restorePlace'
  > {
  /** To the first page with one of these errors, unless the page that is shown has one. */
  showErrors(errors: readonly ErrorItem[]): void;
}
