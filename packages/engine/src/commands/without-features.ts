import type { TurnOutcome } from '../wizard.ts';
import type { AsideCommands, PageCommands, PressCommands, RowCommands } from './command-groups.ts';

function none(): never {
  throw new Error('No rows.');
}

/** The commands of a form that has no grids. */
export const rowless: RowCommands = {
  ...{ addRow: none, canAddRow: none, removeRow: none, moveRow: none },
  ...{ openRow: none, saveRow: none, cancelRow: none },
  revealField: () => false,
  openRows: () => [],
  restoreOpenRows: () => {},
  restoreLeft: () => {},
  askedRow: () => undefined,
};

const stay = (): TurnOutcome => ({ kind: 'stayed' });
const nothing = () => undefined;

/** The commands of a form whose buttons do nothing but send. */
export const pressless: PressCommands = { pressButton: () => 'failed' };

/** The commands of a form that looks for nothing. */
export const asideless: AsideCommands = {
  ...{ setAside: nothing, restoreAsides: nothing, selectData: nothing },
  asides: () => [],
};

/** The commands of a form that is no wizard. */
export const pageless: PageCommands = {
  ...{ nextPage: stay, previousPage: stay, goToPage: stay, returnToReview: stay },
  ...{ place: nothing, restorePlace: nothing, pageOf: nothing, showErrors: nothing },
};
