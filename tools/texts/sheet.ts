import { byteOrderMark, csvLine } from '../../apps/form-service/src/print-submissions/csv.ts';
import { locales } from '../../packages/definition/src/locale.ts';
import type { ProductText } from './find-texts.ts';
import { placeholdersIn } from './placeholders.ts';

/** A line of a sheet as an editor gives it back. */
export interface SheetRow {
  readonly place: string;
  readonly en: string;
  readonly fr: string;
}

export type Sheet =
  | { readonly kind: 'read'; readonly rows: readonly SheetRow[] }
  | { readonly kind: 'malformed'; readonly why: string };

const header = ['place', ...locales, 'placeholders'];

/** A text that a spreadsheet would run or cut, and one that is already written so that it does not. */
const asFormula = /^'*[\s\p{Cf}]*[=+\-@＝＋－＠\t\r]/u;

/** The texts as a sheet for an editor: RFC 4180, in UTF-8, with the mark by which Excel sees that. */
export function writeSheet(texts: readonly ProductText[]): string {
  const lines = texts.map(({ place, pieces }) => {
    const placeholders = new Set(locales.flatMap((locale) => placeholdersIn(pieces[locale])));
    const cells = [...locales.map((locale) => pieces[locale]?.text ?? ''), [...placeholders].join(' ')];
    return csvLine([place, ...cells.map(guarded)], ',');
  });
  return byteOrderMark + csvLine(header, ',') + lines.join('');
}

/** Reads what `writeSheet` wrote, also where a spreadsheet saved it with semicolons or without the mark. */
export function readSheet(bytes: Uint8Array): Sheet {
  const malformed = (why: string): Sheet => ({ kind: 'malformed', why });
  let csv: string;
  try {
    csv = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return malformed('The file is not in UTF-8. Save it as “CSV UTF-8”.');
  }
  const separator = csv.startsWith(header.join(';')) ? ';' : ',';
  const records = parseRecords(csv, separator);
  if (typeof records === 'string') return malformed(records);
  const [first = [], ...lines] = records;
  if (first.join() !== header.join()) return malformed(`The first line must be ${header.join(separator)}.`);
  const rows: SheetRow[] = [];
  for (const [index, cells] of lines.entries()) {
    const [place = '', en = '', fr = ''] = cells.map(unguarded);
    if (cells.length !== header.length) {
      return malformed(`Record ${index + 2} (${place}) has ${cells.length} cells, not ${header.length}.`);
    }
    rows.push({ place, en, fr });
  }
  return { kind: 'read', rows };
}

/** An apostrophe in front keeps spreadsheets from running a text. */
function guarded(text: string): string {
  return asFormula.test(text) ? `'${text}` : text;
}

function unguarded(cell: string): string {
  const text = cell.replaceAll('\r\n', '\n');
  return text.startsWith("'") && asFormula.test(text) ? text.slice(1) : text;
}

/** The cells of each record, or why they cannot be read. */
function parseRecords(csv: string, separator: string): readonly (readonly string[])[] | string {
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^"${separator}\\r\\n]*))(${separator}|\\r?\\n|$)`, 'y');
  const records: string[][] = [];
  let record: string[] = [];
  while (cell.lastIndex < csv.length || record.length > 0) {
    const found = cell.exec(csv);
    if (found === null)
      return `Record ${records.length + 1} (${record[0] ?? ''}) has a quotation mark too much or too few.`;
    const [, quoted, bare = '', end] = found;
    record.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'));
    if (end === separator) continue;
    records.push(record);
    record = [];
  }
  return records;
}
