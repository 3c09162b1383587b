import { askOnce } from '../transient-state/ask-once.ts';
import { selectDataOf } from '../transient-state/select-data.ts';
import { createTransientStateCommands } from '../transient-state/transient-state-commands.ts';

/** Values that are come by in steps, such as a search: what lies beside them meanwhile. See `Field.transientState`. */
export const transientState = { createTransientStateCommands, askOnce, selectDataOf };
