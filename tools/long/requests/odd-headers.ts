import type { RandomSource } from '../random.ts';
import type { Header } from './case.ts';
import { marker } from './odd-text.ts';

/** Headers that nobody needs. */
export function oddHeaders(random: RandomSource): readonly Header[] {
  return Array.from({ length: random.whole(4) }, () => oddHeader(random));
}

function oddHeader(random: RandomSource): Header {
  const value = random.one([
    '',
    '*',
    ',',
    ';',
    'a'.repeat(8_000),
    '\x80\xff',
    '../..',
    marker,
    '-1',
    '0',
    'null',
    '"',
  ]);
  return random.one<Header>([
    ['cookie', oddCookie(random)],
    ['accept-encoding', random.one(['br', 'gzip;q=0', '*', 'br;q=0.0, gzip', value])],
    ['range', random.one(['bytes=0-', 'bytes=-1', 'bytes=5-2', 'bytes=0-0,2-3', 'bytes=99999999999-', 'x'])],
    ['if-none-match', random.one(['*', '""', 'W/"x"', '"a", "b"', '"'.repeat(500), value])],
    ['if-modified-since', random.one(['Thu, 01 Jan 2099 00:00:00 GMT', 'yesterday', value])],
    ['if-match', '*'],
    ['if-range', '"x"'],
    ['if-unmodified-since', 'Thu, 01 Jan 1970 00:00:00 GMT'],
    ['accept-language', random.one(['fr', 'fr-CA;q=0.1,en', '*', ',,;q=', 'x'.repeat(5_000), value])],
    ['x-forwarded-for', random.one(['1.2.3.4', '::1', value])],
    ['x-forwarded-proto', random.one(['https', value])],
    ['x-forwarded-host', 'evil.example'],
    ['forwarded', 'for=1.2.3.4;proto=https'],
    ['referer', value],
    ['host', random.one(['evil.example', 'a b', '', '127.0.0.1:1', value])],
    ['origin', random.one(['null', 'https://evil.example', 'http://', value])],
    ['sec-fetch-site', random.one(['same-origin', 'cross-site', 'none', value])],
    ['accept', value],
    ['x-http-method-override', 'DELETE'],
    ['te', 'trailers'],
    ['upgrade', 'websocket'],
    ['expect', '100-continue'],
    ['connection', random.one(['keep-alive', 'upgrade', 'close, te', value])],
    ['idempotency-key', value],
    [`x-${'a'.repeat(random.whole(300))}`, value],
    ['x-many', 'y'.repeat(random.one([1, 12_000, 20_000]))],
    ['authorization', `Basic ${value}`],
    ['x-jwt-token', value],
    ['user-agent', value],
  ]);
}

export function oddCookie(random: RandomSource): string {
  const name = random.one(['guichet-session', 'guichet-receipt', 'guichet-left', 'a', '__proto__', '']);
  const value = random.one([
    ...[
      '',
      '%',
      '%00',
      'x.y',
      '"',
      ';',
      `${random.hex(36)}`,
      `${'a'.repeat(36)}`,
      'W10.x',
      'bnVsbA.'.repeat(300),
    ],
    ...['x'.repeat(9_000), '\xff\xfe', `${Buffer.from('[1,2]').toString('base64url')}.${random.hex(43)}`],
  ]);
  return random.chance(0.3) ? `${name}=${value}; ${name}=${value}` : `${name}=${value}`;
}
