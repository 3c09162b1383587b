import { heedEvents } from '../commands/heed-events.ts';
import { actOnEvent, createLogic, logicReaction } from '../fields/logic.ts';

/** The ability to change a component while its triggers hold. */
export const logic = { createLogic, logicReaction, actOnEvent, heedEvents };
