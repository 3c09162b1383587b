import { createRequire } from 'node:module';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { offerLibraryShims } from '../interpreter-runtime.ts';
import { evaluate, scopeOf } from '../testing/evaluate.ts';
import { natively } from '../testing/natively.ts';
import { createLibraryShims } from './create-library-shims.ts';

const load = createRequire(import.meta.url);
/** The libraries themselves: the other side of each comparison. */
const libraries = { moment: load('moment'), _: load('lodash') };
libraries.moment.suppressDeprecationWarnings = true;

offerLibraryShims(createLibraryShims);
process.env.TZ = 'America/Toronto';

const now = Date.UTC(2026, 0, 31, 19, 30);
libraries.moment.now = () => now;
const scope = {
  ...scopeOf(),
  environment: () => ({ now, timeZone: 'America/Toronto', seed: 1, locale: 'en' }),
};

/** `mayRefuse`: rather than another answer than the library's, ours may throw. */
function compare(expression: string, mayRefuse = false): void {
  const code = `return (${expression});`;
  const outcome = evaluate(code, scope);
  if (mayRefuse && outcome.kind === 'failed' && outcome.message.startsWith('moment reads no')) return;
  const ours = outcome.kind === 'failed' ? { kind: 'failed', name: outcome.name } : outcome;
  expect({ expression, ...ours }).toEqual({ expression, ...Object(natively(code, libraries)) });
}

const written = [
  ...'Y YY YYYY YYYYY YYYYYY y yy yyy yyyy yo M Mo MM MMM MMMM D Do DD DDD DDDo DDDD'.split(' '),
  ...'d do dd ddd dddd e E w wo ww W Wo WW gg gggg ggggg GG GGGG GGGGG Q Qo N NN NNN NNNN NNNNN'.split(' '),
  ...'a A h hh H HH k kk hmm hmmss Hmm Hmmss m mm s ss S SS SSS SSSS SSSSSSSSS X x z zz Z ZZ'.split(' '),
  ...'LT LTS L LL LLL LLLL l ll lll llll'.split(' '),
];
const between = fc.constantFrom('', ' ', '-', '/', ':', ', ', '.', '[T]', '[at day]', '\\D', 'T', 'é', 'u');
const instant = fc.integer({ min: Date.UTC(1850, 0, 1), max: Date.UTC(2150, 0, 1) });

test.each(written)('the token %s is written as by moment', (token) => {
  fc.assert(
    fc.property(instant, fc.constantFrom('moment', 'moment.utc'), (time, make) => {
      // No form has a date from when zones did not count whole minutes.
      fc.pre(time > Date.UTC(1900, 0, 1));
      compare(`${make}(${time}).format(${JSON.stringify(token)})`);
    }),
    { numRuns: 40, seed: 7 },
  );
});

test('any tokens beside each other are written as by moment', () => {
  const format = fc.array(fc.tuple(fc.constantFrom(...written), between), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(instant, format, (time, parts) => {
      fc.pre(time > Date.UTC(1900, 0, 1));
      compare(`moment(${time}).format(${JSON.stringify(parts.flat().join(''))})`);
    }),
    { numRuns: 600, seed: 7 },
  );
});

const read = [
  ...'Y YY YYYY YYYYY YYYYYY y yy yyy yyyy Q M MM MMM MMMM D DD Do DDD DDDD dd ddd dddd a A'.split(' '),
  ...'H HH h hh k kk hmm hmmss Hmm Hmmss m mm s ss S SS SSS SSSS Z ZZ L LL LLL LT LTS l ll'.split(' '),
];
const readBetween = fc.constantFrom('', ' ', '-', '/', ':', ', ', '.', '[T]', 'T');
const formatToRead = fc
  .array(fc.tuple(fc.constantFrom(...read), readBetween), { minLength: 1, maxLength: 6 })
  .map((parts) => parts.flat().join(''));
/** Texts that people and programs write. */
const asWritten = fc.constantFrom(
  ...'YYYY-MM-DD|DD-MM-YYYY|DD-MM-yyyy|D/M/YYYY|DD/MM/YYYY|MM/DD/YYYY|M-D-YY|DD/MM|HH:mm|h:mm a|D MMMM YYYY'.split(
    '|',
  ),
  ...'dddd, MMMM Do YYYY|ddd D MMM YYYY|YYYYMMDD|YYYY-MM-DD[T]HH:mm:ss.SSSZ|YYYY-MM-DD HH:mm|MMM YYYY|DDD YYYY|X|x'.split(
    '|',
  ),
);
const noise = fc.constantFrom(
  '',
  '',
  '',
  ' ',
  'x',
  '12',
  '-',
  '31/02/2024',
  '99',
  'May',
  '0',
  'T',
  '24:00',
  '13',
);

test('a text is read by any format as by moment, or the code throws', () => {
  fc.assert(
    fc.property(
      instant.map((time) => Math.max(time, Date.UTC(1900, 0, 1))),
      fc.oneof(asWritten, formatToRead),
      fc.oneof(asWritten, formatToRead),
      fc.tuple(noise, noise),
      fc.boolean(),
      fc.boolean(),
      (time, writeAs, readAs, [before, after], isSame, isStrict) => {
        const text = before + libraries.moment(time).format(writeAs) + after;
        const format = isSame ? writeAs : readAs;
        const code = `moment(${JSON.stringify(text)}, ${JSON.stringify(format)}, ${isStrict}).format()`;
        compare(code, true);
      },
    ),
    { numRuns: 1000, seed: 7 },
  );
});

