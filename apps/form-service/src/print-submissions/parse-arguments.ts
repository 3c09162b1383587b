import { parseArgs } from 'node:util';
import { isLocale, type Locale } from '@guichet/definition';
import { argumentFault } from '../settings/argument-fault.ts';
import { writeReference } from '../submissions/reference-number.ts';
import { type Day, parseDay } from './city-time.ts';

export interface PrintRequest {
  readonly kind: 'print';
  readonly alias: string;
  /** A table instead of JSON lines. */
  readonly table: TableOptions | undefined;
  /** Includes values that a form marks as `protected`. */
  readonly withProtected: boolean;
  /** The first and the last day that count. */
  readonly since: Day | undefined;
  readonly until: Day | undefined;
}

export interface TableOptions {
  readonly separator: string;
  /** The language of titles and answers; undefined: the data's own keys and values. */
  readonly labels: Locale | undefined;
}

/** Finds the submissions of one person, in all forms. */
export interface FindRequest {
  readonly kind: 'find';
  readonly value: string;
}

export interface DeleteRequest {
  readonly kind: 'delete';
  readonly reference: string;
  /** Without a question. */
  readonly isSure: boolean;
  /** Also while it waits to be delivered. */
  readonly evenUndelivered: boolean;
}

/** Lists deletions, without content. */
export interface ListDeletionsRequest {
  readonly kind: 'deletions';
}

/** Deletes once more what a list of deletions names, after a restore. */
export interface DeleteAgainRequest {
  readonly kind: 'deleteAgain';
  /** The path of the list. */
  readonly file: string;
}

export type ParsedArguments =
  | PrintRequest
  | FindRequest
  | DeleteRequest
  | ListDeletionsRequest
  | DeleteAgainRequest
  | { readonly kind: 'help' }
  | { readonly kind: 'wrong'; readonly sentence: string };

export const usage = `Prints what was received for one form, oldest first.

  npm run submissions -- parking-permit            one JSON object a line
  npm run submissions -- parking-permit --csv      a table for a spreadsheet

  npm run submissions -- --find ann@example.ca     which submissions of any form hold this
  npm run submissions -- --delete C7DF-3KXM-H9TW   deletes one with its files, after a question
  npm run submissions -- --deletions               what was deleted, a JSON object a line: keep it beside backups
  npm run submissions -- --delete-again FILE       deletes what such a list names, after a restore

  --since 2026-01-01    from this day on (days of TIME_ZONE)
  --until 2026-01-31    up to this day, the day itself included
  --with-protected      what the form marks as protected too
  --csv                 a table: comma-separated, UTF-8 with a byte order mark
  --labels en|fr        with --csv: labels as titles, and answers in words
  --separator ';'       with --csv: another separator, as Excel in French expects
  --yes                 with --delete: without a question
  --even-undelivered    with --delete: also while it waits to be delivered
  --help                this text

npm prints two lines of its own first; "npm run --silent submissions -- ..." leaves them out.
`;

const separators: Readonly<Record<string, string>> = { ',': ',', ';': ';', tab: '\t' };

/** Parses the arguments after `npm run submissions --`. */
export function parseArguments(args: readonly string[]): ParsedArguments {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        csv: { type: 'boolean' },
        delete: { type: 'string' },
        'delete-again': { type: 'string' },
        deletions: { type: 'boolean' },
        'even-undelivered': { type: 'boolean' },
        find: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
        labels: { type: 'string' },
        separator: { type: 'string' },
        since: { type: 'string' },
        until: { type: 'string' },
        'with-protected': { type: 'boolean' },
        yes: { type: 'boolean' },
      },
    });
    if (values.help === true) return { kind: 'help' };
    const { deletions = false, 'delete-again': file } = values;
    if (deletions || file !== undefined) {
      if (positionals.length > 0 || Object.keys(values).length > 1)
        return wrong('--deletions and --delete-again FILE stand alone.');
      return file === undefined ? { kind: 'deletions' } : { kind: 'deleteAgain', file };
    }
    const {
      find,
      delete: reference,
      yes: isSure = false,
      'even-undelivered': evenUndelivered = false,
    } = values;
    if (find !== undefined || reference !== undefined) {
      if (positionals.length > 0 || (find !== undefined && reference !== undefined))
        return wrong('--find and --delete stand alone: both look through all forms.');
      if (reference !== undefined)
        return { kind: 'delete', reference: writeReference(reference), isSure, evenUndelivered };
      if (find !== undefined && find.trim().length >= 3) return { kind: 'find', value: find };
      return wrong('--find takes at least three characters.');
    }
    if (isSure || evenUndelivered) return wrong('--yes and --even-undelivered are for --delete.');
    const [alias, ...surplus] = positionals;
    if (alias === undefined)
      return wrong('Name the form, for example: npm run submissions -- parking-permit');
    if (surplus.length > 0) return wrong(`One form at a time: "${surplus.join(' ')}" is one too many.`);
    const { csv = false, labels, separator = ',', since, until } = values;
    if (!csv && (labels !== undefined || values.separator !== undefined)) {
      return wrong('--labels and --separator are for a table: add --csv.');
    }
    if (labels !== undefined && !isLocale(labels)) return wrong('--labels takes en or fr.');
    const between = separators[separator];
    if (between === undefined) return wrong("--separator takes ',' or ';' or tab.");
    const [first, last] = [since, until].map((day) => (day === undefined ? undefined : parseDay(day)));
    if (first === null || last === null) return wrong('--since and --until take a day such as 2026-01-31.');
    if (since !== undefined && until !== undefined && since > until)
      return wrong('--since is a later day than --until.');
    return {
      kind: 'print',
      alias: alias.trim().toLowerCase(),
      table: csv ? { separator: between, labels } : undefined,
      withProtected: values['with-protected'] === true,
      since: first,
      until: last,
    };
  } catch (error) {
    return wrong(argumentFault(error));
  }
}

function wrong(sentence: string): ParsedArguments {
  return { kind: 'wrong', sentence: `${sentence}\nSee: npm run submissions -- --help` };
}
