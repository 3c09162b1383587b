/** A text that a spreadsheet would run or cut, and one that is already written so that it does not. */
const asFormula = /^'*[\s\p{Cf}]*[=+\-@＝＋－＠\t\r\n]/u;

/** An apostrophe in front keeps spreadsheets from running a text. */
export function textAsCell(text: string): string {
  return asFormula.test(text) ? `'${text}` : text;
}

export function cellAsText(cell: string): string {
  const text = cell.replaceAll('\r\n', '\n');
  return text.startsWith("'") && asFormula.test(text) ? text.slice(1) : text;
}

export type CsvTable =
  | { readonly kind: 'read'; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'malformed'; readonly why: string };

/**
 * Reads a sheet with this header: RFC 4180 in UTF-8, also where a spreadsheet saved it with semicolons or without the
 * byte-order mark. The rows are those below the header, their cells as texts.
 */
export function readCsv(bytes: Uint8Array, header: readonly string[]): CsvTable {
  const malformed = (why: string): CsvTable => ({ kind: 'malformed', why });
  let csv: string;
  try {
    csv = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return malformed('The file is not in UTF-8. Save it as “CSV UTF-8”.');
  }
  // Some spreadsheets quote every cell.
  const separator = csv.replaceAll('"', '').startsWith(header.join(';')) ? ';' : ',';
  const records = parseRecords(csv, separator);
  if (typeof records === 'string') return malformed(records);
  const [first = [], ...lines] = records;
  if (first.join() !== header.join()) return malformed(`The first line must be ${header.join(separator)}.`);
  const rows: (readonly string[])[] = [];
  for (const [index, cells] of lines.entries()) {
    if (cells.length !== header.length)
      return malformed(
        `Record ${index + 2} (${cells[0] ?? ''}) has ${cells.length} cells, not ${header.length}.`,
      );
    rows.push(cells.map(cellAsText));
  }
  return { kind: 'read', rows };
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
