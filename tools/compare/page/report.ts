import type { PageReport } from './compare-folder-pages.ts';
import { kindOf } from './difference.ts';
import { reasonOf } from './known.ts';
import { lineOf } from './step.ts';

/** True for what makes the command fail: a difference that nobody has decided on, or a form that cannot be compared. */
export function isFailure(report: PageReport): boolean {
  return report.kind === 'stopped' || (report.kind === 'compared' && unknownIn(report).length > 0);
}

function unknownIn(report: PageReport) {
  if (report.kind !== 'compared') return [];
  return report.differences.filter(({ known }) => known === undefined);
}

/** The report on one form, with the steps that lead to the first difference. */
export function linesOf(report: PageReport): readonly string[] {
  const { file, standsIn } = report;
  const name = standsIn ? `${file}, with texts in place of unknown types` : file;
  if (report.kind !== 'compared') {
    return [`${report.kind === 'notAForm' ? '-' : '✗'} ${name}: ${report.reason.split('\n')[0]}`];
  }
  const { steps, looked, differences, leftOut } = report;
  const left = unknownIn(report);
  const known = differences.length - left.length;
  const notes = [
    `${steps.length} steps`,
    `${looked} components`,
    ...(known > 0 ? [`${known} known`] : []),
    ...(leftOut > 0 ? [`${leftOut} left out`] : []),
  ];
  if (left.length === 0) return [`✓ ${name}: ${notes.join(', ')}`];
  const last = Math.min(...left.map(({ step }) => step));
  return [
    `✗ ${name}: ${notes.join(', ')}, ${left.length} not`,
    ...steps.slice(0, last).map((step) => `      ${lineOf(step)}`),
    ...left.map(
      (difference) =>
        `    after step ${difference.step}, ${difference.aspect} of ${difference.type} ${difference.path || difference.of}: ours ${short(difference.ours)}, Form.io’s ${short(difference.theirs)}`,
    ),
  ];
}

function short(text: string): string {
  const line = JSON.stringify(text);
  return line.length > 160 ? `${line.slice(0, 160)}…` : line;
}

/** The summary: every kind of difference, with the number of forms and a form that shows it. */
export function summaryOf(reports: readonly PageReport[]): readonly string[] {
  const compared = reports.flatMap((report) => (report.kind === 'compared' ? [report] : []));
  const forms = new Set(compared.map(({ file }) => file));
  const differing = new Set(compared.filter(isFailure).map(({ file }) => file));
  const looked = compared.reduce((sum, report) => sum + report.looked, 0);
  const steps = compared.reduce((sum, report) => sum + report.steps.length, 0);
  const leftOut = compared.reduce((sum, report) => sum + report.leftOut, 0);
  const stopped = reports.filter(({ kind }) => kind === 'stopped').length;
  return [
    '',
    `${forms.size} forms beside @formio/js, ${steps} steps, ${looked} components looked at: ${forms.size - differing.size} as there but for what is known, ${differing.size} not, ${stopped} stopped.`,
    `Left out: ${leftOut} differences of editors that others serve, and of code that draws lots.`,
    ...tableOf('Not known', compared, (difference) =>
      difference.known === undefined ? kindOf(difference) : undefined,
    ),
    ...tableOf('Known', compared, ({ known }) => known && `${known}: ${reasonOf(known)}`),
  ];
}

type Compared = Extract<PageReport, { kind: 'compared' }>;

function tableOf(
  title: string,
  reports: readonly Compared[],
  nameOf: (difference: Compared['differences'][number]) => string | undefined,
): readonly string[] {
  const forms = new Map<string, Set<string>>();
  for (const { file, differences } of reports) {
    for (const difference of differences) {
      const name = nameOf(difference);
      if (name !== undefined) forms.set(name, (forms.get(name) ?? new Set()).add(file));
    }
  }
  if (forms.size === 0) return [];
  const rows = [...forms].sort(([, a], [, b]) => b.size - a.size);
  return [
    `${title}, with the number of forms:`,
    ...rows.map(([name, files]) => `  ${String(files.size).padStart(4)}  ${name}  (${[...files][0]})`),
  ];
}
