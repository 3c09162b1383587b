import type { Field } from '@guichet/engine';
import { displayValueOf } from './display-value-of.ts';

/** One thing that was filled in, in words. */
export interface DisplayedAnswer {
  readonly id: string;
  readonly label: string;
  /** Empty where there is a table. */
  readonly value: string;
  readonly table?: AnswerTable;
}

/** The rows of a grid: a text for each column. */
export interface AnswerTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Options for what else to include beside the answers. */
interface Extent {
  readonly withEmpty?: boolean;
  /** Includes values that a form service never returns: for the person who typed them. */
  readonly withProtected?: boolean;
  /** How a value is said, where that is not as to a resident. */
  readonly inWords?: (field: Field) => string;
}

/** A resident's answers in words, in the form's language, without hidden ones. The rows of a grid are a table. */
export function answersOf(fields: readonly Field[], extent: Extent = {}): readonly DisplayedAnswer[] {
  return fields.flatMap((field) => answersIn(field, extent));
}

function answersIn(field: Field, extent: Extent): readonly DisplayedAnswer[] {
  if (!field.visible()) return [];
  const { withEmpty } = extent;
  const entry = { id: field.id, label: field.name() };
  if (field.rows() !== undefined) {
    if (!isListed(field, extent)) return [];
    const table = tableOf(field, extent);
    if (table === undefined) return withEmpty ? [{ ...entry, value: '' }] : [];
    return [{ ...entry, value: '', table }];
  }
  const holdsAnswer = field.model.data === 'value' && isListed(field, extent);
  const answer = holdsAnswer ? (extent.inWords ?? displayValueOf)(field) : '';
  return [
    ...(answer !== '' || (holdsAnswer && withEmpty) ? [{ ...entry, value: answer }] : []),
    ...answersOf(field.children, extent),
  ];
}

function isListed({ model, component }: Field, { withProtected }: Extent): boolean {
  return model.isPersistent && model.isUnseen !== true && (withProtected || component.protected !== true);
}

/** A column for each field that shows in any row; undefined when nothing is filled in. */
function tableOf(grid: Field, extent: Extent): AnswerTable | undefined {
  const rows = (grid.rows() ?? []).map((row) => {
    const answers = answersOf(row.fields, { ...extent, withEmpty: true });
    return new Map(answers.map((answer) => [componentOf(answer.id), answer]));
  });
  const columns = new Map(rows.flatMap((row) => [...row].map(([name, { label }]) => [name, label] as const)));
  const cells = rows.map((row) => [...columns.keys()].map((name) => inOneCell(row.get(name))));
  if (cells.flat().every((text) => text === '')) return undefined;
  return { columns: [...columns.values()], rows: cells };
}

/** The id of a field without its row: the same in every row of a grid. */
function componentOf(id: string): string {
  return id.slice(id.lastIndexOf('/') + 1);
}

/** A table as text: a line for each row, with its labels. */
export function inOneCell(answer: DisplayedAnswer | undefined): string {
  if (answer?.table === undefined) return answer?.value ?? '';
  const { columns, rows } = answer.table;
  const summaries = rows.map((row) =>
    row.flatMap((text, at) => (text === '' ? [] : [`${columns[at]} ${text}`])),
  );
  return summaries.map((texts) => texts.join(', ')).join('\n');
}
