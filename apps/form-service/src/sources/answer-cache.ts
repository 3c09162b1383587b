import { createHash } from 'node:crypto';

/** How long an answer is given again, in milliseconds: as long as somebody goes back and forth. */
const lifetime = 30_000;
/** Characters of all answers together. */
const maxCharacters = 16 * 1024 * 1024;

export interface AnswerCache<Answer> {
  find(question: string): Answer | undefined;
  /** `characters`: the length of the answer's text. */
  keep(question: string, answer: Answer, characters: number): void;
}

/** Remembers answers briefly, in memory alone; what was kept first goes first. Of a question it keeps a hash. */
export function createAnswerCache<Answer>(now: () => number): AnswerCache<Answer> {
  const kept = new Map<
    string,
    { readonly answer: Answer; readonly characters: number; readonly until: number }
  >();
  let held = 0;

  function forget(name: string): void {
    held -= kept.get(name)?.characters ?? 0;
    kept.delete(name);
  }

  return {
    find(question) {
      const entry = kept.get(nameOf(question));
      return entry !== undefined && entry.until > now() ? entry.answer : undefined;
    },
    keep(question, answer, characters) {
      const name = nameOf(question);
      forget(name);
      kept.set(name, { answer, characters, until: now() + lifetime });
      held += characters;
      for (const [oldest, { until }] of kept) {
        if (held <= maxCharacters && until > now()) break;
        forget(oldest);
      }
    },
  };
}

function nameOf(question: string): string {
  return createHash('sha256').update(question).digest('base64');
}
