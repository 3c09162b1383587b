import { isEmailAddress } from '../email/is-email-address.ts';

const scheme = /^(?:https?|ftp):\/\//i;
const letter = 'a-z0-9\\u00a1-\\uffff';
const label = new RegExp(`^[${letter}](?:[${letter}-]*[${letter}])?$`, 'i');
const topLevel = /^[a-z\u00a1-\uffff]{2,}$/i;
const privateAddress =
  /^(?:(?:10|127)\.\d+\.\d+\.\d+|169\.254\.\d+\.\d+|192\.168\.\d+\.\d+|172\.(?:1[6-9]|2\d|3[01])\.\d+\.\d+)$/;

/**
 * Whether a text is a web address: `https://example.ca/a`, `example.ca`, `http://localhost:3000`; no bare
 * word, no e-mail address. In time that grows with the text alone. Source: measured on Form.io.
 */
export function isUrl(text: string): boolean {
  if (/\s/.test(text) || isEmailAddress(text)) return false;
  const hasScheme = scheme.test(text);
  const address = text.replace(hasScheme ? scheme : /^\/\//, '');
  if (isPlace(address, hasScheme)) return true;
  // A name and a password may stand before an @, and an @ may stand in them.
  for (let at = address.indexOf('@'); at !== -1; at = address.indexOf('@', at + 1)) {
    if (at > 0 && isPlace(address.slice(at + 1, nextAt(address, at)), hasScheme)) return true;
  }
  return false;
}

/** Up to the next @ that could begin another attempt; one that stands in a path belongs to it. */
function nextAt(address: string, at: number): number {
  const next = address.indexOf('@', at + 1);
  if (next === -1) return address.length;
  return /[/?#]/.test(address.slice(at + 1, next)) ? address.length : next;
}

function isPlace(text: string, hasScheme: boolean): boolean {
  const [, host = '', port = ''] = /^([^/?#:]*)(:[^/?#]*)?/.exec(text) ?? [];
  if (port !== '' && !/^:\d{2,5}$/.test(port)) return false;
  return isAddressOfNumbers(host) || isName(host, hasScheme);
}

function isAddressOfNumbers(host: string): boolean {
  const parts = host.split('.');
  if (parts.length !== 4 || !parts.every((part) => /^\d{1,3}$/.test(part))) return false;
  const [first = 0, second = 0, third = 0, last = 0] = parts.map(Number);
  const isInRange = first >= 1 && first <= 223 && second <= 255 && third <= 255 && last >= 1 && last <= 254;
  return isInRange && !privateAddress.test(host);
}

/** With a scheme a name needs no top level: `http://localhost`. */
function isName(host: string, hasScheme: boolean): boolean {
  const labels = host.split('.');
  if (!labels.every((part) => label.test(part))) return false;
  return hasScheme || (labels.length > 1 && topLevel.test(labels.at(-1) ?? ''));
}
