import { createWizard } from '../pages/create-wizard.ts';
import { createPageCommands } from '../pages/page-commands.ts';

/** A form one page at a time. */
export const wizard = { createWizard, createPageCommands };
