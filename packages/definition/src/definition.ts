export { type AliasCheck, checkAlias } from './alias.ts';
export { deepestDefinition } from './bounds.ts';
export { type DataPath, parsePath } from './data-path.ts';
export { decodeDefinition } from './decode-definition.ts';
export { isDeeperThan } from './is-deeper-than.ts';
export type { Json, JsonObject } from './json.ts';
export { decodeJson, encodeJson, isJsonObject } from './json.ts';
export type { InEveryLocale, Locale } from './locale.ts';
export { defaultLocale, inEveryLocale, isLocale, languageTags, locales } from './locale.ts';
export {
  type DefinitionProblem,
  type FormDefinition,
  type ParsedDefinition,
  parseDefinition,
} from './parse-definition.ts';
export { titleOf } from './title.ts';
