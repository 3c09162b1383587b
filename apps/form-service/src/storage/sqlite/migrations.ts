import type { DatabaseSync } from 'node:sqlite';

/** Each migration brings the database one version further; none is ever changed. */
const migrations: readonly string[] = [
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
];

/** Brings a database up to date; refuses one that a newer Guichet has written. */
export function migrate(database: DatabaseSync, file: string): void {
  database.exec('BEGIN IMMEDIATE');
  try {
    const version = Number(database.prepare('PRAGMA user_version').get()?.user_version ?? 0);
    if (version > migrations.length) {
      throw new Error(
        `The database ${file} is of version ${version}, and this Guichet knows versions up to ${migrations.length}. Start the newer Guichet, or restore a backup of before the upgrade.`,
      );
    }
    for (const migration of migrations.slice(version)) database.exec(migration);
    database.exec(`PRAGMA user_version = ${migrations.length}`);
    database.exec('COMMIT');
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}
