import type { Problem } from '../prepared-form.ts';

/** Collects what an author should know, each thing once. */
export interface Problems {
  add(path: string, code: string, sentence: string): void;
  list(): readonly Problem[];
  /** An author wrote code. */
  hasCode(): void;
  isCoded(): boolean;
}

/** More than this tells nobody anything. */
const mostProblems = 500;

export function createProblems(): Problems {
  const problems = new Map<string, Problem>();
  let isCoded = false;
  return {
    add(path, code, sentence) {
      if (problems.size < mostProblems) problems.set(`${path} ${code} ${sentence}`, { path, code, sentence });
    },
    list: () => [...problems.values()],
    hasCode() {
      isCoded = true;
    },
    isCoded: () => isCoded,
  };
}
