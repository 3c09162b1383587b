import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { plainPolicy } from './page-policy.ts';

/** The camera is for fields of files, which may take a picture. */
const permissionsPolicy =
  'accelerometer=(), camera=(self), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()';

/** Puts the headers of a page on every answer of this part of the server. No HSTS: TLS ends in front of us. */
export async function addSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    // Ours is constant; helmet would rebuild it for every request.
    contentSecurityPolicy: false,
    strictTransportSecurity: false,
    // `no-referrer` would make browsers hide the origin of our own form posts, too.
    referrerPolicy: { policy: 'same-origin' },
    // On every answer of the server already.
    noSniff: false,
    // For obsolete browsers, or without effect on a page like ours.
    dnsPrefetchControl: false,
    ieNoOpen: false,
    originAgentCluster: false,
    permittedCrossDomainPolicies: false,
    xssFilter: false,
  });
  app.addHook('onRequest', (_, reply, done) => {
    reply.header('content-security-policy', plainPolicy);
    reply.header('permissions-policy', permissionsPolicy);
    done();
  });
}
