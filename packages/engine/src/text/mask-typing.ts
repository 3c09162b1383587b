import { fittingLetter, isWord, slots, slotsOfText, writeInMask } from './mask.ts';

/**
 * A beginning of the text in its mask: `(613) 5` for `6135`. Undefined when it is not how the text begins: nobody who
 * corrects the middle is interrupted.
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

/** The input without the punctuation of the mask. */
export function bareOf(text: string, mask: string): string {
  const characters = [...mask];
  return [...text]
    .filter((letter, index) => isSlot(characters[index]) || characters[index] !== letter)
    .join('');
}

function isSlot(character = ''): boolean {
  return slots[character] !== undefined;
}
