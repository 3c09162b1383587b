import { defaultLocale } from '@guichet/definition';
import type { FormVersion, StoredSubmission } from '../storage/storage.ts';
import { createWording } from './answers-in-words.ts';
import type { CityTime } from './city-time.ts';
import { csvTable } from './csv-table.ts';
import type { TableOptions } from './parse-arguments.ts';
import { mayBeUnchecked, tableColumns } from './table-columns.ts';

interface FormTable extends TableOptions {
  /** All with which something may have been received; latest first. */
  readonly versions: readonly FormVersion[];
  readonly withProtected: boolean;
  readonly cityTime: CityTime;
  readonly timeZone: string;
  /** Prefix of file addresses; empty when unset. */
  readonly siteUrl: string;
}

/** A form's submissions as a table for a spreadsheet, line by line. */
export function tableOf(
  submissions: AsyncIterable<StoredSubmission>,
  { versions, timeZone, siteUrl, ...table }: FormTable,
): AsyncIterable<string> {
  const { labels, withProtected } = table;
  return csvTable(submissions, {
    ...table,
    columns: tableColumns(versions, { locale: labels ?? defaultLocale, withProtected }),
    withUnchecked: mayBeUnchecked(versions),
    wording: labels && createWording({ versions, locale: labels, timeZone, siteUrl }),
  });
}
