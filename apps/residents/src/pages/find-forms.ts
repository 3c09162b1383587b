/** The longest term that is looked for, in characters. */
export const longestSearchTerm = 100;

/** A text as it is compared: without case, accents, ligatures and signs. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/[^\p{L}\p{N}]+/gu, ' ');
}

/** The words of a search term, ready to be looked for. */
export function searchWordsOf(term: string): readonly string[] {
  return fold(term.slice(0, longestSearchTerm))
    .split(' ')
    .filter((word) => word !== '');
}

/** Whether all words occur in a title, each anywhere in it. */
export function isFound(title: string, words: readonly string[]): boolean {
  const folded = fold(title);
  return words.every((word) => folded.includes(word));
}
