import type { Json } from '@guichet/definition';

/**
 * Characters that a terminal obeys or a line reader splits at, and that JSON does not escape: DEL, the C1 controls,
 * line and paragraph separators, marks that turn the direction of writing, the byte order mark.
 */
const unsafe = /[\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;

/** JSON in one line that says the same and that a terminal shows without acting on it. */
export function safeJson(value: Json): string {
  return JSON.stringify(value).replace(unsafe, byNumber);
}

/** `\u0085`: a character as JSON may write it within a text. */
export function byNumber(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
