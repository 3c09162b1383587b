import { createAsideCommands } from '../asides/aside-commands.ts';
import { askOnce } from '../asides/ask-once.ts';
import { selectDataOf } from '../asides/select-data.ts';

/** Values that are come by in steps, such as a search: what lies beside them meanwhile. See `Field.aside`. */
export const asides = { createAsideCommands, askOnce, selectDataOf };
