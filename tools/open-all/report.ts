import { faultKinds, isFailing, type OpeningFault, type OpeningFaultKind } from './faults.ts';
import type { FolderForm, FormToOpen } from './read-folder.ts';

/** A form of the folder, and what was found as it was opened. */
export interface FormFaults {
  readonly form: FolderForm;
  readonly faults: readonly OpeningFault[];
}

/** True for what makes the command fail: a form that does not open as it should, or one with a type of Form.io's own that nothing draws. */
export function isFailure({ form, faults }: FormFaults): boolean {
  return faults.some(isFailing) || (form.kind === 'form' && form.unknownCore.length > 0);
}

const headings = ['', 'form', 'components', 'problems', 'not drawn'] as const;

/** The table as lines: form by form, then what was found by kind, and the types that are not drawn. */
export function tableOf(rows: readonly FormFaults[]): readonly string[] {
  const forms = rows.flatMap(({ form }) => (form.kind === 'form' ? [form] : []));
  return [
    ...aligned([headings, ...rows.map(cellsOf)]),
    ...section('What was found', kindRows(rows)),
    ...section('Types that are not Form.io’s own', typeRows(forms)),
    ...section('Problems for the author', problemRows(forms)),
    '',
    summaryOf(rows),
  ];
}

function aligned(cells: readonly (readonly string[])[]): readonly string[] {
  const widths = (cells[0] ?? []).map((_, at) => Math.max(...cells.map((row) => row[at]?.length ?? 0)));
  return cells.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** `rows`: a name, in how many forms, in how many places. */
function section(title: string, rows: readonly Counted[]): readonly string[] {
  if (rows.length === 0) return [];
  const sorted = [...rows].sort((a, b) => b.forms - a.forms || a.name.localeCompare(b.name));
  const cells = sorted.map(({ name, forms, places }) => [name, String(forms), String(places)]);
  return ['', ...aligned([[title, 'forms', 'places'], ...cells])];
}

interface Counted {
  readonly name: string;
  readonly forms: number;
  readonly places: number;
}

function kindRows(rows: readonly FormFaults[]): readonly Counted[] {
  return kinds.flatMap((kind) => {
    const counts = rows.map(({ faults }) => faults.filter((fault) => fault.kind === kind).length);
    return countedOf(faultKinds[kind], counts);
  });
}

// The keys of an object that is written beside its type.
const kinds = Object.keys(faultKinds) as readonly OpeningFaultKind[];

function typeRows(forms: readonly FormToOpen[]): readonly Counted[] {
  return byName(forms.map(({ unknown }) => unknown));
}

function problemRows(forms: readonly FormToOpen[]): readonly Counted[] {
  return byName(forms.map(({ problems }) => problems));
}

function byName(all: readonly ReadonlyMap<string, number>[]): readonly Counted[] {
  const names = new Set(all.flatMap((counts) => [...counts.keys()]));
  return [...names].flatMap((name) =>
    countedOf(
      name,
      all.map((counts) => counts.get(name) ?? 0),
    ),
  );
}

function countedOf(name: string, counts: readonly number[]): readonly Counted[] {
  const forms = counts.filter((count) => count > 0).length;
  return forms === 0 ? [] : [{ name, forms, places: counts.reduce((sum, count) => sum + count, 0) }];
}

function cellsOf(row: FormFaults): readonly string[] {
  const { form, faults } = row;
  if (form.kind === 'notAForm') return ['-', form.file, '', '', form.reason];
  const { file, components, problems, unknownCore, unknown } = form;
  const notes = [
    ...unknownCore.map((type) => `${type} (Form.io’s own)`),
    ...unknown.keys(),
    ...faults.map((fault) => `${isFailing(fault) ? '!' : '·'} ${faultKinds[fault.kind]}: ${fault.text}`),
  ];
  const reported = [...problems.values()].reduce((sum, count) => sum + count, 0);
  return [isFailure(row) ? '✗' : '✓', file, String(components), String(reported), notes.join(', ')];
}

function summaryOf(rows: readonly FormFaults[]): string {
  const forms = rows.flatMap((row) =>
    row.form.kind === 'form' ? [{ form: row.form, faults: row.faults }] : [],
  );
  const has = (kind: OpeningFaultKind) =>
    forms.filter(({ faults }) => faults.some((fault) => fault.kind === kind)).length;
  const core = forms.filter(({ form }) => form.unknownCore.length > 0).length;
  const silent = forms.filter(({ form }) => form.hasNoInput).length;
  return [
    `${forms.length} forms, each in English and French: ${forms.length - has('notOpened')} open, ${has('notOpened')} do not;`,
    `${core} with a type of Form.io’s own that is not drawn; ${silent} ask for nothing.`,
    `${rows.length - forms.length} files are no forms.`,
  ].join(' ');
}
