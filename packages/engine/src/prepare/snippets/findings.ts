import { findingMessages } from './messages.ts';

/** Something in a snippet that its author should know. */
export interface Finding {
  readonly code: FindingCode;
  /** Of the setting's text, both from 1. */
  readonly line: number;
  readonly column: number;
  readonly sentences: { readonly en: string; readonly fr: string };
}

export type FindingCode = keyof typeof findingMessages;

export function findingOf(
  code: FindingCode,
  { line, column }: { readonly line: number; readonly column: number },
  what: string,
  whatInFrench = what,
): Finding {
  const { en, fr } = findingMessages[code];
  return {
    code,
    line,
    column: column + 1,
    sentences: { en: en(shortened(what)), fr: fr(shortened(whatInFrench)) },
  };
}

function shortened(text: string): string {
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
