import type { InEveryLocale } from '@guichet/definition';

/** The unit of a counter. */
export type CounterState = 'characters' | 'words';

interface CounterMessages {
  /** How many there may be: said before anything is typed. */
  readonly limit: (count: number) => string;
  readonly left: (count: number) => string;
  readonly tooMany: (count: number) => string;
  readonly count: (count: number) => string;
}

const sentences: InEveryLocale<(named: (count: number) => string) => CounterMessages> = {
  en(named) {
    const counted = (count: number) => `${inGroups(count, ',')} ${named(count)}`;
    return {
      limit: (count) => `At most ${counted(count)}`,
      left: (count) => `${counted(count)} remaining`,
      tooMany: (count) => `${counted(count)} too many`,
      count: counted,
    };
  },
  fr(named) {
    const counted = (count: number) => `${inGroups(count, '\u00a0')}\u00a0${named(count)}`;
    return {
      limit: (count) => `Au plus ${counted(count)}`,
      left: (count) => `Il reste ${counted(count)}`,
      tooMany: (count) => `${counted(count)} de trop`,
      count: counted,
    };
  },
};

export const counterMessages: InEveryLocale<Readonly<Record<CounterState, CounterMessages>>> = {
  en: {
    characters: sentences.en((count) => (count === 1 ? 'character' : 'characters')),
    words: sentences.en((count) => (count === 1 ? 'word' : 'words')),
  },
  // In French one and none are singular.
  fr: {
    characters: sentences.fr((count) => (count < 2 ? 'caractère' : 'caractères')),
    words: sentences.fr((count) => (count < 2 ? 'mot' : 'mots')),
  },
};

function inGroups(count: number, mark: string): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, mark);
}
