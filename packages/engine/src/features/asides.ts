import { createAsideCommands } from '../commands/aside-commands.ts';
import { selectDataOf } from '../commands/select-data.ts';
import { askOnce } from '../fields/ask-once.ts';

/** Values that are come by in steps, such as a search: what lies beside them meanwhile. See `Field.aside`. */
export const asides = { createAsideCommands, askOnce, selectDataOf };
