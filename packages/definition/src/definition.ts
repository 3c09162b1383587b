export type { Json, JsonObject } from './json.ts';
export { isJsonObject } from './json.ts';
export type { InEveryLocale, Locale } from './locale.ts';
export { isLocale, locales } from './locale.ts';
