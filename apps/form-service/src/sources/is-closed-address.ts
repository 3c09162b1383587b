import ipaddr from 'ipaddr.js';

/**
 * Addresses that look like any other and belong to a cloud's own machinery, which hands out keys: Alibaba's and
 * Azure's (IPv4), Amazon's (IPv6). The others' lie in ranges that are closed as a whole.
 */
const cloudAddresses = new Set(['100.100.100.200', '168.63.129.16', 'fd00:ec2::254']);

/** This machine, and private networks. Every other range with a purpose of its own is closed. */
const insideRanges: ReadonlySet<string> = new Set(['loopback', 'private', 'carrierGradeNat', 'uniqueLocal']);

/** The IPv6 addresses that IANA gives out to the world. */
const worldwide = ipaddr.IPv6.parseCIDR('2000::/3');
/** Translation to IPv4 under the prefix that everybody shares. Of prefixes of a network's own nobody knows where the IPv4 address is. */
const nat64 = ipaddr.IPv6.parseCIDR('64:ff9b::/96');

type Reach = 'closed' | 'inside' | 'open';

/** Names that are given out inside a network alone; any other is the world's, and must lead out into it. */
const insideName =
  /^(?:localhost|[^.]+|.+\.(?:localhost|internal|intranet|private|corp|home|lan|local|home\.arpa|test))$/i;

/**
 * Whether an address that a name led to may not be asked. The operator who names an origin vouches for it: an address,
 * or a name of the own network, may lead inside. A name of the world that does was turned there by somebody else.
 */
export function isClosedAddress(host: string, address: string): boolean {
  if (!ipaddr.isValid(address)) return true;
  const reach = reachOf(ipaddr.parse(address));
  if (reach !== 'inside') return reach === 'closed';
  const isLiteral = host === address || host === `[${address}]`;
  return !isLiteral && !insideName.test(host);
}

function reachOf(address: ipaddr.IPv4 | ipaddr.IPv6): Reach {
  if (address instanceof ipaddr.IPv6) {
    const inner = ipv4Within(address);
    if (inner !== undefined) return reachOf(inner);
  }
  if (cloudAddresses.has(address.toString())) return 'closed';
  const range = address.range();
  if (insideRanges.has(range)) return 'inside';
  if (range !== 'unicast') return 'closed';
  return address instanceof ipaddr.IPv4 || address.match(worldwide) ? 'open' : 'closed';
}

/**
 * The IPv4 address that a connection ends at: of one that is mapped, translated (NAT64) or tunnelled (6to4). Teredo,
 * which carries two, is closed as a range.
 */
function ipv4Within(address: ipaddr.IPv6): ipaddr.IPv4 | undefined {
  const bytes = address.toByteArray();
  switch (address.range()) {
    case 'ipv4Mapped':
    case 'rfc6145':
      return new ipaddr.IPv4(bytes.slice(12));
    case 'rfc6052':
      return address.match(nat64) ? new ipaddr.IPv4(bytes.slice(12)) : undefined;
    case '6to4':
      return new ipaddr.IPv4(bytes.slice(2, 6));
    default:
      return undefined;
  }
}
