import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** What a page of ours may load, send and be put into: our own, and pictures of the authors. */
const directives = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'https:', 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'self'"],
  'base-uri': ["'none'"],
};

const noFeatures =
  'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()';

/** Puts the headers of a page on every answer of this part of the server. No HSTS: TLS ends in front of us. */
export async function addSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives },
    strictTransportSecurity: false,
    // `no-referrer` would make browsers hide the origin of our own form posts, too.
    referrerPolicy: { policy: 'same-origin' },
  });
  app.addHook('onRequest', async (_, reply) => {
    reply.header('permissions-policy', noFeatures);
  });
}
