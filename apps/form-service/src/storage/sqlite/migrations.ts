import type { DatabaseSync } from 'node:sqlite';

/** Each migration brings a database one version further; none is ever changed. */
export type Migrations = readonly string[];

export const submissionMigrations: Migrations = [
  `
  CREATE TABLE form_versions (
    version TEXT PRIMARY KEY,
    form TEXT NOT NULL,
    definition TEXT NOT NULL,
    first_served INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE submissions (
    id TEXT PRIMARY KEY,
    form TEXT NOT NULL,
    version TEXT NOT NULL REFERENCES form_versions (version),
    key TEXT,
    data_hash TEXT NOT NULL,
    reference TEXT NOT NULL UNIQUE,
    data TEXT NOT NULL,
    metadata TEXT NOT NULL,
    received INTEGER NOT NULL,
    UNIQUE (form, key)
  ) STRICT;
  CREATE INDEX submissions_by_form ON submissions (form, received);
  `,
  // A repeat gets the first answer word for word; a page of a form with private rules names the version it saw.
  `
  ALTER TABLE submissions ADD COLUMN returned TEXT;
  ALTER TABLE form_versions ADD COLUMN public_version TEXT NOT NULL DEFAULT '';
  UPDATE form_versions SET public_version = version;
  CREATE INDEX form_versions_by_public_version ON form_versions (public_version, first_served);
  `,
  // Files that residents sent before they sent the form: a submission claims its own.
  `
  CREATE TABLE uploads (
    id TEXT PRIMARY KEY,
    form TEXT NOT NULL,
    field TEXT NOT NULL,
    name TEXT NOT NULL,
    original_name TEXT NOT NULL,
    claimed_type TEXT NOT NULL,
    type TEXT NOT NULL,
    size INTEGER NOT NULL,
    is_private INTEGER NOT NULL,
    scan TEXT NOT NULL,
    client TEXT,
    created INTEGER NOT NULL,
    submission TEXT REFERENCES submissions (id)
  ) STRICT;
  CREATE INDEX unclaimed_uploads ON uploads (created) WHERE submission IS NULL;
  CREATE INDEX uploads_by_client ON uploads (client) WHERE client IS NOT NULL;
  CREATE INDEX uploads_to_scan ON uploads (created) WHERE scan = 'waiting';
  CREATE INDEX uploads_by_submission ON uploads (submission) WHERE submission IS NOT NULL;
  `,
  // Files that another service of the city was told of: no submission claims them, and they stay all the same.
  `
  ALTER TABLE uploads ADD COLUMN keeper TEXT;
  `,
  // When another service was last told of them: nobody knows whether it still needs them after long.
  `
  ALTER TABLE uploads ADD COLUMN kept INTEGER;
  `,
];

/** The version of a database of submissions that is up to date. */
export const latestMigration = submissionMigrations.length;

/**
 * Brings a database up to date, or up to an earlier version. Throws for one that a newer Guichet has written,
 * and leaves it as it is.
 */
export function migrate(
  database: DatabaseSync,
  file: string,
  migrations: Migrations,
  target = migrations.length,
): void {
  database.exec('BEGIN IMMEDIATE');
  try {
    const version = Number(database.prepare('PRAGMA user_version').get()?.user_version ?? 0);
    if (version > migrations.length) {
      throw new Error(
        `The database ${file} is of version ${version}, and this Guichet knows versions up to ${migrations.length}. Start the newer Guichet, or restore a backup of before the upgrade.`,
      );
    }
    for (const migration of migrations.slice(version, target)) database.exec(migration);
    database.exec(`PRAGMA user_version = ${Math.max(version, target)}`);
    database.exec('COMMIT');
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}
