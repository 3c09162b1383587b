import { isLocale, type JsonObject } from '@guichet/definition';

/** Asks for sentences in the language of a submission, that of its form: the browser's own may be another. */
export function acceptLanguage({ language }: JsonObject): Readonly<Record<string, string>> {
  return { ...(isLocale(language) && { 'accept-language': language }) };
}
