import type { Deletion } from './deletions.ts';
import { type AuditLine, auditActions, auditLine, type ReceivedSubmission } from './desk-rows.ts';
import { type Delivery, deliveryStates } from './outbox.ts';
import type { SignInTries } from './sign-ins.ts';
import type { FormVersion, StoredSubmission } from './storage.ts';
import type { DatabaseIdentity, ScanPlace, ScanState, StoredUpload } from './uploads.ts';

/** A row as a database gives it out: SQLite and PostgreSQL name the same columns. */
export type Row = Readonly<Record<string, unknown>>;

export const submissionColumns =
  'id, form, version, key, data_hash, reference, data, returned, metadata, received';

export const versionColumns = 'version, public_version, form, definition';

export const uploadColumns =
  'id, form, field, name, original_name, claimed_type, type, size, is_private, scan, client, created, submission';

export const deliveryColumns =
  'id, form, submission, reference, destination, sender, state, attempts, due, fault, created, ended';

export const deletionColumns = 'form, reference, key_hash, received_day, deleted, reason, actor';

export const auditColumns = 'id, at, operator, action, form, reference';

/** The place before every file that waits for a scanner. */
export const beforeAnyScan: ScanPlace = { created: -1, id: '' };

export function submissionOf(row: Row): StoredSubmission {
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

export function versionOfRow(row: Row): FormVersion {
  return {
    version: text(row.version),
    publicVersion: text(row.public_version),
    form: text(row.form),
    definition: text(row.definition),
  };
}

export function uploadOf(row: Row): StoredUpload {
  return {
    id: text(row.id),
    form: text(row.form),
    field: text(row.field),
    name: text(row.name),
    originalName: text(row.original_name),
    claimedType: text(row.claimed_type),
    type: text(row.type),
    size: Number(row.size),
    isPrivate: Number(row.is_private) === 1,
    scan: scanOf(row.scan),
    client: textOrNothing(row.client),
    created: Number(row.created),
    submission: textOrNothing(row.submission),
  };
}

export function deliveryOf(row: Row): Delivery {
  const state = deliveryStates.find((known) => known === row.state);
  if (state === undefined) throw new Error('A delivery in the database has no state.');
  return {
    id: text(row.id),
    form: text(row.form),
    submission: text(row.submission),
    reference: text(row.reference),
    destination: text(row.destination),
    sender: textOrNothing(row.sender),
    state,
    attempts: Number(row.attempts),
    due: Number(row.due),
    fault: textOrNothing(row.fault),
    created: Number(row.created),
    ended: row.ended === null ? undefined : Number(row.ended),
  };
}

export function deletionOf(row: Row): Deletion {
  return {
    form: text(row.form),
    reference: text(row.reference),
    keyHash: textOrNothing(row.key_hash),
    receivedDay: text(row.received_day),
    deleted: Number(row.deleted),
    reason: text(row.reason),
    actor: text(row.actor),
  };
}

/** The line that a deletion leaves. */
export function auditOfDeletion({ deleted: at, actor: operator, form, reference }: Deletion) {
  return { ...auditLine({ at, operator, action: 'deleted', form, reference }), reference };
}

export function auditOf(row: Row): AuditLine {
  const action = auditActions.find((known) => known === row.action);
  if (action === undefined) throw new Error('A line of the audit in the database has no action.');
  return {
    id: text(row.id),
    at: Number(row.at),
    operator: text(row.operator),
    action,
    form: text(row.form),
    reference: textOrNothing(row.reference),
  };
}

export function triesIn(row: Row | undefined): SignInTries {
  return { count: Number(row?.count ?? 0), until: Number(row?.until ?? 0) };
}

export function identityOf(row: Row | undefined): DatabaseIdentity {
  if (row === undefined) throw new Error('The database has lost its identity.');
  return { id: text(row.id), since: Number(row.since) };
}

export function receivedOf(row: Row): ReceivedSubmission {
  return { id: text(row.id), reference: text(row.reference), received: Number(row.received) };
}

const scanStates: readonly ScanState[] = ['arriving', 'none', 'clean', 'waiting', 'infected'];

function scanOf(value: unknown): ScanState {
  const state = scanStates.find((known) => known === value);
  if (state === undefined) throw new Error('An upload in the database has no state of its scan.');
  return state;
}

function textOrNothing(value: unknown): string | undefined {
  return value === null ? undefined : text(value);
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : String(value ?? '');
}
