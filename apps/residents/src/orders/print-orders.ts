import { cellOf, csvLine, ReadingError, safeJson } from '@guichet/form-service';
import type { Order } from './orders.ts';
import { readOrders } from './read-orders.ts';

interface CommandEnvironment {
  readonly dataDir: string;
  /** That of PostgreSQL; empty: the folder's SQLite. */
  readonly databaseUrl: string;
  readonly print: (line: string) => void;
  readonly complain: (sentence: string) => void;
}

const usage =
  'Give the path of a form, or nothing for all forms, and --csv for a table: npm run orders -- dog-licence --csv';

const columns = ['reference', 'accountNumber', 'form', 'amount', 'placed', 'state', 'replaces'] as const;

/** Prints orders, oldest first: a JSON object a line, or a table. Only reads. Gives the exit code: 1 nothing could be read, 2 called wrongly. */
export async function printOrders(
  args: readonly string[],
  { print, complain, ...place }: CommandEnvironment,
): Promise<0 | 1 | 2> {
  const isTable = args.includes('--csv');
  const [form, ...more] = args.filter((arg) => arg !== '--csv');
  if (more.length > 0 || form?.startsWith('-')) {
    complain(usage);
    return 2;
  }
  try {
    const orders = await readOrders(place, form);
    if (isTable) print(columns.join(','));
    let isNone = true;
    for await (const order of orders) {
      isNone = false;
      const described = printed(order);
      print(
        isTable
          ? csvLine(
              columns.map((name) => cellOf(described[name])),
              ',',
            ).trimEnd()
          : safeJson(described),
      );
    }
    if (isNone) complain(form === undefined ? 'There are no orders.' : `There are no orders of ${form}.`);
    return 0;
  } catch (error) {
    if (!(error instanceof ReadingError)) throw error;
    complain(error.message);
    return 1;
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
