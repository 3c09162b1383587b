import { createHash } from 'node:crypto';

/** Content security policies of our pages. */
export interface PagePolicy {
  /** Of every page that is no special form's. */
  readonly plain: string;
  /** That of a special form's page adds `more`, which holds its `form-action`. */
  with(...more: readonly string[]): string;
  /** Allows one more sheet inside the page, by its text. */
  styledBy(sheet: string): PagePolicy;
}

export const ownActions = "form-action 'self'";

/** The name of a sheet inside a page in that page's policy: `sha256-` and 44 characters. */
export function hashOfSheet(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/**
 * A page loads, sends to and is framed by our own alone, and shows pictures of the authors. Inside it stand the sheets
 * with these hashes, and no other style.
 */
export function createPagePolicy(...sheetHashes: readonly string[]): PagePolicy {
  const policy = (...more: readonly string[]) =>
    [
      "default-src 'none'",
      "script-src 'self'",
      `style-src 'self' ${sheetHashes.map((hash) => `'${hash}'`).join(' ')}`,
      "img-src 'self' https: data:",
      "font-src 'self'",
      "connect-src 'self'",
      "frame-ancestors 'self'",
      "base-uri 'none'",
      ...more,
    ].join(';');
  return {
    plain: policy(ownActions),
    with: policy,
    styledBy: (sheet) => createPagePolicy(...sheetHashes, hashOfSheet(sheet)),
  };
}

export function originOfUrl(address: string): string {
  return new URL(address).origin;
}
