import {
  type InEveryLocale,
  isJsonObject,
  type Json,
  type JsonObject,
  type Locale,
} from '@guichet/definition';
import { nameIn } from '@guichet/fields/choices';
import type { StoredSubmission } from '../storage/storage.ts';
import type { createWording, InWords } from './answers-in-words.ts';
import type { CityTime } from './city-time.ts';
import { byteOrderMark, cellOf, csvLine, guarded } from './csv.ts';
import { dataOf } from './json-lines.ts';
import type { TableOptions } from './parse-arguments.ts';
import type { TableColumn } from './table-columns.ts';

interface Table extends TableOptions {
  readonly columns: readonly TableColumn[];
  /** With a last column that tells what could not be checked. */
  readonly withUnchecked: boolean;
  readonly withProtected: boolean;
  readonly cityTime: CityTime;
  /** Present where answers are written as residents read them. */
  readonly wording: ReturnType<typeof createWording> | undefined;
}

/** The columns that are ours, before those of the form. */
const ownKeys = ['reference', 'received'] as const;

const ownLabels = {
  en: ['Reference number', 'Received'],
  fr: ['Numéro de référence', 'Reçu le'],
} as const satisfies Readonly<Record<Locale, readonly string[]>>;

const uncheckedLabels = { en: 'Not checked', fr: 'Non vérifié' } as const satisfies InEveryLocale;

/** A line of titles, then a line for each submission. */
export async function* csvTable(
  submissions: AsyncIterable<StoredSubmission>,
  { columns, withUnchecked, separator, labels, withProtected, cityTime, wording }: Table,
): AsyncGenerator<string, void> {
  const last = withUnchecked ? [labels === undefined ? 'unchecked' : uncheckedLabels[labels]] : [];
  const titles = [...(labels === undefined ? keysOf(columns) : labelsOf(columns, labels)), ...last];
  yield byteOrderMark + csvLine(titles.map(guarded), separator);
  const paths = columns.map(({ path }) => path.split('.'));
  for await (const submission of submissions) {
    const data = dataOf(submission, withProtected);
    const cellsWith = (inWords: InWords) =>
      columns.map((column, at) => {
        const value = valueAt(data, paths[at] ?? []);
        const words =
          value === undefined || value === null || column.named ? undefined : inWords(column.path, value);
        return words ?? answerIn(value, column, submission);
      });
    const answers = wording?.read(submission, data, cellsWith) ?? cellsWith(() => undefined);
    const uncheckedCells = withUnchecked ? [guarded(uncheckedIn(submission))] : [];
    yield csvLine(
      [submission.reference, cityTime.written(submission.received), ...answers, ...uncheckedCells],
      separator,
    );
  }
}

function keysOf(columns: readonly TableColumn[]): readonly string[] {
  const isReserved = (path: string) => ownKeys.some((key) => key === path);
  return [...ownKeys, ...columns.map(({ path }) => (isReserved(path) ? `data.${path}` : path))];
}

/** `Elm Street (1003)`: an item chosen elsewhere is written with the name that it had, as files are. */
function answerIn(
  value: Json | undefined,
  { path, named }: TableColumn,
  { metadata }: StoredSubmission,
): string {
  if (named === undefined) return cellOf(value);
  const { selectData }: JsonObject = JSON.parse(metadata);
  if (!isJsonObject(selectData)) return cellOf(value);
  const inWords = (choice: Json) => {
    const name = typeof choice === 'object' ? undefined : nameIn(selectData, path, String(choice), named);
    return name === undefined || name.label === String(choice) ? choice : `${name.label} (${choice})`;
  };
  if (isJsonObject(value)) {
    const entries = Object.entries(value).map(
      ([choice, mark]) => [mark === true ? String(inWords(choice)) : choice, mark] as const,
    );
    return cellOf(Object.fromEntries(entries));
  }
  return cellOf(Array.isArray(value) ? value.map(inWords) : value === undefined ? value : inWords(value));
}

/** Labels; with the key where several say the same. */
function labelsOf(columns: readonly TableColumn[], locale: Locale): readonly string[] {
  const counts = Map.groupBy([...ownLabels[locale], ...columns.map(({ label }) => label)], (label) => label);
  const isShared = (label: string) => (counts.get(label)?.length ?? 0) > 1;
  return [
    ...ownLabels[locale],
    ...columns.map(({ label, path }) => (isShared(label) ? `${label} (${path})` : label)),
  ];
}

/** `name: custom; photos.0: scan`: rules that could not run, and files that no scanner had seen. */
function uncheckedIn({ metadata }: StoredSubmission): string {
  const { unchecked = [], unscanned = [] }: JsonObject = JSON.parse(metadata);
  const rules: readonly Json[] = Array.isArray(unchecked) ? unchecked : [];
  const files: readonly Json[] = Array.isArray(unscanned) ? unscanned : [];
  return [
    ...rules.flatMap((uncheckedRule) =>
      isJsonObject(uncheckedRule) ? [`${uncheckedRule.path}: ${uncheckedRule.rule}`] : [],
    ),
    ...files.map((path) => `${path}: scan`),
  ].join('; ');
}

function valueAt(data: JsonObject, keys: readonly string[]): Json | undefined {
  return keys.reduce<Json | undefined>(
    (value, key) => (isJsonObject(value) && Object.hasOwn(value, key) ? value[key] : undefined),
    data,
  );
}
