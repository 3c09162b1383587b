export const peerNames = ['formio', 'openforms', 'surveyjs'] as const;
export type PeerName = (typeof peerNames)[number];
export type SideName = 'floor' | 'ours' | PeerName;

/** How one side is named, and where its controls are. */
export interface Side {
  readonly title: string;
  /** First letters of the forms that it does not draw. */
  readonly lacks: string;
  readonly row: string;
  readonly addRow: string;
  /** Within a row. */
  readonly removeRow: string;
  readonly moveRowDown: string;
  readonly submit: string;
  /** One element for each error. */
  readonly errors: string;
  readonly next: string;
  /** Takes a text only when its field is left. */
  readonly waitsForLeaving?: true;
}

const byHand = {
  lacks: '',
  row: 'form tbody tr',
  addRow: 'form button:text-is("Add")',
  removeRow: 'button >> nth=-1',
  submit: 'form button.g-button',
  errors: 'section li',
  next: 'form button:text-is("Next")',
} as const;

/** Peers move rows by dragging alone, and a wizard's pages are Open Forms' server's: neither is measured of them. */
export const sides: Readonly<Record<SideName, Side>> = {
  floor: { ...byHand, title: 'floor', moveRowDown: 'button:text-is("Down")' },
  ours: { ...byHand, title: 'ours', moveRowDown: '.g-move-row >> nth=1' },
  formio: {
    title: '@formio/js',
    lacks: 'M',
    row: '#bench tbody tr',
    addRow: '.formio-button-add-row',
    removeRow: '.formio-button-remove-row',
    moveRowDown: '',
    submit: '#bench button[type=submit]',
    errors: '.formio-errors .error',
    next: '.btn-wizard-nav-next',
  },
  openforms: {
    title: 'Open Forms',
    lacks: 'MW',
    row: '.openforms-editgrid__item',
    addRow: '.openforms-editgrid > :last-child button',
    removeRow: 'button >> nth=-1',
    moveRowDown: '',
    submit: '#bench button[type=submit]',
    errors: '.utrecht-form-field-description--openforms-errors',
    next: '',
  },
  surveyjs: {
    title: 'SurveyJS',
    lacks: 'M',
    row: '#bench tbody tr.sd-table__row',
    addRow: '.sd-matrixdynamic__add-btn',
    removeRow: '.sd-matrixdynamic__remove-btn',
    moveRowDown: '',
    submit: '.sd-navigation__complete-btn',
    errors: '.sd-question__erbox',
    next: '.sd-navigation__next-btn',
    waitsForLeaving: true,
  },
};
