import { describe, expect, test } from 'vitest';
import type { ProductText } from './find-texts.ts';
import { readSheet, writeSheet } from './sheet.ts';

const piece = (text: string) => ({ text, start: 0, end: text.length, quote: "'", fills: [] });
const sheetOf = (...pairs: readonly (readonly [string, string])[]) =>
  writeSheet(
    pairs.map(
      ([en, fr], index): ProductText => ({
        place: `a.ts:m.${index}`,
        pieces: { en: piece(en), fr: piece(fr) },
      }),
    ),
  );
const read = (csv: string) => readSheet(new TextEncoder().encode(csv));

test('a sheet is CSV with a header, in UTF-8 that Excel recognizes', () => {
  expect(sheetOf(['Say “{{word}}”, {name}', 'Dites\n"cela"'])).toBe(
    '\uFEFFplace,en,fr,placeholders\r\na.ts:m.0,"Say “{{word}}”, {name}","Dites\n""cela""",{{word}} {name}\r\n',
  );
});

test('what a spreadsheet would run as a formula is written as text, and read back as it was', () => {
  const texts = ['=1+1', '+1', '-1', '@A1', ' =1', '\t=1', "'=1", "''+1", "'tis", '＝1', 'a=b'];
  const csv = sheetOf(...texts.map((text) => [text, text] as const));
  const cells = csv.split('\r\n').map((line) => line.split(',')[1] ?? '');
  expect(cells.filter((cell) => /^"?\s*[=+\-@＝\t]/.test(cell))).toEqual([]);
  expect(read(csv)).toMatchObject({ rows: texts.map((text) => ({ en: text, fr: text })) });
});

test.each([
  [
    'semicolons, as a French Excel saves',
    'place;en;fr;placeholders\r\na;Yes, no;"Oui; non";\r\n',
    'Oui; non',
  ],
  ['without the mark of UTF-8, with plain line ends', 'place,en,fr,placeholders\na,"Yes, no",Oui,\n', 'Oui'],
  ['without a last line end', 'place,en,fr,placeholders\na,"Yes, no",Oui,', 'Oui'],
  ['with Windows line ends within a text', 'place,en,fr,placeholders\r\na,"Yes, no","O\r\nui",\r\n', 'O\nui'],
])('a sheet is read %s', (_, csv, fr) => {
  expect(read(csv)).toEqual({ kind: 'read', rows: [{ place: 'a', en: 'Yes, no', fr }] });
});

describe('a sheet is malformed', () => {
  test.each([
    [
      'with another header',
      'place,fr,en,placeholders\r\n',
      'The first line must be place,en,fr,placeholders.',
    ],
    ['when it is empty', '', 'The first line must be place,en,fr,placeholders.'],
    ['with a cell too few', 'place,en,fr,placeholders\r\na,b,c\r\n', 'Record 2 (a) has 3 cells, not 4.'],
    [
      'with a quotation mark that is not closed',
      'place,en,fr,placeholders\r\na,"b,c,\r\n',
      'Record 2 (a) has a quotation mark too much or too few.',
    ],
    [
      'with a quotation mark within a cell',
      'place,en,fr,placeholders\r\na,b"c,d,\r\n',
      'Record 2 (a) has a quotation mark too much or too few.',
    ],
  ])('%s', (_, csv, why) => {
    expect(read(csv)).toEqual({ kind: 'malformed', why });
  });

  test('in another encoding than UTF-8', () => {
    const bytes = Uint8Array.from('place,en,fr,placeholders\r\na,b,\u00e9,\r\n', (sign) =>
      sign.charCodeAt(0),
    );
    expect(readSheet(bytes)).toMatchObject({ kind: 'malformed' });
  });
});
