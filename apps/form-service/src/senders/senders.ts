import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { networkOf } from './network-of.ts';

/** Carries the name of a resident on a request that this server sends to itself. */
const handedOn = 'guichet-sender';

/** Tells residents apart for as long as limits need it, without keeping anybody's address. */
export interface Senders {
  /** The sender of a request: a keyed hash of the address, the same for all addresses of one connection at home. */
  nameOf(request: FastifyRequest): string;
  /** Headers by which a request of ours, sent for a resident, counts as that resident's. */
  onBehalfOf(request: FastifyRequest): Readonly<Record<string, string>>;
}

export function createSenders(secret: string): Senders {
  const sign = (purpose: string, text: string) =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['guichet-senders', purpose, text]))
      .digest('base64url');

  /** Nobody but this deployment can have signed it. */
  function handedOnBy({ headers }: FastifyRequest): string | undefined {
    const [name = '', signature = ''] = String(headers[handedOn] ?? '').split('.');
    const [given, expected] = [Buffer.from(signature), Buffer.from(sign('handed on', name))];
    return given.length === expected.length && timingSafeEqual(given, expected) ? name : undefined;
  }

  function nameOf(request: FastifyRequest): string {
    const handed = request.headers[handedOn] === undefined ? undefined : handedOnBy(request);
    const address = networkOf(request.ip) ?? networkOf(request.socket.remoteAddress) ?? '';
    return handed ?? sign('name', address).slice(0, 22);
  }

  return {
    nameOf,
    onBehalfOf(request) {
      const name = nameOf(request);
      return { [handedOn]: `${name}.${sign('handed on', name)}` };
    },
  };
}

/** For `@fastify/rate-limit`: so many requests a minute from each sender. */
export function perMinute(max: number, { nameOf }: Senders) {
  return { max, timeWindow: '1 minute', keyGenerator: nameOf };
}
