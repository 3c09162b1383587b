import { describe, expect, test } from 'vitest';
import { findTexts } from './find-texts.ts';
import { putBack } from './put-back.ts';
import type { SheetRow } from './sheet.ts';

const path = 'packages/fields/src/a/messages.ts';
const source = `
// All of it stays: { en: 'No', fr: 'Non' }
export const aMessages = {
  en: {
    yes: 'Yes',
    named: 'The file “{name}” has {{count}}.',
    left: (count: number) => \`\${count} \${count === 1 ? 'row is' : 'rows are'} left: \${count}\`,
    failed: 'File processing has been failed.',
    many(count: number) {
      if (count === 0) return 'None';
      return \`Some\\u00a0\${count}\`;
    },
  },
  fr: {
    yes: 'Oui',
    named: 'Le fichier « {name} » a {{count}}.',
    left: (count: number) => \`Il reste \${count} \${count < 2 ? 'ligne' : 'lignes'}.\`,
    failed: 'Le traitement du fichier a échoué.',
    many: (count: number) => \`\${count} éléments\`,
  },
} as const;
export const decimal = { en: '.', fr: ',' };
export const region = { en: 'en-CA', fr: 'fr-CA' };
export const title = { en: read.text('NAME') ?? 'It’s', fr: read.text('NOM') ?? 'C’est' };
`;
const sources = new Map([[path, source]]);
const rows = findTexts(path, source).map(({ place, pieces: { en, fr } }) => ({
  place: place.slice(path.length + 1),
  en: en?.text ?? '',
  fr: fr?.text ?? '',
}));

/** Puts back all rows but for what is said of one. */
function put(name: string, changed: Partial<SheetRow>) {
  const all = rows.map((row) => ({ ...row, ...(row.place === name && changed) }));
  return putBack(sources, {
    kind: 'read',
    rows: all.map((row) => ({ ...row, place: `${path}:${row.place}` })),
  });
}

function written(name: string, changed: Partial<SheetRow>): string | undefined {
  const outcome = put(name, changed);
  if (outcome.kind === 'refused') throw new Error(outcome.reasons.join('\n'));
  return outcome.sources.get(path);
}

test('each string of a function is a text of its own, and what names a mark or a language is none', () => {
  expect(rows).toEqual([
    { place: 'aMessages.yes', en: 'Yes', fr: 'Oui' },
    {
      place: 'aMessages.named',
      en: 'The file “{name}” has {{count}}.',
      fr: 'Le fichier « {name} » a {{count}}.',
    },
    {
      place: 'aMessages.left/1',
      en: `\${count} \${count === 1 ? … : …} left: \${count}`,
      fr: `Il reste \${count} \${count < 2 ? … : …}.`,
    },
    { place: 'aMessages.left/2', en: 'row is', fr: 'ligne' },
    { place: 'aMessages.left/3', en: 'rows are', fr: 'lignes' },
    {
      place: 'aMessages.failed',
      en: 'File processing has been failed.',
      fr: 'Le traitement du fichier a échoué.',
    },
    { place: 'aMessages.many/en1', en: 'None', fr: '' },
    { place: 'aMessages.many/en2', en: `Some\u00a0\${count}`, fr: '' },
    { place: 'aMessages.many/fr1', en: '', fr: `\${count} éléments` },
    { place: 'title', en: 'It’s', fr: 'C’est' },
  ]);
});

describe('what is written', () => {
  test('a template keeps what it fills in, in another order, and its inner texts', () => {
    const outcome = written('aMessages.left/1', {
      fr: `\${count < 2 ? … : …}\u00a0: \`\${count}\``,
    });
    expect(outcome).toBe(
      source.replace(
        `Il reste \${count} \${count < 2 ? 'ligne' : 'lignes'}.`,
        `\${count < 2 ? 'ligne' : 'lignes'}\\u00a0: \\\`\${count}\\\``,
      ),
    );
  });

  test('a text within a template changes alone', () => {
    expect(written('aMessages.left/2', { fr: 'rangée' })).toBe(source.replace("'ligne'", "'rangée'"));
  });

  test('quotes and line breaks are written so that the source reads them back', () => {
    const text = `It's "so"\\ $5\nnow`;
    const changed = written('aMessages.yes', { en: text });
    expect(changed).toContain(`yes: 'It\\'s "so"\\\\ $5\\nnow'`);
    expect(findTexts(path, changed ?? '')[0]?.pieces.en?.text).toBe(text);
  });
});

describe('what is refused', () => {
  test.each<[string, string, Partial<SheetRow>, readonly string[]]>([
    [
      'a place that no text has',
      'aMessages.yes',
      { place: 'aMessages.no' },
      ['aMessages.no: no text has this place.', 'aMessages.yes: missing from the sheet.'],
    ],
    [
      'a place that stands twice',
      'title',
      { place: 'aMessages.yes' },
      ['aMessages.yes: the sheet has this place 2 times.', 'title: missing from the sheet.'],
    ],
    [
      'a lost placeholder',
      'aMessages.named',
      { fr: 'Le fichier « {name} » en a.' },
      ['aMessages.named (fr): lost the placeholder {{count}}.'],
    ],
    [
      'one in place of another',
      'aMessages.named',
      { en: 'The file “{nom}” has {{count}}.' },
      [
        'aMessages.named (en): lost the placeholder {name}.',
        'aMessages.named (en): added the placeholder {nom}.',
      ],
    ],
    [
      'a placeholder that is filled in twice',
      'aMessages.many/fr1',
      { fr: `\${count} éléments, \${count}` },
      [`aMessages.many/fr1 (fr): added the placeholder \${count}.`],
    ],
    [
      'code of an editor’s own',
      'aMessages.many/fr1',
      { fr: `\${count} éléments \${process.exit()}` },
      [`aMessages.many/fr1 (fr): a placeholder was added, or written otherwise; it has \${count}.`],
    ],
    ['an empty text', 'aMessages.yes', { fr: ' ' }, ['aMessages.yes (fr): the text is empty.']],
    [
      'a text where its language has none',
      'aMessages.many/en1',
      { fr: 'Aucun' },
      ['aMessages.many/en1 (fr): this language has no text here.'],
    ],
    [
      'an English sentence of the specification',
      'aMessages.failed',
      { en: 'File processing has failed.' },
      ['aMessages.failed (en): the specification fixes “File processing has been failed.”.'],
    ],
  ])('%s', (_, name, changed, reasons) => {
    const outcome = put(name, changed);
    expect(outcome).toEqual({ kind: 'refused', reasons: reasons.map((reason) => `${path}:${reason}`) });
  });

  test('every reason is told at once', () => {
    const all = rows.map((row) => ({ ...row, place: `${path}:${row.place}`, fr: row.fr && '' }));
    const outcome = putBack(sources, { kind: 'read', rows: all });
    expect(outcome).toMatchObject({
      reasons: expect.toSatisfy((reasons: unknown[]) => reasons.length === 8),
    });
  });

  test('a sheet that cannot be read', () => {
    expect(putBack(sources, { kind: 'malformed', why: 'It is none.' })).toEqual({
      kind: 'refused',
      reasons: ['It is none.'],
    });
  });

  test('the French of a sentence of the specification may change', () => {
    expect(written('aMessages.failed', { fr: 'Échec.' })).toContain("failed: 'Échec.'");
  });
});
