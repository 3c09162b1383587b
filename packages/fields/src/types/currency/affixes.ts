import type { InEveryLocale, Locale } from '@guichet/definition';
import type { PreparedComponent } from '@guichet/engine';

/** The sign beside an amount: before it in English, behind it in French. */
export interface Affixes {
  readonly prefix?: string;
  readonly suffix?: string;
}

/**
 * The signs of the currencies that forms here ask for, as a Canadian reads them; any other is named by its code.
 * Fixed here, so that page and service agree whatever their own data say.
 */
const signs: ReadonlyMap<string, string> = new Map([
  ['CAD', '$'],
  ['EUR', '€'],
  ['GBP', '£'],
]);

/** A dollar that is not the country's own says whose it is. */
const usDollar: InEveryLocale = { en: 'US$', fr: '$\u00a0US' };

export function affixesOf({ settings }: PreparedComponent, locale: Locale): Affixes {
  const currency = String(settings.currency).toUpperCase();
  const sign = currency === 'USD' ? usDollar[locale] : signs.get(currency);
  return placed[locale](sign ?? currency, sign === undefined);
}

/** A code before an amount is set off from it. */
const placed: InEveryLocale<(sign: string, isCode: boolean) => Affixes> = {
  en: (sign, isCode) => ({ prefix: isCode ? `${sign}\u00a0` : sign }),
  fr: (sign) => ({ suffix: sign }),
};
