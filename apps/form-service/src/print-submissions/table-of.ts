import { setImmediate } from 'node:timers/promises';
import { defaultLocale } from '@guichet/definition';
import type { PreparedForm } from '@guichet/engine';
import { models } from '@guichet/fields/models';
import { prepareForm } from '@guichet/prepare';
import type { FormVersion, StoredSubmission } from '../storage/storage.ts';
import { createWording } from './answers-in-words.ts';
import type { CityTime } from './city-time.ts';
import { csvTable } from './csv-table.ts';
import type { TableOptions } from './parse-arguments.ts';
import { columnsOf, mayBeUnchecked, type TableColumn } from './table-columns.ts';

interface FormTable extends TableOptions {
  /** All with which something may have been received; latest first. */
  readonly versions: readonly FormVersion[];
  readonly withProtected: boolean;
  readonly cityTime: CityTime;
  readonly timeZone: string;
  /** Prefix of file addresses; empty when unset. */
  readonly siteUrl: string;
}

/**
 * A form's submissions as a table for a spreadsheet, line by line. Columns that only older versions asked for come last.
 */
export async function tableOf(
  submissions: AsyncIterable<StoredSubmission>,
  { versions, timeZone, siteUrl, ...table }: FormTable,
): Promise<AsyncIterable<string>> {
  const { labels, withProtected } = table;
  const forms = new Map<string, PreparedForm>();
  const columns = new Map<string, TableColumn>();
  let withUnchecked = false;
  for (const { version, definition } of versions) {
    // Residents are served between one version and the next.
    await setImmediate();
    const prepared = prepareForm(JSON.parse(definition), { models });
    if (prepared.kind !== 'prepared') continue;
    const { form } = prepared;
    for (const column of columnsOf(form, { locale: labels ?? defaultLocale, withProtected }))
      if (!columns.has(column.path)) columns.set(column.path, column);
    withUnchecked ||= mayBeUnchecked(form);
    if (labels !== undefined) forms.set(version, form);
  }
  return csvTable(submissions, {
    ...{ ...table, columns: [...columns.values()], withUnchecked },
    wording: labels && createWording({ forms, locale: labels, timeZone, siteUrl }),
  });
}
