import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { cellOf, csvLine, safeJson } from '@guichet/form-service';
import type { Order } from './orders.ts';
import { orderOf, ordersFile } from './sqlite-orders.ts';

interface CommandEnvironment {
  readonly dataDir: string;
  readonly print: (line: string) => void;
  readonly complain: (sentence: string) => void;
}

const usage =
  'Give the path of a form, or nothing for all forms, and --csv for a table: npm run orders -- dog-licence --csv';

const columns = ['reference', 'accountNumber', 'form', 'amount', 'placed', 'state', 'replaces'] as const;

/** Prints orders, oldest first: a JSON object a line, or a table. Only reads. Gives the exit code: 1 nothing could be read, 2 called wrongly. */
export function printOrders(
  args: readonly string[],
  { dataDir, print, complain }: CommandEnvironment,
): 0 | 1 | 2 {
  const isTable = args.includes('--csv');
  const [form, ...more] = args.filter((one) => one !== '--csv');
  if (more.length > 0 || form?.startsWith('-')) {
    complain(usage);
    return 2;
  }
  const file = join(dataDir, ordersFile);
  if (!existsSync(file)) {
    complain(`There are no orders in ${dataDir}. Set DATA_DIR to the server’s.`);
    return 1;
  }
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    if (isTable) print(columns.join(','));
    const rows = database.prepare('SELECT * FROM orders WHERE form = ? OR ? IS NULL ORDER BY number');
    for (const row of rows.iterate(form ?? null, form ?? null)) {
      const described = printed(orderOf(row));
      print(
        isTable
          ? csvLine(
              columns.map((name) => cellOf(described[name])),
              ',',
            ).trimEnd()
          : safeJson(described),
      );
    }
    return 0;
  } finally {
    database.close();
  }
}

/** Without the key, which is the resident's. */
function printed({ key: _, placed, replaces, amount, ...order }: Order) {
  return {
    ...order,
    amount: amount ?? null,
    placed: new Date(placed).toISOString(),
    replaces: replaces ?? null,
  };
}
