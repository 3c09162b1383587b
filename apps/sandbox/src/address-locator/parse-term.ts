import { fold, foldedWords, readingsOf, type StreetWords } from './words.ts';

/** One typed line, split into its parts. */
export interface Term {
  readonly unit: string | undefined;
  /** Digits, perhaps with a letter. */
  readonly number: string | undefined;
  /** The rest, each way that it can be read. */
  readonly readings: readonly StreetWords[];
  /** Every word, for the names of buildings. */
  readonly words: readonly string[];
}

const longestTerm = 200;

const unitWords =
  /(?:\b(?:apt|apartment|app|appt|appartement|unit|unite|suite|bureau|porte)\b\.?\s*#?|#)\s*([a-z]?\d+[a-z]?)\b/;
const unitBefore = /^\s*([a-z]?\d+[a-z]?)\s*-\s*(?=\d)/;

/** `101-30 Elm Street`, `30, rue Elm, app. 101`, `30 elm st #101`. Reads anything, refuses nothing. */
export function parseTerm(typed: string): Term {
  let text = fold(typed.slice(0, longestTerm));
  let unit: string | undefined;
  for (const pattern of [unitWords, unitBefore]) {
    const found = unit === undefined ? pattern.exec(text) : null;
    if (found === null) continue;
    unit = found[1];
    text = text.replace(found[0], ' ');
  }
  const words = foldedWords(text);
  const [first = ''] = words;
  const isNumber = /^\d+[a-z]?$/.test(first);
  return {
    unit,
    number: isNumber ? first : undefined,
    readings: readingsOf(isNumber ? words.slice(1) : words),
    words,
  };
}
