import type { Json, JsonObject } from '../../../packages/definition/src/definition.ts';
import type { RandomSource } from '../random.ts';

/** Markup that must never come back as markup. */
export const marker = '<script>guichet_evil()</script>';

const texts = [
  ...[
    '',
    ' ',
    '\t\u00a0\u2003',
    '0',
    '-1',
    'NaN',
    'null',
    'undefined',
    '[object Object]',
    'true',
    '\u0000',
    '\ufffe',
  ],
  ...['é', 'e\u0301', 'ÉLISE', '\u202etxt.exe', '😀'.repeat(50), '\ud800', '\u2028', 'ß', 'İ', '٣', '１２'],
  ...[
    marker,
    '"><img src=x onerror=guichet_evil()>',
    '{{ data.name }}',
    '{{{constructor}}}',
    '$' + '{7*7}',
    '%s%n%x',
  ],
  ...[
    "' OR 1=1 --",
    '"; DROP TABLE submissions; --',
    '../../../../etc/passwd',
    '..\\..\\x',
    'C:\\x',
    'file:///etc/passwd',
  ],
  ...[
    '=1+1',
    '@SUM(A1)',
    '\r\nx-evil: 1',
    'a\r\nSet-Cookie: x=1',
    '1e400',
    '-0',
    '9007199254740993',
    '1,5',
    '0x10',
  ],
  ...[
    '2026-02-31',
    '2026-03-08T02:30:00',
    '+275760-09-13T00:00:00Z',
    '00/00/0000',
    '24:00:00',
    'P1Y',
    '12:60',
  ],
  ...['a'.repeat(10_000), '(a+)+$', 'a@b.ca', 'not an address', 'http://127.0.0.1/', 'javascript:alert(1)'],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'data:text/html;base64,PHNjcmlwdD4='],
] as const;

export function oddText(random: RandomSource): string {
  if (random.chance(0.1)) return `${oddText(random)}${oddText(random)}`;
  if (random.chance(0.1)) return 'x'.repeat(random.whole(3_000));
  return random.one(texts);
}

export function oddValue(random: RandomSource, depth = 0): Json {
  const kind = random.whole(depth > 3 ? 6 : 9);
  switch (kind) {
    case 0:
    case 1:
      return oddText(random);
    case 2:
      return random.one([0, -0, 1, -1, 1.5, 1e308, -1e308, 2 ** 53, 1e-320]);
    case 3:
      return random.chance(0.5);
    case 4:
      return null;
    case 5:
      return random.one<Json>([[], {}]);
    case 6:
      return Array.from({ length: random.whole(6) }, () => oddValue(random, depth + 1));
    default:
      return Object.fromEntries(
        Array.from({ length: random.whole(5) }, () => [oddName(random), oddValue(random, depth + 1)]),
      );
  }
}

function oddName(random: RandomSource): string {
  return random.one([
    'a',
    'data',
    'metadata',
    'name',
    '',
    '0',
    'length',
    'constructor',
    'toJSON',
    'a.b',
    'a[0]',
    marker,
  ]);
}

/** Text that says it is JSON. */
export function oddJson(random: RandomSource, body: JsonObject): Buffer {
  const text = JSON.stringify(body);
  switch (random.whole(14)) {
    case 0:
      return Buffer.from(text.slice(0, random.whole(text.length)));
    case 1:
      return Buffer.from('['.repeat(1 + random.whole(100_000)));
    case 2:
      return Buffer.from(`${'{"data":'.repeat(5_000)}1${'}'.repeat(5_000)}`);
    case 3:
      return Buffer.from(`{"data":{"a":[${'0,'.repeat(random.whole(120_000))}0]}}`);
    case 4:
      return Buffer.concat([
        Buffer.from('{"data":{"name":"'),
        Buffer.from([0xc0, 0xaf, 0xff, 0xed, 0xa0, 0x80]),
        Buffer.from('"}}'),
      ]);
    case 5:
      return Buffer.from(text, 'utf16le');
    case 6:
      return Buffer.from(`\ufeff${text}`);
    case 7:
      return Buffer.from(
        `{"__proto__":{"x":1},"data":{"__proto__":{"y":1},"constructor":{"prototype":{"z":1}}}}`,
      );
    case 8:
      return Buffer.from(JSON.stringify(oddValue(random)));
    case 9:
      return Buffer.alloc(0);
    case 10:
      return Buffer.from(
        `{"data":{"name":"${'x'.repeat(random.one([1_000, 100_000, 1_048_576, 1_200_000]))}"}}`,
      );
    case 11:
      return Buffer.from(`{"data":{"n":${'9'.repeat(random.whole(50_000))}},"data":{}}`);
    case 12:
      return Buffer.from(`{"data":{"name":NaN,'x':undefined,}}//`);
    default:
      return Buffer.from(random.hex(2 * random.whole(200)), 'hex');
  }
}
