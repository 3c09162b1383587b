import { BlockList, isIPv6 } from 'node:net';

/** Where no service of a city stands: where clouds keep their keys, broadcast, what is not an address at all. */
const never = new BlockList();
never.addSubnet('0.0.0.0', 8, 'ipv4');
never.addSubnet('169.254.0.0', 16, 'ipv4');
never.addSubnet('192.0.0.0', 24, 'ipv4');
never.addSubnet('224.0.0.0', 3, 'ipv4');
never.addAddress('100.100.100.200', 'ipv4');
never.addAddress('::', 'ipv6');
never.addSubnet('fe80::', 10, 'ipv6');
never.addSubnet('ff00::', 8, 'ipv6');
never.addAddress('fd00:ec2::254', 'ipv6');

/** This machine, and the networks that are not the world's. */
const inside = new BlockList();
inside.addSubnet('127.0.0.0', 8, 'ipv4');
inside.addSubnet('10.0.0.0', 8, 'ipv4');
inside.addSubnet('172.16.0.0', 12, 'ipv4');
inside.addSubnet('192.168.0.0', 16, 'ipv4');
inside.addSubnet('100.64.0.0', 10, 'ipv4');
inside.addAddress('::1', 'ipv6');
inside.addSubnet('fc00::', 7, 'ipv6');

/** Names that are given out inside a network alone; any other is the world's, and must lead out into it. */
const insideName =
  /^(?:localhost|[^.]+|.+\.(?:localhost|internal|intranet|private|corp|home|lan|local|home\.arpa|test))$/i;

/**
 * Whether an address that a name led to may not be asked. Whoever names an origin vouches for it: an address, or a name
 * of the own network, may lead inside. A name of the world that does was turned there by somebody else.
 */
export function isClosedAddress(host: string, address: string): boolean {
  const bare = address.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '');
  const family = isIPv6(bare) ? 'ipv6' : 'ipv4';
  if (never.check(bare, family)) return true;
  const isLiteral = host === address || host === `[${address}]`;
  return !isLiteral && !insideName.test(host) && inside.check(bare, family);
}
