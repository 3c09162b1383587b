import type { Form } from '@guichet/engine';
import type { HistoryDraft } from './history-entry.ts';

/** The form's state without secrets, to restore it as the resident left it. */
export function historyDraft(form: Form): HistoryDraft {
  const data = form.withoutSecrets(form.data());
  return { data, ...form.kept() };
}
