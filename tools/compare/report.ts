import { isDeepStrictEqual } from 'node:util';
import { isJsonObject, type Json } from '../../packages/definition/src/definition.ts';
import type { FormReport } from './compare-folder.ts';
import { type ComparedSubmission, type FoundDifference, submissionsOfForm } from './compare-form.ts';
import type { Reason } from './reason.ts';

/** True for what makes the command fail. */
export function isFailure(report: FormReport): boolean {
  return report.kind === 'stopped' || (report.kind === 'compared' && report.difference !== undefined);
}

/** The report on one form. */
export function linesOf(report: FormReport): readonly string[] {
  const { file } = report;
  switch (report.kind) {
    case 'notAForm':
      return [`- ${file}: no form, ${report.reason}`];
    case 'stopped':
      return [`✗ ${file}: stopped, ${report.reason}`];
    case 'compared': {
      const { problems, takenOut, difference, ours, theirs, onceStored } = report;
      const notes = [
        `${problems} problems for the author`,
        ...(ours.ran + theirs.ran === 0 ? [] : [authorScriptsOf(ours, theirs)]),
        ...(onceStored === 0 ? [] : [`${onceStored} submissions compared as Form.io stores them`]),
        ...countsOf(takenOut),
      ].join('; ');
      if (difference === undefined) return [`✓ ${file}: ${notes}`];
      return [`✗ ${file}: ${notes}`, ...detailsOf(difference).map((line) => `    ${line}`)];
    }
  }
}

/** The summary. */
export function summaryOf(reports: readonly FormReport[]): readonly string[] {
  const compared = reports.flatMap((report) => (report.kind === 'compared' ? [report] : []));
  const differing = compared.filter(({ difference }) => difference !== undefined).length;
  const stopped = reports.filter(({ kind }) => kind === 'stopped').length;
  const problems = compared.reduce((sum, report) => sum + report.problems, 0);
  const onceStored = compared.reduce((sum, report) => sum + report.onceStored, 0);
  const takenOut = new Map<Reason, number>();
  for (const report of compared) {
    for (const [reason, count] of report.takenOut) takenOut.set(reason, (takenOut.get(reason) ?? 0) + count);
  }
  return [
    '',
    `${compared.length} forms with ${submissionsOfForm} submissions each: ${compared.length - differing} as in Form.io, ${differing} not, ${stopped} stopped.`,
    `${authorScriptsOf(total(compared.map(({ ours }) => ours)), total(compared.map(({ theirs }) => theirs)))}.`,
    `${onceStored} submissions compared as Form.io stores them: names in a hidden layout, what hidden code sets.`,
    `${problems} problems for authors; ${reports.length - compared.length - stopped} files are no forms.`,
    ...(takenOut.size === 0 ? [] : ['Taken out on both sides, code and what is known to differ:']),
    ...countsOf(takenOut).map((line) => `  ${line}`),
  ];
}

function authorScriptsOf(ours: ComparedSubmission, theirs: ComparedSubmission): string {
  return `snippets run: ${ours.ran} by us, ${theirs.ran} by Form.io; never to their end: ${ours.failed} and ${theirs.failed}`;
}

function total(all: readonly ComparedSubmission[]): ComparedSubmission {
  const sum = (of: (submission: ComparedSubmission) => number) =>
    all.reduce((result, submission) => result + of(submission), 0);
  return { ran: sum(({ ran }) => ran), failed: sum(({ failed }) => failed) };
}

function countsOf(takenOut: ReadonlyMap<Reason, number>): readonly string[] {
  return [...takenOut].map(([reason, count]) => `${reason}: ${count}`).sort();
}

/** The data sent, and the differences of the outcomes. */
function detailsOf({ data, ours, theirs }: FoundDifference): readonly string[] {
  return [
    `sent: ${JSON.stringify(data)}`,
    ...(['visible', 'failures'] as const).flatMap((part) => [
      ...lineOf(`${part}, ours alone`, without(ours[part], theirs[part])),
      ...lineOf(`${part}, Form.io’s alone`, without(theirs[part], ours[part])),
    ]),
    ...(isDeepStrictEqual(ours.pages, theirs.pages)
      ? []
      : [`pages, ours: ${JSON.stringify(ours.pages)}, Form.io’s: ${JSON.stringify(theirs.pages)}`]),
    ...differingValues(ours.data, theirs.data, 'data').map(
      ([path, ourValue, theirValue]) =>
        `${path}, ours: ${JSON.stringify(ourValue)}, Form.io’s: ${JSON.stringify(theirValue)}`,
    ),
  ];
}

function lineOf(name: string, list: readonly string[]): readonly string[] {
  return list.length === 0 ? [] : [`${name}: ${JSON.stringify(list)}`];
}

function without(list: readonly string[], excluded: readonly string[]): readonly string[] {
  return list.filter((item) => !excluded.includes(item));
}

type Differing = readonly [path: string, ours: Json | undefined, theirs: Json | undefined];

function differingValues(
  ours: Json | undefined,
  theirs: Json | undefined,
  path: string,
): readonly Differing[] {
  if (isDeepStrictEqual(ours, theirs)) return [];
  if (!isJsonObject(ours) || !isJsonObject(theirs)) return [[path, ours, theirs]];
  const keys = new Set([...Object.keys(ours), ...Object.keys(theirs)]);
  return [...keys].flatMap((key) => differingValues(ours[key], theirs[key], `${path}.${key}`));
}
