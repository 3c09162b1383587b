import type { FastifyInstance } from 'fastify';

/** What a page of ours may load, send and be put into: our own, and pictures of the authors. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' https: data:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'self'",
  "base-uri 'none'",
].join(';');

const permissionsPolicy =
  'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()';

/**
 * What the browser is told beside. No HSTS: TLS ends in front of us. `no-referrer` would make browsers hide the
 * origin of our own form posts, too. All of it is constant: a library that puts it together for each request
 * costs more than the page.
 */
const pageHeaders = {
  'content-security-policy': contentSecurityPolicy,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': permissionsPolicy,
  'referrer-policy': 'same-origin',
  'x-frame-options': 'SAMEORIGIN',
} as const;

/** Puts the headers of a page on every answer of this part of the server. */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (_, reply, done) => {
    reply.headers(pageHeaders);
    done();
  });
}
