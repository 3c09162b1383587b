import { isJsonObject, type JsonObject } from '@guichet/definition';
import type { Form } from '@guichet/engine';
import type { KeptAnswers } from './history-entry.ts';
import { forgetSaved, savedName } from './saved-name.ts';

/** How long answers that a resident saved on a device are offered again, in milliseconds. */
const offeredForMs = 30 * 24 * 60 * 60 * 1000;

export interface SavedAnswers extends KeptAnswers {
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Saves what a resident filled in on this device, but for secrets. Throws where the browser keeps nothing. */
export function saveAnswers(form: Form, at: number): void {
  const saved = { at, data: form.withoutSecrets(form.data()), place: form.place() };
  localStorage.setItem(savedName(form.page.path), JSON.stringify(saved));
}

/** What was saved and is not too old; undefined also for what is no answer of ours. */
export function savedAnswers(path: string, now: number): SavedAnswers | undefined {
  try {
    const saved = JSON.parse(localStorage.getItem(savedName(path)) ?? 'null');
    if (isJsonObject(saved) && isRecent(saved, now) && isJsonObject(saved.data)) {
      const { place } = saved;
      return { at: Number(saved.at), data: saved.data, place: isPlace(place) ? place : undefined };
    }
  } catch {
    // What cannot be read is not there.
  }
  forgetSaved(path);
  return undefined;
}

function isRecent({ at }: JsonObject, now: number): boolean {
  return typeof at === 'number' && now - at < offeredForMs;
}

function isPlace(place: unknown): place is NonNullable<KeptAnswers['place']> {
  return (
    isJsonObject(place) &&
    typeof place.at === 'string' &&
    Array.isArray(place.trail) &&
    Array.isArray(place.completed)
  );
}
