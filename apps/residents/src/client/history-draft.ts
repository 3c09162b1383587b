import type { Form } from '@guichet/engine';
import type { HistoryDraft } from './history-entry.ts';

/** What a form holds now, but for its secrets: what brings it back as the resident left it. */
export function historyDraft(form: Form): HistoryDraft {
  const data = form.withoutSecrets(form.data());
  return { data, ...form.kept() };
}
