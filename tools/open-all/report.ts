import type { Faults } from './open-pages.ts';
import type { FoundForm } from './read-folder.ts';

/** A form of the folder, and what went wrong as it was opened; undefined for what cannot be one. */
export interface Row {
  readonly form: FoundForm;
  readonly faults: Faults;
}

/** True for what makes the command fail: a form that does not open, or one with a type of Form.io's own that nothing draws. */
export function isFailure({ form, faults }: Row): boolean {
  return faults.length > 0 || (form.kind === 'form' && form.unknownCore.length > 0);
}

const headings = ['', 'form', 'components', 'problems', 'not drawn'] as const;

/** The table as lines. */
export function tableOf(rows: readonly Row[]): readonly string[] {
  const cells = [headings, ...rows.map(cellsOf)];
  const widths = headings.map((_, at) => Math.max(...cells.map((row) => row[at]?.length ?? 0)));
  const lines = cells.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return [...lines, '', summaryOf(rows)];
}

function cellsOf(row: Row): readonly string[] {
  const { form, faults } = row;
  if (form.kind === 'notAForm') return ['-', form.file, '', '', form.reason];
  const { file, components, problems, unknownCore, unknown } = form;
  const notes = [
    ...unknownCore.map((type) => `${type} (Form.io’s own)`),
    ...unknown,
    ...faults.map((fault) => `! ${fault}`),
  ];
  return [isFailure(row) ? '✗' : '✓', file, String(components), String(problems), notes.join(', ')];
}

function summaryOf(rows: readonly Row[]): string {
  const forms = rows.filter(({ form }) => form.kind === 'form');
  const broken = forms.filter(({ faults }) => faults.length > 0).length;
  const core = forms.filter(({ form }) => form.kind === 'form' && form.unknownCore.length > 0).length;
  return `${forms.length} forms, each in English and French: ${forms.length - broken} open, ${broken} do not; ${core} with a type of Form.io’s own that is not drawn. ${rows.length - forms.length} files are no forms.`;
}
