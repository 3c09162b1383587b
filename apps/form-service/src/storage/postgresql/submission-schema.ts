import type { PostgresqlSchema } from './migrate-schema.ts';
import { submissionTables } from './migrations/0001-submissions.ts';
import { pieceTables } from './migrations/0002-pieces.ts';

/** The tables of submissions, versions of forms and uploads: a migration for each version, none ever changed. */
export const submissionSchema: PostgresqlSchema = {
  name: 'submissions',
  migrations: [submissionTables, pieceTables],
};
