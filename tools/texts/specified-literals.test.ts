import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { documentTitle } from '../../apps/residents/src/pages/site.ts';
import { rendererMessages } from '../../packages/renderer/src/messages.ts';
import { findTexts } from './find-texts.ts';
import { readSources } from './sources.ts';
import { specifiedLiterals } from './specified-literals.ts';

const root = join(import.meta.dirname, '..', '..');
const english = new Set(
  [...readSources(root)]
    .flatMap(([path, source]) => findTexts(path, source))
    .map(({ pieces }) => pieces.en?.text),
);

test.each(specifiedLiterals)('the product says $written to the letter', ({ written, source }) => {
  if (source === undefined) expect(english).toContain(written);
  else {
    const code = readFileSync(join(root, source), 'utf8');
    expect(["'", '"', '`'].some((quote) => code.includes(quote + written + quote))).toBe(true);
  }
});

test('what is made of pieces reads as the specification has it', () => {
  const { errorItem, ErrorAlert1, ErrorAlert2Singular, ErrorAlert2Plural } = rendererMessages.en;
  expect(errorItem(2, 'Enter your name.')).toBe('Error 2: Enter your name.');
  for (const piece of [ErrorAlert1, ErrorAlert2Singular, ErrorAlert2Plural])
    expect(piece).toMatch(/^\S.*\S$/);
  const site = { base: '', names: { en: 'City', fr: 'Ville' }, publicUrls: {}, timeZone: 'UTC' };
  expect(documentTitle(site, 'en', 'Parking permit')).toBe('Parking permit | City');
});
