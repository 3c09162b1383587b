import type { PageCommands } from '../pages/page-commands.ts';
import type { TurnOutcome } from '../wizard.ts';
import type { PressCommands } from './press-commands.ts';
import type { RowCommands } from './row-commands.ts';

function none(): never {
  throw new Error('No rows.');
}

/** The commands of a form that has no grids. */
export const rowless: RowCommands = {
  ...{ addRow: none, canAddRow: none, removeRow: none, moveRow: none },
  ...{ openRow: none, saveRow: none, cancelRow: none },
  revealField: () => false,
  openRows: () => [],
  asides: () => [],
  restoreOpenRows: () => {},
  restoreLeft: () => {},
  askedRow: () => undefined,
};

const stay = (): TurnOutcome => ({ kind: 'stayed' });
const nothing = () => undefined;

/** The commands of a form whose buttons do nothing but send, and that looks for nothing. */
export const pressless: PressCommands = { pressButton: () => 'failed', setAside: nothing };

/** The commands of a form that is no wizard. */
export const pageless: PageCommands = {
  ...{ nextPage: stay, previousPage: stay, goToPage: stay, returnToReview: stay },
  ...{ place: nothing, restorePlace: nothing, pageOf: nothing, showErrors: nothing },
};
