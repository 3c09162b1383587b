import { refuse } from './refused-question.ts';

/** The parameters of one question, each at most once. */
export type Parameters = ReadonlyMap<string, string>;

/** Control characters, which no address, name or number holds; a tab may come with pasted text. */
const control = /[\p{Cc}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\ufffd]/u;

/**
 * Reads form-encoded text. Throws a RefusedQuestionError for anything else than UTF-8, for a name that is not among
 * `names`, and for a repeated name: parameters that others might read differently are never passed on.
 */
export function readParameters(encoded: string, names: readonly string[]): Parameters {
  const parameters = new Map<string, string>();
  for (const pair of encoded === '' ? [] : encoded.split('&')) {
    const split = pair.indexOf('=');
    const name = decoded(split === -1 ? pair : pair.slice(0, split));
    if (!names.includes(name)) refuse(`Only these parameters are known here: ${names.join(', ')}.`);
    if (parameters.has(name)) refuse(`${name} comes more than once.`);
    parameters.set(name, split === -1 ? '' : decoded(pair.slice(split + 1)));
  }
  return parameters;
}

function decoded(text: string): string {
  let read: string;
  try {
    read = decodeURIComponent(text.replaceAll('+', ' ')).replaceAll('\t', ' ');
  } catch {
    refuse('The parameters are not encoded in UTF-8.');
  }
  if (control.test(read)) refuse('The parameters hold characters that no map needs.');
  return read;
}
