import { isDeepStrictEqual } from 'node:util';
import type { FormReport } from './compare-folder.ts';
import { type FoundDifference, submissionsOfForm } from './compare-form.ts';
import type { Reason } from './reason.ts';

/** True for what makes the command fail. */
export function isFailure(report: FormReport): boolean {
  return report.kind === 'stopped' || (report.kind === 'compared' && report.difference !== undefined);
}

/** What is said of one form. */
export function linesOf(report: FormReport): readonly string[] {
  const { file } = report;
  switch (report.kind) {
    case 'notAForm':
      return [`- ${file}: no form, ${report.reason}`];
    case 'stopped':
      return [`✗ ${file}: stopped, ${report.reason}`];
    case 'compared': {
      const { problems, takenOut, difference } = report;
      const notes = [`${problems} problems for the author`, ...countsOf(takenOut)].join('; ');
      if (difference === undefined) return [`✓ ${file}: ${notes}`];
      return [`✗ ${file}: ${notes}`, ...detailsOf(difference).map((line) => `    ${line}`)];
    }
  }
}

/** What is said of all. */
export function summaryOf(reports: readonly FormReport[]): readonly string[] {
  const compared = reports.flatMap((report) => (report.kind === 'compared' ? [report] : []));
  const differing = compared.filter(({ difference }) => difference !== undefined).length;
  const stopped = reports.filter(({ kind }) => kind === 'stopped').length;
  const problems = compared.reduce((sum, report) => sum + report.problems, 0);
  const takenOut = new Map<Reason, number>();
  for (const report of compared) {
    for (const [reason, count] of report.takenOut) takenOut.set(reason, (takenOut.get(reason) ?? 0) + count);
  }
  return [
    '',
    `${compared.length} forms with ${submissionsOfForm} submissions each: ${compared.length - differing} as in Form.io, ${differing} not, ${stopped} stopped.`,
    `${problems} problems for authors; ${reports.length - compared.length - stopped} files are no forms.`,
    ...(takenOut.size === 0 ? [] : ['Taken out on both sides, code and what is known to differ:']),
    ...countsOf(takenOut).map((line) => `  ${line}`),
  ];
}

function countsOf(takenOut: ReadonlyMap<Reason, number>): readonly string[] {
  return [...takenOut].map(([reason, count]) => `${reason}: ${count}`).sort();
}

function detailsOf({ data, ours, theirs }: FoundDifference): readonly string[] {
  const parts = (['visible', 'data', 'failures'] as const).filter(
    (part) => !isDeepStrictEqual(ours[part], theirs[part]),
  );
  return [
    `sent: ${JSON.stringify(data)}`,
    ...parts.flatMap((part) => [
      `${part}, ours: ${JSON.stringify(ours[part])}`,
      `${part}, Form.io’s: ${JSON.stringify(theirs[part])}`,
    ]),
  ];
}
