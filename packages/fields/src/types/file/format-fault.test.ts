import { locales } from '@guichet/definition';
import { expect, test } from 'vitest';
import { formatFault } from './format-fault.ts';
import type { WorkingFile } from './work.ts';

const expressions = ['/^report-\\d+\\.pdf$/', ' /(doc|xls)x?$/ ', '!*.exe'];

test.each(
  (['wrongType', 'wrong_type'] as const).flatMap((fault) =>
    expressions.flatMap((detail) => locales.map((locale) => ({ fault, detail, locale }))),
  ),
)('a file refused by $detail reads no expression ($fault, $locale)', ({ fault, detail, locale }) => {
  const file: Pick<WorkingFile, 'fault' | 'detail'> = { fault, detail };
  const sentence = formatFault(file, locale);
  expect(sentence).toMatch(/^\p{Lu}[\p{L}’ ,]+\.( \p{Lu}[\p{L}’ ,]+\.)*$/u);
  for (const sign of ['/', '\\', '$', '|', '!', '*', 'pdf', 'exe']) expect(sentence).not.toContain(sign);
});

test('a file refused by a list of kinds reads the list', () => {
  expect(formatFault({ fault: 'wrongType', detail: '.pdf,.jpg' }, 'en')).toBe(
    'File is the wrong type; it must be .pdf,.jpg.',
  );
});
