import type { InEveryLocale } from '@guichet/definition';

/** Names of the parts of a date, to describe a format in words. */
export const partNames: InEveryLocale<Readonly<Record<string, string>>> = {
  en: {
    y: 'year',
    M: 'month',
    d: 'day',
    E: 'day of the week',
    time: 'time',
    h: 'hour',
    m: 'minute',
    s: 'second',
  },
  fr: {
    y: 'année',
    M: 'mois',
    d: 'jour',
    E: 'jour de la semaine',
    time: 'heure',
    h: 'heure',
    m: 'minute',
    s: 'seconde',
  },
};

export const dateMessages = {
  en: {
    format: (parts: string, example: string) => `${parts}: ${example}`,
    zone: (place: string) => `${place} time`,
    utc: 'UTC time',
    offset: (offset: string) => `UTC${offset} time`,
  },
  fr: {
    format: (parts: string, example: string) => `${parts}\u00a0: ${example}`,
    zone: (place: string) => `fuseau horaire\u00a0: ${place}`,
    utc: 'heure UTC',
    offset: (offset: string) => `heure UTC${offset}`,
  },
} as const satisfies InEveryLocale<object>;
