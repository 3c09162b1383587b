import type { PostgresqlSchema } from './migrate-schema.ts';
import { submissionTables } from './migrations/0001-submissions.ts';
import { pieceTables } from './migrations/0002-pieces.ts';
import { outboxTables } from './migrations/0003-outbox.ts';
import { auditTables } from './migrations/0004-audit.ts';
import { signInTables } from './migrations/0005-sign-ins.ts';
import { identityTable } from './migrations/0006-identity.ts';

/** The tables of submissions, versions of forms, uploads, deliveries, the audit, sign-ins and the identity of the database: a migration for each version, none ever changed. */
export const submissionSchema: PostgresqlSchema = {
  name: 'submissions',
  migrations: [submissionTables, pieceTables, outboxTables, auditTables, signInTables, identityTable],
};
