import type { DatabaseSync } from 'node:sqlite';

/** Each migration brings a database one version further; none is ever changed. SQL, or what SQL alone cannot do. */
export type Migrations = readonly (string | ((database: DatabaseSync) => void))[];

/** The name and tables of a database. */
export interface DatabaseSchema {
  /** The name of its file. */
  readonly file: string;
  /** A table that the first migration makes: a database without it is somebody else's. */
  readonly table: string;
  readonly migrations: Migrations;
}

const submissionMigrations: Migrations = [
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
  // Files that another service of the city knows of: no submission claims them, and they stay all the same.
  `
  ALTER TABLE uploads ADD COLUMN keeper TEXT;
  `,
  // When another service was last notified of them: nobody knows whether it still needs them after a long time.
  `
  ALTER TABLE uploads ADD COLUMN kept INTEGER;
  `,
  moveUniqueValues,
  // Deliveries wait beside their submission; a deleted submission leaves a line without content.
  `
  CREATE TABLE outbox (
    id TEXT PRIMARY KEY,
    form TEXT NOT NULL,
    submission TEXT NOT NULL REFERENCES submissions (id) ON DELETE CASCADE,
    reference TEXT NOT NULL,
    destination TEXT NOT NULL,
    sender TEXT,
    state TEXT NOT NULL,
    attempts INTEGER NOT NULL,
    due INTEGER NOT NULL,
    holder TEXT,
    held_until INTEGER,
    fault TEXT,
    created INTEGER NOT NULL,
    ended INTEGER,
    UNIQUE (submission, destination)
  ) STRICT;
  CREATE INDEX outbox_due ON outbox (destination, due) WHERE state = 'waiting';
  CREATE INDEX outbox_open ON outbox (created) WHERE state IN ('waiting', 'parked');
  CREATE TABLE closed_destinations (
    name TEXT PRIMARY KEY,
    since INTEGER NOT NULL,
    reason TEXT NOT NULL
  ) STRICT;
  CREATE TABLE mail_places (
    subject TEXT NOT NULL,
    day TEXT NOT NULL,
    number INTEGER NOT NULL,
    delivery TEXT NOT NULL,
    PRIMARY KEY (subject, day, number)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE deletions (
    reference TEXT PRIMARY KEY,
    form TEXT NOT NULL,
    key_hash TEXT,
    received_day TEXT NOT NULL,
    deleted INTEGER NOT NULL,
    reason TEXT NOT NULL,
    actor TEXT NOT NULL
  ) STRICT;
  CREATE INDEX deletions_by_key ON deletions (key_hash, form) WHERE key_hash IS NOT NULL;
  CREATE INDEX deletions_by_time ON deletions (deleted);
  CREATE TABLE deleted_counts (
    form TEXT NOT NULL,
    day TEXT NOT NULL,
    count INTEGER NOT NULL,
    PRIMARY KEY (form, day)
  ) STRICT, WITHOUT ROWID;
  `,
  // A line for each view and each deletion of a submission: who, when, which.
  `
  CREATE TABLE audit (
    id TEXT PRIMARY KEY,
    at INTEGER NOT NULL,
    operator TEXT NOT NULL,
    action TEXT NOT NULL,
    form TEXT NOT NULL,
    reference TEXT
  ) STRICT;
  CREATE INDEX audit_by_time ON audit (at);
  CREATE INDEX audit_by_reference ON audit (reference, at) WHERE reference IS NOT NULL;
  `,
  // Sessions of the desk that were signed out of, and wrong secrets by sender.
  `
  CREATE TABLE ended_sessions (
    session TEXT PRIMARY KEY,
    until INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE sign_in_tries (
    sender TEXT PRIMARY KEY,
    count INTEGER NOT NULL,
    until INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,
  // The store of files names the database that it belongs to.
  `
  CREATE TABLE database_identity (id TEXT PRIMARY KEY, since INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  INSERT INTO database_identity VALUES (lower(hex(randomblob(16))), unixepoch() * 1000);
  `,
];

/**
 * Values that only one submission of a form may hold, as they are compared, in a table of their own: before, each path
 * had an index that knew letters of ASCII alone. Earlier submissions are entered while the service runs, and where two
 * of them hold the same value, both stay: a claim is made when a submission is stored.
 */
function moveUniqueValues(database: DatabaseSync): void {
  database.exec(`
  CREATE TABLE unique_paths (
    form TEXT NOT NULL,
    path TEXT NOT NULL,
    received INTEGER NOT NULL DEFAULT -1,
    id TEXT NOT NULL DEFAULT '',
    done INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (form, path)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE unique_values (
    form TEXT NOT NULL,
    path TEXT NOT NULL,
    value TEXT NOT NULL,
    submission TEXT NOT NULL,
    is_claim INTEGER NOT NULL,
    PRIMARY KEY (form, path, value, submission)
  ) STRICT, WITHOUT ROWID;
  CREATE UNIQUE INDEX unique_claims ON unique_values (form, path, value) WHERE is_claim = 1;
  CREATE INDEX unique_values_by_submission ON unique_values (submission);
  CREATE TRIGGER unique_values_go_with_submission AFTER DELETE ON submissions
    BEGIN DELETE FROM unique_values WHERE submission = old.id; END;
  `);
  const watch = database.prepare('INSERT INTO unique_paths (form, path) VALUES (?, ?)');
  const indexes = database
    .prepare(
      "SELECT name FROM sqlite_schema WHERE type = 'index' AND tbl_name = 'submissions' AND name LIKE 'unique %'",
    )
    .all();
  for (const { name } of indexes) {
    // `unique {alias} {path}`; an alias has no blank.
    const [, form = '', path = ''] = /^unique (\S+) (.*)$/s.exec(String(name)) ?? [];
    watch.run(form, path);
    database.exec(`DROP INDEX "${String(name).replaceAll('"', '""')}"`);
  }
}

export const submissionSchema: DatabaseSchema = {
  file: 'guichet.sqlite',
  table: 'submissions',
  migrations: submissionMigrations,
};

/** The version of a database of submissions that is up to date. */
export const latestMigration = submissionMigrations.length;

/**
 * Brings a database up to date, or up to an earlier version. Throws for one that is not ours or that a newer Guichet
 * has written, and leaves it as it is.
 */
export function migrate(
  database: DatabaseSync,
  file: string,
  schema: DatabaseSchema,
  target = schema.migrations.length,
): void {
  const { migrations } = schema;
  database.exec('BEGIN IMMEDIATE');
  try {
    const version = Number(database.prepare('PRAGMA user_version').get()?.user_version ?? 0);
    if (isForeign(database, version, schema)) {
      throw new Error(
        `The database ${file} belongs to another program: move it away, or name another folder as DATA_DIR; then start again.`,
      );
    }
    if (version > migrations.length) {
      throw new Error(
        `The database ${file} is of version ${version}, and this Guichet knows versions up to ${migrations.length}. Start the newer Guichet, or restore a backup of before the upgrade.`,
      );
    }
    for (const migration of migrations.slice(version, target)) {
      if (typeof migration === 'string') database.exec(migration);
      else migration(database);
    }
    database.exec(`PRAGMA user_version = ${Math.max(version, target)}`);
    database.exec('COMMIT');
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

function isForeign(database: DatabaseSync, version: number, { table }: DatabaseSchema): boolean {
  const tables = database
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .all()
    .map(({ name }) => name);
  return version === 0 ? tables.length > 0 : !tables.includes(table);
}
