import type { CopiedTable } from './tables.ts';

/** A row by its columns: texts, numbers and nothing, however a database writes them. */
export type CopiedRow = Readonly<Record<string, string | number | null>>;

/** A database that is copied from or to. */
export interface CopyPlace {
  /** For the operator. */
  readonly name: string;
  /** In the order in which they are to be written, some at a time. */
  read(table: CopiedTable): AsyncIterable<readonly CopiedRow[]>;
  /** By their key, some at a time. */
  readByKey(table: CopiedTable): AsyncIterable<readonly CopiedRow[]>;
  /** Rows that are there already stay as they are. */
  write(table: CopiedTable, rows: readonly CopiedRow[]): Promise<void>;
  close(): Promise<void>;
}

/** An error that the operator can fix: its message says how. */
export class CopyError extends Error {
  override readonly name = 'CopyError';
}

/** Rows in memory at a time. */
export const pageSize = 200;

/** Pages of a query whose rows are numbered, or named by a key. `next` gets the last row of the page before. */
export async function* pagesOf(
  next: (last: CopiedRow | undefined) => Promise<readonly CopiedRow[]>,
): AsyncGenerator<readonly CopiedRow[], void> {
  let last: CopiedRow | undefined;
  for (;;) {
    const rows = await next(last);
    if (rows.length > 0) yield rows;
    last = rows.at(-1);
    if (rows.length < pageSize) return;
  }
}
