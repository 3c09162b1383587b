import { askOnce } from '../transient-state/ask-once.ts';
import { selectDataOf } from '../transient-state/select-data.ts';
import { createTransientStateCommands } from '../transient-state/transient-state-commands.ts';

/** Transient state: of values that are reached in steps, such as a search. See `Field.transientState`. */
export const transientState = { createTransientStateCommands, askOnce, selectDataOf };
