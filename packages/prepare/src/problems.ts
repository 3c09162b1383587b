import type { Problem } from '@guichet/engine/prepared';
import { aboutOf } from './group-problems.ts';

/** Collects what an author should know, each thing once. */
export interface Problems {
  add(path: string, code: string, sentence: string): void;
  /** In the order in which they were found; of more than `maxProblems` the first of each kind before any second. */
  list(): readonly Problem[];
  /** An author wrote code. */
  hasCode(): void;
  isCoded(): boolean;
}

/** More than this tells nobody anything. */
export const maxProblems = 500;

/** The lowest stay where there are too many: the first of a code, the first of its kind, one more of a kind. */
type Rank = 0 | 1 | 2;

interface Found {
  readonly problem: Problem;
  readonly rank: Rank;
}

export function createProblems(): Problems {
  const found = new Map<string, Found>();
  const kinds = new Map<string, Set<string>>();
  const repeats = new Map<string, number>();
  let isCoded = false;

  /**
   * Undefined where there are as many of the code as could ever be reported, so that a hostile form fills no memory.
   */
  function rankOf(problem: Problem): Rank | undefined {
    const { code } = problem;
    const ofCode = kinds.get(code) ?? new Set();
    kinds.set(code, ofCode);
    const isRepeat = ofCode.has(aboutOf(problem));
    const count = isRepeat ? (repeats.get(code) ?? 0) : ofCode.size;
    if (count >= maxProblems) return undefined;
    if (isRepeat) repeats.set(code, count + 1);
    else ofCode.add(aboutOf(problem));
    if (isRepeat) return 2;
    return ofCode.size === 1 ? 0 : 1;
  }

  return {
    add(path, code, sentence) {
      const name = `${path} ${code} ${sentence}`;
      if (found.has(name)) return;
      const problem = { path, code, sentence };
      const rank = rankOf(problem);
      if (rank !== undefined) found.set(name, { problem, rank });
    },
    list() {
      const all = [...found.values()];
      const kept = new Set(all.toSorted((left, right) => left.rank - right.rank).slice(0, maxProblems));
      return all.filter((entry) => kept.has(entry)).map(({ problem }) => problem);
    },
    hasCode() {
      isCoded = true;
    },
    isCoded: () => isCoded,
  };
}
