import { createPressCommands } from '../commands/press-commands.ts';

/** Buttons that do something else than to send. */
export const buttons = { createPressCommands };
