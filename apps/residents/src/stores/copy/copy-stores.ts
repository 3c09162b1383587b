import { createHash } from 'node:crypto';
import { CopyError, type CopyPlace } from './copy-place.ts';
import { type CopiedTable, copiedTables } from './tables.ts';

/** Copies all tables, then compares numbers and hashes of both sides. Throws a CopyError where they differ. */
export async function copyStores(
  from: CopyPlace,
  to: CopyPlace,
  report: (line: string) => void,
): Promise<void> {
  for (const table of copiedTables) for await (const rows of from.read(table)) await to.write(table, rows);
  for (const table of copiedTables) {
    const [source, target] = [await digest(from, table), await digest(to, table)];
    if (source.count !== target.count || source.hash !== target.hash)
      throw new CopyError(
        `${table.name}: ${source.count} rows (${source.hash.slice(0, 12)}) in ${from.name}, ${target.count} (${target.hash.slice(0, 12)}) in ${to.name}. They must be the same: begin again with an empty one.`,
      );
    report(`${table.name}  ${source.count} rows, ${source.hash.slice(0, 12)}`);
  }
}

async function digest(
  place: CopyPlace,
  table: CopiedTable,
): Promise<{ readonly count: number; readonly hash: string }> {
  const hash = createHash('sha256');
  let count = 0;
  for await (const rows of place.readByKey(table))
    for (const row of rows) {
      count += 1;
      hash.update(`${JSON.stringify(table.columns.map((column) => row[column] ?? null))}\n`);
    }
  return { count, hash: hash.digest('hex') };
}
