import { randomInt } from 'node:crypto';

/** Product constant: generated account number length. */
const length = 20;

/** Capitals and digits that are not taken for one another, as in reference numbers. */
const alphabet = '3479CDFGHKMPRTWXY';

/** A new account number, from a cryptographic source: 81 random bits. */
export function createAccountNumber(): string {
  return Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
}
