import { isJsonObject, type Json, type JsonObject } from '@guichet/definition';
import type { Model } from '@guichet/engine/prepared';

type Typing = NonNullable<Model['typing']>;

/** By the last word of `autocomplete`. */
const byPurpose: readonly (readonly [RegExp, Typing])[] = [
  [
    /^(name|given-name|additional-name|family-name|organization|street-address|address-(line|level).)$/,
    { autocapitalize: 'words' },
  ],
  [/^postal-code$/, { autocapitalize: 'characters' }],
  [/^(nickname|username)$/, { autocapitalize: 'none' }],
  [/^email$/, { autocapitalize: 'none', inputmode: 'email' }],
  [/^(url|impp|photo)$/, { autocapitalize: 'none', inputmode: 'url' }],
  [/^tel(-|$)/, { inputmode: 'tel' }],
  [/^bday/, {}],
];

/**
 * A component of text with the settings that help to type into it: the keys that a telephone shows, its capitals, and
 * no spelling checked in names, codes, dates and addresses, which some browsers send to a service for that. Each stays
 * as its author set it. A typed date or time keeps the whole keyboard: the numeric one of iOS has neither hyphen nor
 * colon.
 */
export function withTypingSettings(json: JsonObject, model: Model): JsonObject {
  if (model.isText !== true) return json;
  const typing = model.typing ?? typingOf(json);
  if (typing === undefined) return json;
  const { autocomplete, ...attributes } = typing;
  const authorAttributes = isJsonObject(json.attributes) ? json.attributes : {};
  const names = new Set(Object.keys(authorAttributes).map((name) => name.toLowerCase()));
  const added = Object.entries(attributes).filter(([name]) => !names.has(name));
  return {
    ...json,
    ...(autocomplete !== undefined && !json.autocomplete && !names.has('autocomplete') && { autocomplete }),
    ...(!names.has('spellcheck') && { spellcheck: false }),
    ...(added.length > 0 && { attributes: { ...Object.fromEntries(added), ...authorAttributes } }),
  };
}

/** Undefined for what is prose, as far as its settings say. */
function typingOf(json: JsonObject): Typing | undefined {
  const purpose = typeof json.autocomplete === 'string' ? json.autocomplete.trim().toLowerCase() : '';
  const known = byPurpose.find(([words]) => words.test(purpose.split(/\s+/).at(-1) ?? ''))?.[1];
  const written = { ...ofMask(json.displayMask || json.inputMask), ...ofCase(json.case) };
  const isCode = Object.keys(written).length > 0 || json.allowMultipleMasks === true;
  return known !== undefined || isCode ? { ...known, ...written } : undefined;
}

/** Of the slots of a mask `9` is a digit, and `A` a letter that is written as a capital. */
function ofMask(mask: Json | undefined): Typing {
  if (typeof mask !== 'string' || mask === '') return {};
  if (!/[aA*]/.test(mask)) return /9/.test(mask) ? { inputmode: 'numeric' } : {};
  return { autocapitalize: /[a*]/.test(mask) ? 'none' : 'characters' };
}

function ofCase(written: Json | undefined): Typing {
  if (written === 'uppercase') return { autocapitalize: 'characters' };
  return written === 'lowercase' ? { autocapitalize: 'none' } : {};
}
