import { isJsonObject, type Json } from '@guichet/definition';

/** What tells a spreadsheet that a file is in UTF-8: without it Excel shows accents as other letters. */
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
  return guarded(isPlain ? items.join('; ') : JSON.stringify(value));
}

/** `plan.pdf (/api/file/0f3c...)`; the name alone of a file that lies in the answer; undefined for what is none. */
function fileIn(item: Json): string | undefined {
  if (!isJsonObject(item)) return undefined;
  const { storage, originalName, url } = item;
  if (typeof storage !== 'string' || typeof originalName !== 'string' || typeof url !== 'string')
    return undefined;
  return url.startsWith('data:') ? originalName : `${originalName} (${url})`;
}

/** What is checked in a group of checkboxes; undefined for another object. */
function checkedIn(value: Readonly<Record<string, Json | undefined>>): readonly string[] | undefined {
  const entries = Object.entries(value);
  return entries.every(([, mark]) => typeof mark === 'boolean')
    ? entries.flatMap(([option, mark]) => (mark === true ? [option] : []))
    : undefined;
}

/**
 * A spreadsheet takes what begins with one of these signs for a formula, and would run what a resident
 * wrote: an apostrophe before it makes it text. After a semicolon and at the beginning of a line as well:
 * a spreadsheet that splits at other signs than we do begins a cell there.
 */
export function guarded(text: string): string {
  return text.replace(/(^|[;\r\n])(?=[=+\-@\t\r])/g, "$1'");
}

function quoted(cell: string, separator: string): string {
  return cell.includes(separator) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
