import { type InEveryLocale, inEveryLocale, type Locale } from '@guichet/definition';
import { findingMessages } from './messages.ts';

/** Something in an author script that its author should know. */
export interface Finding {
  readonly code: FindingCode;
  /** Of the setting's text, both from 1. */
  readonly line: number;
  readonly column: number;
  readonly sentences: InEveryLocale;
}

export type FindingCode = keyof typeof findingMessages;

/** Codes of what its author should know, though the code goes on where it stands. */
const notices: ReadonlySet<FindingCode> = new Set(['emptyName', 'emptyStorage', 'noMessage']);

/** Codes of what fails in Form.io too. */
const faults: ReadonlySet<FindingCode> = new Set(['notParsed', 'declaredTwice', 'unknownName']);

/** Whether code asks for what Form.io's page has and this has not. */
export function lacksSomething(findings: readonly Finding[]): boolean {
  return findings.some(({ code }) => !notices.has(code) && !faults.has(code));
}

/** Whether code fails by something that was found. */
export function hasFault(findings: readonly Finding[]): boolean {
  return findings.some(({ code }) => !notices.has(code));
}

export function findingOf(
  code: FindingCode,
  { line, column }: { readonly line: number; readonly column: number },
  what: string | InEveryLocale,
): Finding {
  const messages = findingMessages[code];
  const whatIn = (locale: Locale) => shortened(typeof what === 'string' ? what : what[locale]);
  return {
    code,
    line,
    column: column + 1,
    sentences: inEveryLocale((locale) => messages[locale](whatIn(locale))),
  };
}

function shortened(text: string): string {
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
