import type { RandomSource } from '../random.ts';

/** A part of an address that tries to lead elsewhere. */
export function oddPath(random: RandomSource): string {
  return random.one([
    ...[
      '..',
      '../..',
      '%2e%2e',
      '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
      '..%5c..%5cx',
      '%00',
      'a%00b',
      '%c0%ae%c0%ae%c0%af',
      '%ff',
    ],
    ...[
      '%',
      '%zz',
      '%u0041',
      '//',
      '//evil.example/',
      '.',
      './',
      '?',
      '#',
      ';a=b',
      '*',
      '%2a',
      'a'.repeat(400),
      'a/'.repeat(200),
    ],
    ...[
      '\x00',
      '\x7f',
      ' ',
      'a b',
      '\t',
      '<script>',
      '"',
      '|',
      '\\',
      '\xe9\xff',
      '__proto__',
      'constructor',
      'toString',
      '%F0%9F%98%80',
    ],
    ...[
      'PARKING-PERMIT',
      'parking-permit/',
      'parking-permit/submission/submission',
      'storage/s3',
      'thankyou',
      'assets',
      'form',
    ],
    ...[
      'a'.repeat(17_000),
      '%E2%80%AE',
      '%0d%0aSet-Cookie:%20x=1',
      'node_modules',
      '.git/config',
      '.env',
      '@fs/etc/passwd',
    ],
  ]);
}

const methods = [
  ...['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'QUERY'],
  ...['CONNECT', 'PROPFIND', 'MKCOL', 'LOCK', 'SEARCH', 'PURGE', 'BREW', 'get', 'G\x00T', ''],
] as const;

export function oddMethod(random: RandomSource): string {
  return random.one(methods);
}
