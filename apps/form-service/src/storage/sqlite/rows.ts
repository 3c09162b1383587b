import type { SQLOutputValue } from 'node:sqlite';
import type { FormVersion, StoredSubmission } from '../storage.ts';

/** A row as SQLite gives it out. */
export type SqlRow = Record<string, SQLOutputValue>;

export const submissionColumns =
  'id, form, version, key, data_hash, reference, data, returned, metadata, received';

export const versionColumns = 'version, public_version, form, definition';

export function submissionOf(row: SqlRow): StoredSubmission {
  return {
    id: text(row.id),
    form: text(row.form),
    version: text(row.version),
    key: textOrNothing(row.key),
    dataHash: text(row.data_hash),
    reference: text(row.reference),
    data: text(row.data),
    returned: textOrNothing(row.returned),
    metadata: text(row.metadata),
    received: Number(row.received),
  };
}

export function versionOfRow(row: SqlRow): FormVersion {
  return {
    version: text(row.version),
    publicVersion: text(row.public_version),
    form: text(row.form),
    definition: text(row.definition),
  };
}

function textOrNothing(value: SQLOutputValue | undefined): string | undefined {
  return value === null ? undefined : text(value);
}

function text(value: SQLOutputValue | undefined): string {
  return typeof value === 'string' ? value : String(value ?? '');
}
