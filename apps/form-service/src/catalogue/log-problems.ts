import type { Problem } from '@guichet/engine';
import { groupProblems, sentenceOf } from '@guichet/prepare';

/** A problem that the author of an open form should fix. */
export interface FormProblem extends Problem {
  readonly file: string;
}

interface Log {
  warn(what: object, message: string): void;
  debug(what: object, message: string): void;
}

/** The most lines for one form, and for all: each kind is reported all the same, and `debug` lists the rest. */
const maxOfForm = 10;
const maxOfAll = 30;

/** Tells authors what to fix: of several forms first what they share, then form by form. */
export function logProblems(problems: readonly FormProblem[], log: Log): void {
  const byFile = Map.groupBy(problems, ({ file }) => file);
  if (byFile.size > 1) {
    const groups = groupProblems(problems);
    const lines = groups.slice(0, most(groups, maxOfAll)).map((group) => ({
      ...{ code: group[0].code, forms: filesOf(group), places: group.length },
      sentence: sentenceOf(group, placesIn(group), `${group[0].file} ${group[0].path}`),
    }));
    log.warn({ forms: byFile.size, count: problems.length, problems: lines }, 'problems in forms');
  }
  for (const [file, fileProblems] of byFile) {
    const groups = groupProblems(fileProblems);
    const lines = groups.map((group) => ({
      ...{ code: group[0].code, places: group.length, sentence: sentenceOf(group) },
    }));
    const shown = most(groups, maxOfForm);
    log.warn({ file, count: fileProblems.length, problems: lines.slice(0, shown) }, 'problems in a form');
    for (const line of lines.slice(shown)) log.debug({ file, ...line }, 'problem in a form');
  }
}

/** No kind is left out because there are many. */
function most(groups: readonly (readonly [Problem, ...Problem[]])[], lines: number): number {
  return Math.max(lines, new Set(groups.map(([{ code }]) => code)).size);
}

function filesOf(group: readonly FormProblem[]): number {
  return new Set(group.map(({ file }) => file)).size;
}

function placesIn(group: readonly FormProblem[]): string {
  const [places, forms] = [group.length, filesOf(group)];
  return `${places} ${places === 1 ? 'place' : 'places'} in ${forms} ${forms === 1 ? 'form' : 'forms'}`;
}
