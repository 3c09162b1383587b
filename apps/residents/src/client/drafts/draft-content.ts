import { isJsonObject, type Json, type JsonObject } from '@guichet/definition';
import type { Field, Form } from '@guichet/engine';
import type { SubmissionToSave } from '@guichet/service-client';
import { historyDraft } from '../history-draft.ts';
import type { HistoryDraft } from '../history-entry.ts';

/** The encrypted part of a draft. */
export interface DraftContent extends HistoryDraft {
  /** Of this content. */
  readonly shape: 1;
  /** That of the form when it was kept. */
  readonly version: string;
  /** The names of its answers, by path. */
  readonly labels: Readonly<Record<string, string>>;
  /** Names files that are not sent yet: see `DraftFiles`. */
  readonly files?: Json | undefined;
  /** Of a sending: what is sent. */
  readonly submission?: SubmissionToSave | undefined;
}

export function contentOf(form: Form, submission?: SubmissionToSave, files?: Json): DraftContent {
  const labels = Object.fromEntries(
    form.fields.flatMap(answered).map((field) => [field.path(), field.name()]),
  );
  return { shape: 1, version: form.page.version, labels, submission, files, ...historyDraft(form) };
}

function answered(field: Field): readonly Field[] {
  const holdsData = field.model.data === 'value' || field.model.data === 'rows';
  return holdsData && !field.model.isEmpty(field.value(), field.component)
    ? [field]
    : field.children.flatMap(answered);
}

/** Undefined for that of another release. Nobody but this site can have written it: its encryption says so. */
export function parseContent(kept: Json | undefined): DraftContent | undefined {
  return isContent(kept) ? kept : undefined;
}

function isContent(kept: Json | undefined): kept is DraftContent & JsonObject {
  return isJsonObject(kept) && kept.shape === 1;
}
