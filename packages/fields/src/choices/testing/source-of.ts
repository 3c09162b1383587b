import type { SourceAnswer, SourceQuestion, Sources } from '../../posted.ts';

/** Answers from a list as a source does, so many at a time, or as a test says. */
export function sourceOf(count: number, answer?: (question: SourceQuestion) => SourceAnswer | undefined) {
  const asked: SourceQuestion[] = [];
  const sources: Sources = {
    async ask(question) {
      asked.push(question);
      const givenAnswer = answer?.(question);
      if (givenAnswer !== undefined) return givenAnswer;
      const all = Array.from({ length: count }, (_, id) => ({ id, label: `City ${id}` }));
      const found = all.filter(({ label }) => label.includes(question.search));
      const items = found.slice(question.skip, question.skip + 60);
      return { kind: 'found', items, hasMore: items.length === 60 };
    },
  };
  return { sources, asked };
}
