import { isJsonObject, type Json, type JsonObject } from '@guichet/definition';
import type { FieldTransientState, Form, OpenRowData } from '@guichet/engine';
import { historyDraft } from './history-draft.ts';
import type { HistoryDraft } from './history-entry.ts';
import { forgetSaved, savedName } from './saved-name.ts';

/** How long answers that a resident saved on a device are offered again, in milliseconds. */
const offeredForMs = 30 * 24 * 60 * 60 * 1000;

export interface SavedAnswers extends HistoryDraft {
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Saves what a resident filled in on this device, but for secrets. Throws where the browser keeps nothing. */
export function saveAnswers(name: string, form: Form, at: number): void {
  const saved = { at, ...historyDraft(form) };
  localStorage.setItem(savedName(name), JSON.stringify(saved));
}

/** The saved answers if they are recent; undefined too for anything that is not ours. */
export function savedAnswers(name: string, now: number): SavedAnswers | undefined {
  try {
    const saved = JSON.parse(localStorage.getItem(savedName(name)) ?? 'null');
    if (isJsonObject(saved) && isRecent(saved, now) && isJsonObject(saved.data)) {
      const { at, data, place, openRows, transientStates } = saved;
      return {
        ...{ at: Number(at), data, place: isPlace(place) ? place : undefined },
        openRows: Array.isArray(openRows) ? openRows.filter(isOpenRow) : [],
        transientStates: Array.isArray(transientStates) ? transientStates.filter(isFieldTransientState) : [],
      };
    }
  } catch {
    // Unreadable storage counts as empty.
  }
  forgetSaved(name);
  return undefined;
}

function isRecent({ at }: JsonObject, now: number): boolean {
  return typeof at === 'number' && now - at < offeredForMs;
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
