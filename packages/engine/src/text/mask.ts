/** What may stand where a mask has a character. */
type Slots = Readonly<Record<string, RegExp | undefined>>;

/**
 * An input mask, as Form.io writes it: `9` a digit, `a` a small letter, `A` a letter, `*` a letter or digit;
 * anything else stands for itself. In a text field `a` is a letter and `A` a capital. Source: measured on Form.io.
 */
const slots: Slots = { '9': /^\d$/, a: /^[a-z]$/, A: /^[a-zA-Z]$/, '*': /^[a-zA-Z0-9]$/ };
const slotsOfText: Slots = { ...slots, a: /^[a-zA-Z]$/, A: /^[A-Z]$/ };

/** Whether a text is what the mask asks for, whole and with its punctuation. */
export function fitsMask(text: string, mask: string, isText = false): boolean {
  const known = isText ? slotsOfText : slots;
  const characters = [...mask];
  const typed = [...text];
  return (
    typed.length === characters.length &&
    characters.every(
      (character, index) => known[character]?.test(typed[index] ?? '') ?? character === typed[index],
    )
  );
}

/**
 * The text as the mask writes it, when it says all that the mask asks for, whatever stands between:
 * `613.555.1234` for `(999) 999-9999`. Undefined when something is missing, wrong, or more than asked.
 */
export function writeInMask(text: string, mask: string, isText = false): string | undefined {
  const [typed, characters, known] = [[...text.trim()], [...mask], isText ? slotsOfText : slots];
  return fill(typed, characters, known, true) ?? fill(typed, characters, known, false);
}

/**
 * What was typed of it so far as the mask writes it: `(613) 5` for `6135`. Undefined when it is not how the text
 * begins: whoever corrects the middle is not to be followed around.
 */
export function beginInMask(text: string, mask: string, isText = false): string | undefined {
  const known = isText ? slotsOfText : slots;
  const typed = [...text];
  let written = '';
  let at = 0;
  for (const character of mask) {
    if (at === typed.length) return written;
    const slot = known[character];
    const letter = slot === undefined ? character : fittingLetter(typed[at] ?? '', slot);
    if (letter === undefined) return undefined;
    written += letter;
    // Punctuation of another kind stands for that of the mask: `613-5` is `(613) 5`.
    if (slot !== undefined || typed[at] === character || !isWord(typed[at] ?? '')) at += 1;
  }
  return at === typed.length ? written : undefined;
}

/** The letters and digits of a text that have a place in the mask, in its punctuation; the others are dropped. */
export function keepInMask(text: string, mask: string, isText = false): string {
  const known = isText ? slotsOfText : slots;
  const whole = writeInMask(text, mask, isText) ?? beginInMask(text, mask, isText);
  if (whole !== undefined) return whole;
  const typed = [...text].filter(isWord);
  let written = '';
  let given = '';
  for (const character of mask) {
    const slot = known[character];
    if (slot === undefined) {
      given += character;
      continue;
    }
    const at = typed.findIndex((letter) => fittingLetter(letter, slot));
    if (at < 0) return written;
    written += `${given}${fittingLetter(typed[at] ?? '', slot)}`;
    typed.splice(0, at + 1);
    given = '';
  }
  return written + given;
}

/** What was filled into the mask, without the punctuation that the mask gives. */
export function bareOf(text: string, mask: string): string {
  const characters = [...mask];
  return [...text]
    .filter((letter, index) => isSlot(characters[index]) || characters[index] !== letter)
    .join('');
}

function isSlot(character = ''): boolean {
  return slots[character] !== undefined;
}

/** `isRepeated`: whoever typed it also typed the letters and digits that the mask itself gives. */
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

function fittingLetter(letter: string, slot: RegExp): string | undefined {
  return [letter, letter.toLowerCase(), letter.toUpperCase()].find((written) => slot.test(written));
}

function isWord(character: string): boolean {
  return /[\p{L}\p{N}]/u.test(character);
}