test('a text is read by the best of several formats as by moment', () => {
  fc.assert(
    fc.property(
      instant,
      asWritten,
      fc.array(asWritten, { minLength: 1, maxLength: 3 }),
      fc.boolean(),
      (time, as, formats, isStrict) => {
        fc.pre(time > Date.UTC(1900, 0, 1));
        const text = libraries.moment(time).format(as);
        compare(`moment(${JSON.stringify(text)}, ${JSON.stringify(formats)}, ${isStrict}).format()`);
      },
    ),
    { numRuns: 400, seed: 7 },
  );
});

const iso = fc
  .tuple(
    fc.constantFrom(
      '2024-01-15',
      '2024-02-30',
      '2023-02-29',
      '2024-13-01',
      '20240115',
      '2024-05',
      '2024',
      '2024-060',
      '2024060',
      '202405',
      '+002024-01-15',
      '2024-1-5',
      '',
    ),
    fc.constantFrom(
      '',
      'T10',
      'T10:30',
      ' 10:30',
      'T10:30:05',
      'T10:30:05.123',
      'T10:30:05,5',
      'T1030',
      'T103005',
      'T24:00',
      'T24:01',
      'T25:00',
      'T10:60',
    ),
    fc.constantFrom('', 'Z', ' Z', '+02:00', '-0530', '+05'),
  )
  .map((parts) => parts.join(''));

test('ISO 8601 is read as by moment', () => {
  fc.assert(
    fc.property(iso, fc.constantFrom('moment', 'moment.utc'), (text, make) => {
      // Each engine reads texts other than ISO 8601 in its own way.
      fc.pre(libraries.moment(text, libraries.moment.ISO_8601).isValid() || /-02-[23]\d$|-13-/.test(text));
      compare(`${make}(${JSON.stringify(text)}).format()`);
    }),
    { numRuns: 600, seed: 7 },
  );
});

const unit = fc.constantFrom(
  ...'year years y quarter quarters Q month months M week weeks w day days d date hour hours h minute minutes m'.split(
    ' ',
  ),
  ...'second seconds s millisecond ms'.split(' '),
);

test('moments move, meet and compare as those of moment', () => {
  const method = fc.oneof(
    fc
      .tuple(fc.constantFrom('add', 'subtract'), fc.integer({ min: -400, max: 400 }), unit)
      .map(([name, count, of]) => `.${name}(${count}, '${of}')`),
    fc.tuple(fc.constantFrom('startOf', 'endOf'), unit).map(([name, of]) => `.${name}('${of}')`),
    fc.constantFrom('.clone()', '.utc()', '.local()', '.utc().local()'),
  );
  const last = fc.oneof(
    fc.constantFrom('.format()', '.valueOf()', '.toISOString()', '.unix()', '.isValid()', '.daysInMonth()'),
    fc.constantFrom(
      '.year()',
      '.month()',
      '.date()',
      '.day()',
      '.hour()',
      '.minute()',
      '.quarter()',
      '.isoWeekday()',
    ),
    fc
      .tuple(
        fc.constantFrom('isBefore', 'isAfter', 'isSame', 'isSameOrBefore', 'isSameOrAfter', 'diff'),
        instant,
        fc.oneof(fc.constant(undefined), unit),
      )
      .map(
        ([name, time, of]) =>
          `.${name}(moment(${Math.max(time, Date.UTC(1900, 0, 1))})${of === undefined ? '' : `, '${of}'`})`,
      ),
  );
  fc.assert(
    fc.property(instant, fc.array(method, { maxLength: 3 }), last, (time, methods, end) => {
      fc.pre(time > Date.UTC(1905, 0, 1));
      compare(`moment(${time})${methods.join('')}${end}`);
    }),
    { numRuns: 1500, seed: 7 },
  );
});

const json = fc
  .jsonValue({ maxDepth: 3 })
  .map((value) => JSON.stringify(value))
  .filter((text) => !text.includes('__proto__'));
const path = fc.constantFrom('a', 'b.c', 'a[0].b', '[0]', 'length', '', 'a.b.c', 'x-y');

test.each<[string, fc.Arbitrary<string>]>([
  ['isEmpty', json],
  ['get', fc.tuple(json, path, json).map(([value, at, fallback]) => `${value}, '${at}', ${fallback}`)],
  [
    'some',
    fc
      .tuple(json, fc.constantFrom('Boolean', "'a'", '{ a: 1 }', '(x) => x === null'))
      .map((args) => args.join()),
  ],
  ['uniqWith', fc.tuple(json, fc.constantFrom('_.isEqual', '(x, y) => x === y')).map((args) => args.join())],
])('_.%s gives what lodash gives', (name, given) => {
  fc.assert(
    fc.property(given, (text) => compare(`_.${name}(${text})`)),
    { numRuns: 300, seed: 7 },
  );
});

test('_.forEach goes through what lodash goes through', () => {
  fc.assert(
    fc.property(json, (text) =>
      compare(
        `(() => { const seen = []; _.forEach(${text}, (v, k) => { seen.push([k, v]); }); return seen; })()`,
      ),
    ),
    { numRuns: 300, seed: 7 },
  );
});
