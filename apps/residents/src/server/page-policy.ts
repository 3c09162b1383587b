/**
 * The content security policy of a page: it loads, sends to and is framed by our own alone, and shows pictures of the
 * authors. A special form's page adds `more`.
 */
export function policyWith(...more: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' https: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-ancestors 'self'",
    "base-uri 'none'",
    ...more,
  ].join(';');
}

export const ownActions = "form-action 'self'";

/** The policy of every page that is no special form's. */
export const plainPolicy = policyWith(ownActions);

export function originOfUrl(address: string): string {
  return new URL(address).origin;
}
