/** The characters that may stand at each character of a mask. */
export type Slots = Readonly<Record<string, RegExp | undefined>>;

/**
 * An input mask, as Form.io writes it: `9` a digit, `a` a small letter, `A` a letter, `*` a letter or digit;
 * anything else stands for itself. In a text field `a` is a letter and `A` a capital, and the letters are those of
 * Latin and Cyrillic (and two signs between them). Source: measured on Form.io.
 */
export const slots: Slots = { '9': /^\d$/, a: /^[a-z]$/, A: /^[a-zA-Z]$/, '*': /^[a-zA-Z0-9]$/ };
export const slotsOfText: Slots = {
  '9': /^\d$/,
  a: /^[a-zA-Zµ\xc0-\xffА-яЁё]$/,
  A: /^[A-Z\xc0-\xde÷А-ЯЁ]$/,
  '*': /^[a-zA-Z0-9µ\xc0-\xffА-яЁё]$/,
};

/** Whether a text is what the mask asks for, whole and with its punctuation. */
export function fitsMask(text: string, mask: string, isText = false): boolean {
  const known = isText ? slotsOfText : slots;
  const characters = [...mask];
  const typed = [...text];
  return (
    typed.length === characters.length &&
    characters.every((character, index) => fits(typed[index], character, known))
  );
}

/**
 * The text as the mask writes it, when it says all that the mask asks for, whatever stands between:
 * `613.555.1234` for `(999) 999-9999`. Undefined when something is missing, wrong, or more than asked.
 */
export function writeInMask(text: string, mask: string, isText = false): string | undefined {
  const [typed, characters, known] = [[...text.trim()], [...mask], isText ? slotsOfText : slots];
  // `+1 613 555 123` lacks a digit of `+1 999 999 9999`: the 1 that the mask gives is none of the number's.
  const isBegun = typed.every((letter, index) => fits(letter, characters[index], known));
  return (
    fill(typed, characters, known, true) ?? (isBegun ? undefined : fill(typed, characters, known, false))
  );
}

function fits(letter = '', character = '', known: Slots): boolean {
  return known[character]?.test(letter) ?? character === letter;
}

/** `isRepeated`: the resident also typed the letters and digits that the mask itself gives. */
function fill(
  typed: readonly string[],
  mask: readonly string[],
  known: Slots,
  isRepeated: boolean,
): string | undefined {
  let written = '';
  let at = 0;
  for (const character of mask) {
    const slot = known[character];
    if (slot === undefined) {
      const isTyped = typed[at] === character && (isRepeated || !isWord(character));
      if (isTyped) at += 1;
      else if (isRepeated && isWord(character)) return undefined;
      written += character;
      continue;
    }
    while (at < typed.length && !isWord(typed[at] ?? '')) at += 1;
    const letter = fittingLetter(typed[at] ?? '', slot);
    if (letter === undefined) return undefined;
    written += letter;
    at += 1;
  }
  return typed.slice(at).some(isWord) ? undefined : written;
}

export function fittingLetter(letter: string, slot: RegExp): string | undefined {
  return [letter, letter.toLowerCase(), letter.toUpperCase()].find((written) => slot.test(written));
}

export function isWord(character: string): boolean {
  return /[\p{L}\p{N}]/u.test(character);
}
