import { isLocale, type Locale, locales } from '@guichet/definition';

export interface CheckArguments {
  readonly paths: readonly string[];
  readonly format: 'text' | 'json' | 'sarif';
  readonly askedLocales: readonly Locale[];
  /** Only files that changed since this commit. */
  readonly since: string | undefined;
  /** Whether pages, fields and rules are proven too. */
  readonly isProven: boolean;
}

export type ParsedArguments =
  | { readonly kind: 'check'; readonly asked: CheckArguments }
  | { readonly kind: 'wrong'; readonly reason: string };

export const checkUsage = `npm run forms -- check [files or folders] [--locale fr] [--proofs] [--json | --sarif] [--changed-since REF]

Without a file or folder, the forms of FORMS_DIR are checked. Exit code: 0, 1 with errors in a form, 2 called wrongly.`;

/** Reads the words behind `npm run forms -- check`. */
export function parseCheckArguments(words: readonly string[]): ParsedArguments {
  const paths: string[] = [];
  let format: CheckArguments['format'] = 'text';
  const askedLocales: Locale[] = [];
  let isProven = false;
  let since: string | undefined;
  const waiting = [...words];
  for (let word = waiting.shift(); word !== undefined; word = waiting.shift()) {
    if (word === '--json' || word === '--sarif') {
      if (format !== 'text') return { kind: 'wrong', reason: 'Give one of --json and --sarif.' };
      format = word === '--json' ? 'json' : 'sarif';
    } else if (word === '--proofs') isProven = true;
    else if (word === '--locale') {
      const locale = waiting.shift();
      if (!isLocale(locale)) return { kind: 'wrong', reason: `--locale is ${locales.join(' or ')}.` };
      askedLocales.push(locale);
    } else if (word === '--changed-since') {
      since = waiting.shift();
      if (since === undefined || since.startsWith('-'))
        return { kind: 'wrong', reason: '--changed-since needs a commit, such as main.' };
    } else if (word.startsWith('-')) return { kind: 'wrong', reason: `There is no ${word}.` };
    else paths.push(word);
  }
  return { kind: 'check', asked: { paths, format, askedLocales, since, isProven } };
}
