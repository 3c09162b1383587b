import type { Form } from '@guichet/engine';
import type { HistoryDraft } from './history-entry.ts';

/** The form's state without secrets and `protected` answers, to restore it as the resident left it. */
export function historyDraft(form: Form): HistoryDraft {
  return { data: form.withoutSecrets(form.answers(), true), ...form.kept(true) };
}
