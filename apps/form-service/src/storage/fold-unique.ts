import type { Json } from '@guichet/definition';

/**
 * A value as it is compared with others of which only one may be there: case folded, accents kept, composed (NFC), all
 * white space as one blank, none around. Numbers count as their digits, yes and no as 1 and 0, lists and objects as
 * their JSON. Empty for what is nothing but white space.
 */
export function foldUnique(value: Json): string {
  return foldCase(textOf(value).normalize('NFC'))
    .normalize('NFC')
    .replaceAll(/[\s\p{White_Space}]+/gu, ' ')
    .trim();
}

/**
 * Unicode's full case folding, which JavaScript lacks: ß, ẞ and SS are the same, so are σ, ς and Σ, and no language's
 * own rules count. By capitals of small letters; only the dotless ı would become an I there.
 */
function foldCase(text: string): string {
  return text.toLowerCase().replaceAll(/[^ı]+/g, (part) => part.toUpperCase());
}

function textOf(value: Json): string {
  if (typeof value === 'string') return value;
  return typeof value === 'boolean' ? String(Number(value)) : JSON.stringify(value);
}
