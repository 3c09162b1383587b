import { byteOrderMark, csvLine } from '../../apps/form-service/src/print-submissions/csv.ts';
import { readCsv, textAsCell } from '../../apps/form-service/src/print-submissions/read-csv.ts';
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

/** The texts as a sheet for an editor: RFC 4180, in UTF-8, with the mark by which Excel sees that. */
export function writeSheet(texts: readonly ProductText[]): string {
  const lines = texts.map(({ place, pieces }) => {
    const placeholders = new Set(locales.flatMap((locale) => placeholdersIn(pieces[locale])));
    const cells = [...locales.map((locale) => pieces[locale]?.text ?? ''), [...placeholders].join(' ')];
    return csvLine([place, ...cells.map(textAsCell)], ',');
  });
  return byteOrderMark + csvLine(header, ',') + lines.join('');
}

/** Reads what `writeSheet` wrote, also where a spreadsheet saved it with semicolons or without the mark. */
export function readSheet(bytes: Uint8Array): Sheet {
  const table = readCsv(bytes, header);
  if (table.kind === 'malformed') return table;
  return { kind: 'read', rows: table.rows.map(([place = '', en = '', fr = '']) => ({ place, en, fr })) };
}
