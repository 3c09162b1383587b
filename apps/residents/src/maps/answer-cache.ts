import { createHash } from 'node:crypto';

/** How long an answer is given again, in milliseconds: as long as somebody goes back and forth. */
const lifetime = 30_000;
/** Characters of all answers together. */
const maxCharacters = 16 * 1024 * 1024;

export interface AnswerCache {
  find(question: string): string | undefined;
  keep(question: string, answer: string): void;
}

/** Remembers answers briefly, in memory alone; what was kept first goes first. Of a question it keeps a hash. */
export function createAnswerCache(now: () => number): AnswerCache {
  const kept = new Map<string, { readonly answer: string; readonly until: number }>();
  let characters = 0;

  function forget(name: string): void {
    characters -= kept.get(name)?.answer.length ?? 0;
    kept.delete(name);
  }

  return {
    find(question) {
      const entry = kept.get(nameOf(question));
      return entry !== undefined && entry.until > now() ? entry.answer : undefined;
    },
    keep(question, answer) {
      const name = nameOf(question);
      forget(name);
      kept.set(name, { answer, until: now() + lifetime });
      characters += answer.length;
      for (const [oldest, { until }] of kept) {
        if (characters <= maxCharacters && until > now()) break;
        forget(oldest);
      }
    },
  };
}

function nameOf(question: string): string {
  return createHash('sha256').update(question).digest('base64');
}
