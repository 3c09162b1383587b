import type { FastifyInstance } from 'fastify';
import type { PagePolicy } from './page-policy.ts';

/** Every page has these. HSTS is not among them: TLS ends in front of us. */
const securityHeaders = {
  // The camera is for fields of files, which may take a picture.
  'permissions-policy':
    'accelerometer=(), camera=(self), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  // `no-referrer` would make browsers hide the origin of our own form posts, too.
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'SAMEORIGIN',
} as const;

/** Puts the headers of a page on every answer of this part of the server. They are constant, and cost next to nothing. */
export function addSecurityHeaders(app: FastifyInstance, policy: PagePolicy): void {
  const headers = { 'content-security-policy': policy.plain, ...securityHeaders };
  app.addHook('onRequest', (_, reply, done) => {
    reply.headers(headers);
    done();
  });
}
