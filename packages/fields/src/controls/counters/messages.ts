import type { InEveryLocale } from '@guichet/definition';
import { formatNumber, pluralS } from '@guichet/engine/formats';

/** The unit of a counter. */
export type CounterState = 'characters' | 'words';

interface CounterMessages {
  /** How many there may be: said before anything is typed. */
  readonly limit: (count: number) => string;
  readonly left: (count: number) => string;
  readonly tooMany: (count: number) => string;
  readonly count: (count: number) => string;
}

const sentences: InEveryLocale<(counted: (count: number) => string) => CounterMessages> = {
  en: (counted) => ({
    limit: (count) => `At most ${counted(count)}`,
    left: (count) => `${counted(count)} remaining`,
    tooMany: (count) => `${counted(count)} too many`,
    count: counted,
  }),
  fr: (counted) => ({
    limit: (count) => `Au plus ${counted(count)}`,
    left: (count) => `Il reste ${counted(count)}`,
    tooMany: (count) => `${counted(count)} de trop`,
    count: counted,
  }),
};

export const counterMessages: InEveryLocale<Readonly<Record<CounterState, CounterMessages>>> = {
  en: {
    characters: sentences.en((count) => `${formatNumber(count, 'en')} character${pluralS(count, 'en')}`),
    words: sentences.en((count) => `${formatNumber(count, 'en')} word${pluralS(count, 'en')}`),
  },
  fr: {
    characters: sentences.fr((count) => `${formatNumber(count, 'fr')}\u00a0caractère${pluralS(count, 'fr')}`),
    words: sentences.fr((count) => `${formatNumber(count, 'fr')}\u00a0mot${pluralS(count, 'fr')}`),
  },
};
