/** Content security policies of our pages. */
export interface PagePolicy {
  /** Of every page that is no special form's. */
  readonly plain: string;
  /** That of a special form's page adds `more`, which holds its `form-action`. */
  with(...more: readonly string[]): string;
}

export const ownActions = "form-action 'self'";

/**
 * A page loads, sends to and is framed by our own alone, and shows pictures of the authors. Of inline styles it has the
 * one sheet whose hash is `sheetHash`.
 */
export function createPagePolicy(sheetHash: string): PagePolicy {
  const policy = (...more: readonly string[]) =>
    [
      "default-src 'none'",
      "script-src 'self'",
      `style-src 'self' '${sheetHash}'`,
      "img-src 'self' https: data:",
      "font-src 'self'",
      "connect-src 'self'",
      "frame-ancestors 'self'",
      "base-uri 'none'",
      ...more,
    ].join(';');
  return { plain: policy(ownActions), with: policy };
}

export function originOfUrl(address: string): string {
  return new URL(address).origin;
}
