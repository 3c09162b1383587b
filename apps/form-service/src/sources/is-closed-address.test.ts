import { expect, test } from 'vitest';
import { isClosedAddress } from './is-closed-address.ts';

test.each([
  ['data.example.org', '127.0.0.1'],
  ['data.example.org', '10.0.0.7'],
  ['data.example.org', '192.168.1.1'],
  ['data.example.org', '100.64.0.1'],
  ['data.example.org', '::1'],
  ['data.example.org', '::ffff:127.0.0.1'],
  ['data.example.org', 'fd12::1'],
  ['data.example.org', '169.254.169.254'],
  ['169.254.169.254', '169.254.169.254'],
  ['metadata.internal', '169.254.169.254'],
  ['metadata.internal', '100.100.100.200'],
  ['metadata.internal', '168.63.129.16'],
  ['metadata.internal', 'fd00:ec2::254'],
  ['localhost', '0.0.0.0'],
  ['fe80::1', 'fe80::1'],
  ['fe80::1', 'fe80::1%eth0'],
  ['data.example.org', 'no address'],
])('%s at %s is not asked', (host, address) => {
  expect(isClosedAddress(host, address)).toBe(true);
});

test.each([
  ['benchmarking', '198.18.0.1'],
  ['benchmarking', '198.19.255.254'],
  ['protocol assignments', '192.0.0.192'],
  ['documentation', '192.0.2.1'],
  ['documentation', '198.51.100.1'],
  ['documentation', '203.0.113.1'],
  ['6to4 relays', '192.88.99.1'],
  ['multicast', '224.0.0.1'],
  ['future use', '240.0.0.1'],
  ['broadcast', '255.255.255.255'],
  ['the unspecified address', '::'],
  ['site-local addresses of old', 'fec0::1'],
  ['multicast', 'ff02::1'],
  ['discarding', '100::1'],
  ['documentation', '2001:db8::1'],
  ['documentation', '3fff::1'],
  ['benchmarking', '2001:2::1'],
  ['ORCHID', '2001:20::1'],
  ['segment routing', '5f00::1'],
  ['IPv4-compatible addresses of old', '::7f00:1'],
  ['nothing yet', '4000::1'],
  ['Teredo, whatever IPv4 address is in it', '2001:0:5db8:d822::1'],
  ['translation by a prefix of the network’s own', '64:ff9b:1::5db8:d822'],
])('no address is asked of a range that is reserved for %s: %s, though it was named', (_, address) => {
  expect(
    [address, 'data.internal', 'data.example.org'].map((host) => isClosedAddress(host, address)),
  ).toEqual([...[true, true, true]]);
});

test.each([
  ['mapped', (ipv4: string) => `::ffff:${ipv4}`],
  ['translated by NAT64', (ipv4: string) => `64:ff9b::${ipv4}`],
  ['translated without a state', (ipv4: string) => `::ffff:0:${ipv4}`],
  ['tunnelled by 6to4', (ipv4: string) => `2002:${hexOf(ipv4)}::1`],
])('an IPv6 address is checked by the IPv4 address that is %s within', (_, within) => {
  const reach = (host: string, ipv4: string) => isClosedAddress(host, within(ipv4));
  expect(reach('data.example.org', '93.184.216.34')).toBe(false);
  expect(reach('data.example.org', '10.0.0.7')).toBe(true);
  expect(reach('data.city.internal', '10.0.0.7')).toBe(false);
  expect(reach('data.city.internal', '169.254.169.254')).toBe(true);
  expect(reach('data.city.internal', '198.18.0.1')).toBe(true);
});

test.each([
  ['data.example.org', '93.184.216.34'],
  ['data.example.org', '2606:2800:220:1::1'],
  ['localhost', '127.0.0.1'],
  ['localhost', '::1'],
  ['127.0.0.1', '127.0.0.1'],
  ['10.0.0.7', '10.0.0.7'],
  ['data.city.internal', '10.0.0.7'],
  ['data.city.internal', 'fd12::1'],
  ['data', '172.18.0.3'],
])('%s at %s is asked, where its origin is named', (host, address) => {
  expect(isClosedAddress(host, address)).toBe(false);
});

function hexOf(ipv4: string): string {
  const [a = 0, b = 0, c = 0, d = 0] = ipv4.split('.').map(Number);
  return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
}
