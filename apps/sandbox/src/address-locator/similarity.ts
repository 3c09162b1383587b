import { distance } from 'fastest-levenshtein';

/** From 0 (another word) to 1 (the same). The beginning of a word is nearly the word. */
export function similarity(typed: string, word: string): number {
  if (typed === word) return 1;
  // A number is the same or another one; so is a single letter.
  if (/\d/.test(typed + word) || typed.length < 2) return 0;
  if (word.startsWith(typed)) return 0.75 + (0.25 * typed.length) / word.length;
  const alike = 1 - distance(typed, word) / Math.max(typed.length, word.length);
  return alike < 0.6 ? 0 : alike;
}

export interface Overlap {
  /** From 0 to 1: how well what was typed says the words. All of a few words is better than some of many. */
  readonly fit: number;
  /** Typed words that are none of them. */
  readonly left: readonly string[];
}

/** How much of `words` is among `typed`, each by its length; every typed word counts once. */
export function overlap(typed: readonly string[], words: readonly string[]): Overlap {
  const left = [...typed];
  let [found, alike] = [0, 0];
  for (const word of words) {
    const best = left
      .map((candidate, index) => ({ index, alike: similarity(candidate, word) }))
      .sort((first, second) => second.alike - first.alike)[0];
    if (best === undefined || best.alike === 0) continue;
    left.splice(best.index, 1);
    found += best.alike * word.length;
    alike += best.alike;
  }
  const part = found / Math.max(1, words.join('').length);
  const isAllFound = left.length === 0 && typed.length > 0;
  return { fit: isAllFound ? 0.75 * (alike / typed.length) + 0.25 * part : part, left };
}
