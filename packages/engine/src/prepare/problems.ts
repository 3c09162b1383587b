import type { Problem } from '../prepared-form.ts';

/** Collects what an author should know. */
export interface Problems {
  add(path: string, code: string, sentence: string): void;
  list(): readonly Problem[];
}

/** More than this tells nobody anything. */
const mostProblems = 500;

export function createProblems(): Problems {
  const problems: Problem[] = [];
  return {
    add(path, code, sentence) {
      if (problems.length < mostProblems) problems.push({ path, code, sentence });
    },
    list: () => problems,
  };
}
