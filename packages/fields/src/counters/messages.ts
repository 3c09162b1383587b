import type { InEveryLocale } from '@guichet/definition';

/** What is counted in a text. */
export type Counted = 'characters' | 'words';

interface CounterMessages {
  /** How many there may be: said before anything is typed. */
  readonly limit: (count: number) => string;
  readonly left: (count: number) => string;
  readonly tooMany: (count: number) => string;
  readonly count: (count: number) => string;
}

export const counterMessages: InEveryLocale<Readonly<Record<Counted, CounterMessages>>> = {
  en: {
    characters: enMessages((count) => (count === 1 ? 'character' : 'characters')),
    words: enMessages((count) => (count === 1 ? 'word' : 'words')),
  },
  // In French one and none are singular.
  fr: {
    characters: frMessages((count) => (count < 2 ? 'caractère' : 'caractères')),
    words: frMessages((count) => (count < 2 ? 'mot' : 'mots')),
  },
};

function enMessages(named: (count: number) => string): CounterMessages {
  const counted = (count: number) => `${inGroups(count, ',')} ${named(count)}`;
  return {
    limit: (count) => `At most ${counted(count)}`,
    left: (count) => `${counted(count)} remaining`,
    tooMany: (count) => `${counted(count)} too many`,
    count: counted,
  };
}

function frMessages(named: (count: number) => string): CounterMessages {
  const counted = (count: number) => `${inGroups(count, '\u00a0')}\u00a0${named(count)}`;
  return {
    limit: (count) => `Au plus ${counted(count)}`,
    left: (count) => `Il reste ${counted(count)}`,
    tooMany: (count) => `${counted(count)} de trop`,
    count: counted,
  };
}

function inGroups(count: number, mark: string): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, mark);
}
