import { isJsonObject, type Json } from '@guichet/definition';
import { byNumber, safeJson } from './safe-json.ts';

/** Marks a file as UTF-8: without it Excel misreads accents. */
export const byteOrderMark = '\uFEFF';

/** A line of a table. Source: RFC 4180. */
export function csvLine(cells: readonly string[], separator: string): string {
  return `${cells.map((cell) => quoted(cell, separator)).join(separator)}\r\n`;
}

/**
 * An answer as a cell: a list as its items between semicolons, a group of checkboxes as those that are
 * checked, files as their names and addresses, what has parts as JSON.
 */
export function cellOf(value: Json | undefined): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return guarded(value);
  if (typeof value !== 'object') return String(value);
  const items = isJsonObject(value) ? checkedIn(value) : value.map((item) => fileIn(item) ?? item);
  const isPlain = items?.every((item) => typeof item !== 'object') === true;
  return isPlain ? guarded(items.join('; ')) : guardedJson(value);
}

/** `plan.pdf (/api/file/0f3c...)`, after the address of the site where that is known; the name alone of a file that lies in the answer; undefined for what is none. */
export function fileIn(item: Json, siteUrl = ''): string | undefined {
  if (!isJsonObject(item)) return undefined;
  const { storage, originalName, url } = item;
  if (typeof storage !== 'string' || typeof originalName !== 'string' || typeof url !== 'string')
    return undefined;
  if (url.startsWith('data:')) return originalName;
  return `${originalName} (${url.startsWith('/') ? siteUrl : ''}${url})`;
}

/** The checked boxes of a group; undefined for another object. */
function checkedIn(value: Readonly<Record<string, Json | undefined>>): readonly string[] | undefined {
  const entries = Object.entries(value);
  return entries.every(([, mark]) => typeof mark === 'boolean')
    ? entries.flatMap(([option, mark]) => (mark === true ? [option] : []))
    : undefined;
}

/**
 * A sign that begins a formula, the full-width ones too, which some spreadsheets take for the same. It begins one at the
 * start of the text and after every sign at which some spreadsheet splits cells or lines; blanks, quotes and invisible
 * characters in between count for nothing. Source: OWASP, CSV injection.
 */
const formulaSign = /(?<=(?:^|[,;|\t\v\f\r\n\u0085\u2028\u2029])[\s"'`\p{Cc}\p{Cf}]*)[=+\-@＝＋－＠]/gu;

/** A tab or a line break at the start of a cell, which a spreadsheet may leave out and read on behind it. */
const leadingBreak = /(^|[;\r\n])(?=[\t\r])|^(?=\n)/g;

/** Control characters that a terminal would obey and no spreadsheet can show. Tabs and line breaks stay. */
const controls = /(?![\t\r\n])\p{Cc}/gu;

/**
 * A resident's text as text: an apostrophe stands before each sign that a spreadsheet would take for the start of a
 * formula and run. Controls become U+FFFD.
 */
export function guarded(text: string): string {
  return text.replace(formulaSign, "'$&").replace(leadingBreak, "$1'").replace(controls, '\uFFFD');
}

/** JSON that is safe in a cell and is read back as it was: in its texts such a sign is written by its number. */
function guardedJson(value: Json): string {
  return safeJson(value).replace(/"(?:[^"\\]|\\.)*"/g, (text) => text.replace(formulaSign, byNumber));
}

function quoted(cell: string, separator: string): string {
  return cell.includes(separator) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
