/** A control of a page, with what it shows. */
export interface FilledControl {
  readonly name: string;
  /** The type of its component. */
  readonly type: string;
  /** The text; the value of a box or radio button that is checked, else ''; the chosen values of a list. */
  readonly text: string;
}

/** Answers that were filled in and that a page does not show any more, a sentence for each. */
export function lostAnswers(
  filled: readonly FilledControl[],
  shown: readonly FilledControl[],
  isComputed: (name: string) => boolean,
): readonly string[] {
  const textsNow = new Map<string, readonly string[]>();
  for (const { name, text } of shown) textsNow.set(name, [...(textsNow.get(name) ?? []), text]);
  const textsBefore = new Map<string, readonly string[]>();
  for (const { name, type, text } of filled)
    if (type !== 'password' && !isComputed(name) && text !== '')
      textsBefore.set(name, [...(textsBefore.get(name) ?? []), text]);
  return [...textsBefore].flatMap(([name, before]) => {
    const now = textsNow.get(name);
    // Another page of a wizard, or hidden by an answer.
    if (now === undefined) return [];
    // Fields that share a key show the same: of two texts one is kept.
    const isKept = before.some((text) => now.some((shownText) => isSameAnswer(text, shownText)));
    return isKept ? [] : [`${name} was ${JSON.stringify(before)} and is ${JSON.stringify(now)}`];
  });
}

/** The same in the way of writing of its language and its mask: 2027-03-04 and 04/03/2027, 12 and 12.00. */
function isSameAnswer(typed: string, shown: string): boolean {
  if (lettersOf(typed) === lettersOf(shown)) return true;
  return /^[\d\s.,]+$/.test(typed) && numberOf(typed) === numberOf(shown);
}

function lettersOf(text: string): string {
  return [...text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')].sort().join('');
}

function numberOf(text: string): number {
  return Number(text.replace(/[^\d.,]/g, '').replace(',', '.'));
}
