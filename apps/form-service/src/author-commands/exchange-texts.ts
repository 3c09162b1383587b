import { readFile, rename, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { formSheet, putBack, type SheetRow } from '@guichet/author-check/sheet';
import { inEveryLocale, isJsonObject, locales } from '@guichet/definition';
import { byteOrderMark, csvLine } from '../print-submissions/csv.ts';
import { readCsv, textAsCell } from '../print-submissions/read-csv.ts';
import type { AuthorHost } from './author-host.ts';
import { findForm } from './find-form.ts';

const header = ['name', ...locales];
const usage = `npm run --silent forms -- texts FORM --csv > sheet.csv
npm run forms -- texts FORM --from sheet.csv`;

interface Asked {
  readonly named: string;
  /** Undefined: the sheet is written. */
  readonly from: string | undefined;
}

/** `npm run forms -- texts`: writes the texts of a form for a translator, and puts them back. Gives the exit code. */
export async function exchangeTexts(words: readonly string[], host: AuthorHost): Promise<number> {
  const asked = parse(words);
  if (asked === undefined) {
    host.complain(usage);
    return 2;
  }
  const found = await findForm(asked.named, host.formsDir, host.cwd);
  if (found.kind === 'none') {
    host.complain(found.reason);
    return 1;
  }
  const source = await readFile(found.file, 'utf8');
  const definition: unknown = JSON.parse(source.replace(/^\uFEFF/, ''));
  if (!isJsonObject(definition)) throw new Error('A form that is served is an object.');
  if (asked.from === undefined) {
    const rows = formSheet(definition, host.models);
    const lines = rows.map(({ name, texts }) =>
      csvLine([name, ...locales.map((locale) => textAsCell(texts[locale]))], ','),
    );
    host.print((byteOrderMark + csvLine(header, ',') + lines.join('')).replace(/\r\n$/, ''));
    return 0;
  }
  const rows = await readRows(resolve(host.cwd, asked.from));
  if (typeof rows === 'string') {
    host.complain(rows);
    return 1;
  }
  const outcome = putBack(source, definition, rows, host.models);
  if (outcome.kind === 'refused') {
    host.complain(`Nothing was changed:\n${outcome.reasons.map((reason) => `  ${reason}`).join('\n')}`);
    return 1;
  }
  if (outcome.count > 0) {
    // Written whole under another name: the server never reads half of it.
    await writeFile(`${found.file}.new`, outcome.source);
    await rename(`${found.file}.new`, found.file);
  }
  host.print(`${outcome.count} ${outcome.count === 1 ? 'text' : 'texts'} changed in ${found.form.file}.`);
  return 0;
}

function parse(words: readonly string[]): Asked | undefined {
  try {
    const options = { csv: { type: 'boolean' }, from: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ args: [...words], allowPositionals: true, options });
    const [named, ...more] = positionals;
    const hasOneDirection = (values.csv === true) !== (values.from !== undefined);
    return named !== undefined && more.length === 0 && hasOneDirection
      ? { named, from: values.from }
      : undefined;
  } catch {
    return undefined;
  }
}

/** A sentence where the sheet cannot be read. */
async function readRows(file: string): Promise<readonly SheetRow[] | string> {
  const bytes = await readFile(file).catch(() => undefined);
  if (bytes === undefined) return `The sheet ${file} cannot be read.`;
  const table = readCsv(bytes, header);
  if (table.kind === 'malformed') return table.why;
  return table.rows.map(([name = '', ...cells]) => ({
    name,
    texts: inEveryLocale((locale) => cells[locales.indexOf(locale)] ?? ''),
  }));
}
