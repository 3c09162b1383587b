import { ReadingError } from '../reading-error.ts';
import type { SubmissionReader } from '../storage.ts';
import { findSchemaVersion, type PostgresqlSchema } from './migrate-schema.ts';
import { openPostgresql, type Postgresql } from './open-database.ts';
import type { DatabaseAddress } from './parse-database-url.ts';
import { readFrom } from './read-submissions.ts';
import { submissionSchema } from './submission-schema.ts';

/** Opens a database for reading, while servers run or not. Throws a ReadingError when it cannot be read. */
export async function openPostgresqlReader(address: DatabaseAddress): Promise<SubmissionReader> {
  const database = await openToRead(address, submissionSchema);
  return { ...readFrom(database), close: () => database.close() };
}

/** Never creates tables, nor brings them up to date. Throws a ReadingError where they are not of this version. */
export async function openToRead(address: DatabaseAddress, schema: PostgresqlSchema): Promise<Postgresql> {
  const database = await openPostgresql(address, { connections: 1 }).catch((error: unknown) => {
    throw new ReadingError(error instanceof Error ? error.message : String(error), { cause: error });
  });
  try {
    checkVersion(database.name, await findSchemaVersion(database, schema.name), schema.migrations.length);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

function checkVersion(name: string, version: number | undefined, known: number): void {
  if (version === known) return;
  if (version === undefined)
    throw new ReadingError(
      `The database ${name} (DATABASE_URL) holds nothing of Guichet: nothing was received here yet, or it is another than the running server's.`,
    );
  const remedy =
    version < known
      ? 'Start the server once: it upgrades the database.'
      : 'Use the newer Guichet that wrote it.';
  throw new ReadingError(
    `The database ${name} is of version ${version}, and this Guichet reads version ${known}. ${remedy}`,
  );
}
