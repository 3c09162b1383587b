import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { isClosedAddress } from './is-closed-address.ts';

/** A name, or an address by itself, leads where nothing is asked. */
export class ClosedAddressError extends Error {
  override readonly name = 'ClosedAddressError';
}

/**
 * How a request to an origin that an operator named connects: by itself, and only to an address that was looked at.
 * Each connection resolves the name and checks the addresses, so that a name which changes after the first request
 * leads nowhere. Throws a ClosedAddressError for a closed address that stands in the URL.
 */
export function guardedConnection({ hostname }: URL) {
  const host = hostname.replace(/^\[|\]$/g, '');
  // An address by itself is looked up by nobody.
  if (isIP(host) !== 0 && isClosedAddress(host, host)) throw closed();
  return { agent: false, lookup: guardedLookup } as const;
}

/** Every address that the name has is looked at: one that is closed closes all. `resolve`: as of `node:dns`. */
export function createGuardedLookup(resolve: typeof lookup): LookupFunction {
  return (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, addresses) => {
      if (error !== null) {
        done(error, []);
        return;
      }
      if (addresses.some(({ address }) => isClosedAddress(host, address))) done(closed(), []);
      else if (options.all === true) done(null, addresses);
      else done(null, addresses[0]?.address ?? '', addresses[0]?.family);
    });
  };
}

const guardedLookup = createGuardedLookup(lookup);

function closed(): ClosedAddressError {
  return new ClosedAddressError('The name resolves to an address that is not allowed.');
}
