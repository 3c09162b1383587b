import { defaultLocale, isJsonObject, isLocale, type JsonObject, type Locale } from '@guichet/definition';

/** The language of the sentences: French for `fr` and its regions, English for any unknown one. */
export function localeIn({ language }: JsonObject): Locale {
  const [first] = typeof language === 'string' ? language.toLowerCase().split(/\W/) : [];
  return isLocale(first) ? first : defaultLocale;
}

/** The version of the form that a page was opened with. */
export function formVersionIn({ formVersion }: JsonObject): string | undefined {
  return typeof formVersion === 'string' ? formVersion : undefined;
}

/** The id of the outermost submission, of one that was stored as a part of it. */
export function partOfIn({ partOf }: JsonObject): string | undefined {
  return isJsonObject(partOf) && typeof partOf._id === 'string' ? partOf._id : undefined;
}

/** Keys of stored metadata that the service alone writes: whatever a sender has under them is left out. */
export const serviceKeys = ['referenceNumber', 'received', 'partOf', 'unchecked', 'unscanned'] as const;

export function withoutServiceKeys(metadata: JsonObject): JsonObject {
  const isOurs = (key: string) => serviceKeys.some((serviceKey) => serviceKey === key);
  return Object.fromEntries(Object.entries(metadata).filter(([key]) => !isOurs(key)));
}

const longestTimeZone = 64;

/** Those of most residents: Intl takes longer for one than the validation of a short form. */
const timeZones = new Map<string, string>();
const maxTimeZones = 100;

/** A time zone that exists, by its IANA name; undefined for anything else. */
export function timeZoneIn({ timezone }: JsonObject): string | undefined {
  if (typeof timezone !== 'string' || timezone.length > longestTimeZone) return undefined;
  const known = timeZones.get(timezone);
  if (known !== undefined) return known;
  const found = findTimeZone(timezone);
  if (found !== undefined && timeZones.size < maxTimeZones) timeZones.set(timezone, found);
  return found;
}

function findTimeZone(name: string): string | undefined {
  try {
    return new Intl.DateTimeFormat(undefined, { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
