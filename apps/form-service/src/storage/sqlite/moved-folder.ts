import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Beside the databases of a folder that was copied into PostgreSQL: the name of that database. */
const moveMark = 'moved-to-postgresql';

/** Notes that what a folder holds goes on in a database of this name. */
export function noteMove(folder: string, database: string): void {
  writeFileSync(join(folder, moveMark), `${database}\n`, { mode: 0o600, flush: true });
}

export interface FolderMove {
  /** The name of the database, without secrets. */
  readonly database: string;
  /** For the operator: says what to do instead of opening the folder. */
  readonly sentence: string;
}

/** Undefined where nothing was moved. Nobody would notice that a folder that was left behind is out of date. */
export function findMove(folder: string): FolderMove | undefined {
  const mark = join(folder, moveMark);
  let database: string;
  try {
    database = readFileSync(mark, 'utf8').trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error && ['ENOENT', 'ENOTDIR'].includes(String(error.code)))
      return undefined;
    throw error;
  }
  return {
    database,
    sentence: `${folder} was moved to the database ${database} by npm run migrate, and has received nothing since: set DATABASE_URL to that database. The way back is npm run migrate -- --to with a new folder, which then becomes DATA_DIR. To go on with this folder as it was before the move, remove ${mark}.`,
  };
}
