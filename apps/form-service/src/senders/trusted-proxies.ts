import { isIP } from 'node:net';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';

/** The proxies in front of this server: how many, or their addresses and networks. Undefined: none. */
export type TrustedProxies = number | readonly string[] | undefined;

interface SettingReader {
  text(name: string): string | undefined;
  refuse(name: string, why: string): void;
}

const name = 'TRUSTED_PROXIES';
const maxHops = 10;

/** Reads `TRUSTED_PROXIES`; names everything in it that is wrong. */
export function parseTrustedProxies({ text, refuse }: SettingReader): TrustedProxies {
  const value = text(name);
  if (value === undefined) return undefined;
  const given = value.split(/[\s,]+/).filter((entry) => entry !== '');
  const [first = ''] = given;
  if (given.length === 1 && /^\d+$/.test(first)) {
    if (Number(first) >= 1 && Number(first) <= maxHops) return Number(first);
    refuse(name, `is "${first}". Write the number of proxies, 1 to ${maxHops}, or leave it out for none.`);
    return undefined;
  }
  const wrong = given.filter((entry) => !isNetwork(entry));
  if (wrong.length === 0) return given;
  refuse(
    name,
    `holds what is neither an address nor a network: ${wrong.map((entry) => `"${entry.slice(0, 60)}"`).join(', ')}. Write addresses such as 10.0.0.5 and networks such as 10.0.0.0/24 or fd00:12::/64, separated by commas, or the number of proxies.`,
  );
  return undefined;
}

/** An address, or a network of them; never all there are, which would let anybody say who they are. */
function isNetwork(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0 || address.includes('%')) return false;
  if (prefix === undefined) return true;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= (family === 4 ? 32 : 128);
}

/**
 * Tells Fastify which proxies to trust: it reads `X-Forwarded-*` from them alone, and takes the last address in
 * `X-Forwarded-For`, from the right, that none of them has.
 */
export function trustProxyOf(proxies: TrustedProxies): NonNullable<FastifyServerOptions['trustProxy']> {
  if (proxies === undefined) return false;
  // Fastify itself trusts nobody where it is given a number.
  return typeof proxies === 'number' ? (_, hop) => hop < proxies : [...proxies];
}

/** Says once that requests come through a proxy which nobody has named: all of them then count as one sender's. */
export function warnOfUnnamedProxy(app: FastifyInstance, proxies: TrustedProxies): void {
  if (proxies !== undefined) return;
  let isLogged = false;
  app.addHook('onRequest', (request, _, done) => {
    if (!isLogged && request.headers['x-forwarded-for'] !== undefined) {
      isLogged = true;
      request.log.warn(
        'a request came with X-Forwarded-For, and TRUSTED_PROXIES is not set: limits count everybody behind that proxy as one sender. Set TRUSTED_PROXIES to the proxies in front of this server',
      );
    }
    done();
  });
}
