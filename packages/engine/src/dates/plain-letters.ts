/** More than this nobody writes for a date. */
const longest = 100;

/** A typed text in small letters without accents, one ordinary space between words. */
export function plainLetters(text: string): string {
  return text
    .slice(0, longest)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}
