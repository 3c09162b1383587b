import { isJsonObject, type Json, type JsonObject } from '@guichet/definition';
import type { Field, FieldTransientState, Form, OpenRowData } from '@guichet/engine';
import type { SubmissionToSave } from '@guichet/service-client';
import { historyDraft } from '../history-draft.ts';
import type { HistoryDraft } from '../history-entry.ts';

/** The encrypted part of a draft. */
export interface DraftContent extends HistoryDraft {
  /** That of the form when it was kept. */
  readonly version: string;
  /** The names of its answers, by path. */
  readonly labels: Readonly<Record<string, string>>;
  /** Of a sending: what is sent. */
  readonly submission?: SubmissionToSave | undefined;
}

export function contentOf(form: Form, submission?: SubmissionToSave): JsonObject {
  const labels = Object.fromEntries(
    form.fields.flatMap(answered).map((field) => [field.path(), field.name()]),
  );
  // As JSON, in which undefined values are absent.
  return JSON.parse(
    JSON.stringify({ version: form.page.version, labels, submission, ...historyDraft(form) }),
  );
}

function answered(field: Field): readonly Field[] {
  const isOwn = field.model.data === 'value' || field.model.data === 'rows';
  return isOwn && !field.model.isEmpty(field.value(), field.component)
    ? [field]
    : field.children.flatMap(answered);
}

/** Undefined for anything that is not ours. */
export function parseContent(kept: Json | undefined): DraftContent | undefined {
  if (!isJsonObject(kept) || !isJsonObject(kept.data)) return undefined;
  const { version, labels, data, place, openRows, transientStates, submission } = kept;
  return {
    ...{ version: String(version), data, place: isPlace(place) ? place : undefined },
    labels: isJsonObject(labels) ? namesIn(labels) : {},
    openRows: Array.isArray(openRows) ? openRows.filter(isOpenRow) : [],
    transientStates: Array.isArray(transientStates) ? transientStates.filter(isFieldTransientState) : [],
    submission: isSubmission(submission) ? submission : undefined,
  };
}

function namesIn(labels: JsonObject): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(labels).map(([path, name]) => [path, String(name)]));
}

function isOpenRow(row: Json): row is OpenRowData & JsonObject {
  return (
    isJsonObject(row) &&
    typeof row.grid === 'string' &&
    typeof row.row === 'number' &&
    typeof row.isNew === 'boolean' &&
    isJsonObject(row.data)
  );
}

function isFieldTransientState(kept: Json): kept is FieldTransientState & JsonObject {
  return isJsonObject(kept) && typeof kept.path === 'string' && kept.transientState !== undefined;
}

function isPlace(place: unknown): place is NonNullable<HistoryDraft['place']> {
  return (
    isJsonObject(place) &&
    typeof place.at === 'string' &&
    Array.isArray(place.trail) &&
    Array.isArray(place.completed)
  );
}

function isSubmission(one: Json | undefined): one is SubmissionToSave & JsonObject {
  return (
    isJsonObject(one) && typeof one.path === 'string' && isJsonObject(one.data) && isJsonObject(one.metadata)
  );
}
