import type { Writable } from 'node:stream';
import { deleteAgain, listDeletions } from '../retention/delete-again.ts';
import { deleteByReference } from '../retention/delete-by-reference.ts';
import { type FoundSubmission, findValue } from '../retention/find-value.ts';
import { openPostgresqlReader } from '../storage/postgresql/open-postgresql-reader.ts';
import { parseDatabaseUrl } from '../storage/postgresql/parse-database-url.ts';
import { ReadingError } from '../storage/reading-error.ts';
import { openSqliteReader } from '../storage/sqlite/open-sqlite-reader.ts';
import type { ReceivedBetween, StoredSubmission, SubmissionReader } from '../storage/storage.ts';
import { readWithParts } from '../submissions/put-parts-back.ts';
import { type CityTime, createCityTime } from './city-time.ts';
import { jsonLines } from './json-lines.ts';
import { type FindRequest, type PrintRequest, parseArguments, usage } from './parse-arguments.ts';
import { safeJson } from './safe-json.ts';
import { tableOf } from './table-of.ts';
import { isBrokenPipe, writeLines } from './write-lines.ts';

interface CommandEnvironment {
  readonly dataDir: string;
  /** That of PostgreSQL; empty: the folder's SQLite. */
  readonly databaseUrl?: string;
  /** IANA name. */
  readonly timeZone: string;
  /** The address of the site, which files are named by; empty: nobody says. */
  readonly siteUrl?: string;
  readonly output: Writable;
  /** FILES_URL; empty: files lie in the folder. */
  readonly filesUrl?: string;
  /** Asks the person at the terminal; undefined: there is none. */
  readonly ask?: ((question: string) => Promise<string>) | undefined;
  /** The account that runs it. */
  readonly actor?: string;
  readonly complain: (sentence: string) => void;
}

/** Does what `npm run submissions` was asked for; resolves to the exit code: 2 for a wrong call, 1 for a failure. */
export async function printSubmissions(
  args: readonly string[],
  around: CommandEnvironment,
): Promise<0 | 1 | 2> {
  const request = parseArguments(args);
  switch (request.kind) {
    case 'help':
      around.output.write(usage);
      return 0;
    case 'wrong':
      around.complain(request.sentence);
      return 2;
    default:
      try {
        if (request.kind === 'delete') return await deleteByReference(request, around);
        if (request.kind === 'deletions') return await listDeletions(around);
        if (request.kind === 'deleteAgain') return await deleteAgain(request, around);
        await (request.kind === 'find' ? find(request, around) : print(request, around));
        return 0;
      } catch (error) {
        if (isBrokenPipe(error)) return 0;
        if (!(error instanceof ReadingError)) throw error;
        around.complain(error.message);
        return 1;
      }
  }
}

async function find({ value }: FindRequest, around: CommandEnvironment): Promise<void> {
  const reader = await openReader(around);
  try {
    await writeLines(foundLines(findValue(reader, value)), around.output);
  } finally {
    await reader.close();
  }
}

async function* foundLines(found: AsyncIterable<FoundSubmission>): AsyncGenerator<string, void> {
  for await (const { reference, form, received, paths } of found)
    yield `${safeJson({ reference, form, received: new Date(received).toISOString(), paths })}\n`;
}

async function print(
  request: PrintRequest,
  { timeZone, siteUrl = '', output, ...around }: CommandEnvironment,
): Promise<void> {
  const place = { timeZone, siteUrl: checkedUrl(siteUrl) };
  const cityTime = cityTimeOf(timeZone);
  const reader = await openReader(around);
  try {
    const lines = await linesOf(request, reader, cityTime, place);
    await writeLines(inPieces(lines), output);
  } finally {
    await reader.close();
  }
}

async function openReader({
  dataDir,
  databaseUrl: url = '',
}: Pick<CommandEnvironment, 'dataDir' | 'databaseUrl'>): Promise<SubmissionReader> {
  if (url === '') return openSqliteReader(dataDir);
  const parsed = parseDatabaseUrl(url);
  if (parsed.kind === 'wrong') throw new ReadingError(`DATABASE_URL ${parsed.why}`);
  return openPostgresqlReader(parsed.address);
}

async function linesOf(
  { alias, table, withProtected, since, until }: PrintRequest,
  reader: SubmissionReader,
  cityTime: CityTime,
  place: { readonly timeZone: string; readonly siteUrl: string },
): Promise<AsyncIterable<string>> {
  const versions = await reader.listFormVersions(alias);
  if (versions.length === 0) throw unknownForm(alias, await reader.listForms());
  const between: ReceivedBetween = {
    ...(since && { since: cityTime.startOf(since) }),
    ...(until && { before: cityTime.startOf(until, 1) }),
  };
  const stored = reader.readSubmissions(alias, between);
  const submissions = withProtected ? withParts(stored, reader) : stored;
  if (table === undefined) return jsonLines(submissions, withProtected);
  return tableOf(submissions, { ...table, ...place, versions, withProtected, cityTime });
}

/** Protected answers of nested forms stand in their own submissions alone. */
async function* withParts(
  submissions: AsyncIterable<StoredSubmission>,
  reader: SubmissionReader,
): AsyncGenerator<StoredSubmission, void> {
  for await (const submission of submissions) yield readWithParts(submission, reader);
}

function cityTimeOf(timeZone: string): CityTime {
  try {
    return createCityTime(timeZone);
  } catch (cause) {
    throw new ReadingError(
      `TIME_ZONE is "${timeZone}", which is not a time zone. Use one such as America/Toronto.`,
      { cause },
    );
  }
}

function checkedUrl(siteUrl: string): string {
  if (siteUrl === '' || /^https?:$/.test(URL.parse(siteUrl)?.protocol ?? ''))
    return siteUrl.replace(/\/+$/, '');
  throw new ReadingError(
    `SITE_URL is "${siteUrl}", which is not a web address. Use one such as https://forms.city.ca.`,
  );
}

function unknownForm(alias: string, known: readonly string[]): ReadingError {
  const names = known.length === 0 ? 'None was served yet.' : `The forms are: ${known.join(', ')}.`;
  return new ReadingError(`No form "${alias}" was ever served with this database. ${names}`);
}

const pieceLength = 65_536;

/** Lines in pieces that are worth a write each. */
async function* inPieces(lines: AsyncIterable<string>): AsyncGenerator<string, void> {
  let piece = '';
  for await (const line of lines) {
    piece += line;
    if (piece.length < pieceLength) continue;
    yield piece;
    piece = '';
  }
  if (piece !== '') yield piece;
}
