import { expect, test } from 'vitest';
import { isClosedAddress } from './is-closed-address.ts';

test.each([
  ['data.example.org', '127.0.0.1'],
  ['data.example.org', '10.0.0.7'],
  ['data.example.org', '192.168.1.1'],
  ['data.example.org', '::1'],
  ['data.example.org', '::ffff:127.0.0.1'],
  ['data.example.org', 'fd12::1'],
  ['data.example.org', '169.254.169.254'],
  ['169.254.169.254', '169.254.169.254'],
  ['metadata.internal', '169.254.169.254'],
  ['localhost', '0.0.0.0'],
  ['fe80::1', 'fe80::1'],
])('%s at %s is not asked', (host, address) => {
  expect(isClosedAddress(host, address)).toBe(true);
});

test.each([
  ['data.example.org', '93.184.216.34'],
  ['data.example.org', '2606:2800:220:1::1'],
  ['localhost', '127.0.0.1'],
  ['127.0.0.1', '127.0.0.1'],
  ['10.0.0.7', '10.0.0.7'],
  ['data.city.internal', '10.0.0.7'],
  ['data', '172.18.0.3'],
])('%s at %s is asked, where its origin is named', (host, address) => {
  expect(isClosedAddress(host, address)).toBe(false);
});
