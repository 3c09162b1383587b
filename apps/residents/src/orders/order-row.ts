import type { Order } from './orders.ts';

/** A row of the table as an order: SQLite and PostgreSQL name the same columns. */
export function orderOf(row: Readonly<Record<string, unknown>>): Order {
  return {
    reference: text(row.reference),
    accountNumber: text(row.account),
    form: text(row.form),
    version: text(row.version),
    key: text(row.key),
    amount: typeof row.amount === 'number' ? row.amount : undefined,
    placed: Number(row.placed),
    state: row.state === 'open' ? 'open' : 'replaced',
    replaces: typeof row.replaces === 'string' ? row.replaces : undefined,
  };
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
