import type { Problem } from '@guichet/engine/prepared';
import { groupBy } from './group-by.ts';

/** The code says so itself; the place is reported elsewhere. */
const lineAndColumn = /^(Line \d+, column \d+): /;

/**
 * Groups equal problems of many places: the first of each code before any second, the most frequent first. Within a
 * group the problems are in their order.
 */
export function groupProblems<EventPayloads extends Problem>(
  problems: readonly EventPayloads[],
): readonly (readonly [EventPayloads, ...EventPayloads[]])[] {
  const groups = [...groupBy(problems, aboutOf).values()]
    .flatMap(([first, ...rest]) => (first === undefined ? [] : [[first, ...rest] as const]))
    .sort((left, right) => right.length - left.length);
  const firsts = new Set([...groupBy(groups, ([{ code }]) => code).values()].map(([first]) => first));
  return [...groups.filter((group) => firsts.has(group)), ...groups.filter((group) => !firsts.has(group))];
}

/** A group as a sentence: `The type "sundial" is unknown: 31 places, first components[0].type. Register it ...` */
export function sentenceOfGroup(
  group: readonly [Problem, ...Problem[]],
  places: string = group.length === 1 ? '1 place' : `${group.length} places`,
  at: string = group[0].path,
): string {
  const [first] = group;
  const [, line] = lineAndColumn.exec(first.sentence) ?? [];
  const sentence = first.sentence.replace(lineAndColumn, '');
  const place = [at, line?.toLowerCase()].filter((part) => part !== undefined).join(', ');
  const where = `: ${places}, ${group.length === 1 ? '' : 'first '}${place}`;
  const [what = sentence] = firstSentence.exec(sentence) ?? [];
  return `${what}${where}.${sentence.slice(what.length + 1)}`;
}

/** Up to a full stop that ends it: one in quotes, or within a word, does not. */
const firstSentence = /^(?:"[^"]*"|\.(?=\S)|[^.])+/;

/** The key of a kind of problem. */
export function aboutOf({ code, sentence }: Problem): string {
  return `${code} ${sentence.replace(lineAndColumn, '')}`;
}
