import { randomInt } from 'node:crypto';

/**
 * Capitals and digits that do not look like one another (no 0 O Q, 1 I L, 2 Z, 5 S, 6, 8 B, U V), nor are one
 * taken for the other on the telephone: no N beside M, and no J, which is called in French what G is in English.
 * No vowels, so that no word comes out. 17 of them: with a prime number a weighted sum detects every single
 * wrong character and every swap of neighbours.
 */
const alphabet = '3479CDFGHKMPRTWXY';

const length = 12;
const groups = /.{4}/g;

/** A new reference number such as `C7DF-3KXM-H9TW`: 11 random characters (45 bits) and a check character. */
export function createReferenceNumber(): string {
  const characters = Array.from({ length: length - 1 }, () => alphabet.charAt(randomInt(alphabet.length)));
  const all = [...characters, alphabet.charAt(checkOf(characters))].join('');
  return all.match(groups)?.join('-') ?? all;
}

/** A number of ours in its groups of four, however it was typed; another service's in capitals. */
export function writeReference(typed: string): string {
  const characters = typed.toUpperCase().replace(/[\s-]/g, '');
  return /^[\dA-Z]{12}$/.test(characters)
    ? (characters.match(groups) ?? []).join('-')
    : typed.trim().toUpperCase();
}

/** Whether a reference number is one that could have been given: read aloud, typed, written down. */
export function isReferenceNumber(text: string): boolean {
  const characters = [...text.toUpperCase().replace(/[\s-]/g, '')];
  if (characters.length !== length || characters.some((character) => !alphabet.includes(character)))
    return false;
  return alphabet.indexOf(characters.at(-1) ?? '') === checkOf(characters.slice(0, -1));
}

function checkOf(characters: readonly string[]): number {
  const sum = characters.reduce(
    (total, character, index) => total + (index + 2) * alphabet.indexOf(character),
    0,
  );
  return sum % alphabet.length;
}
