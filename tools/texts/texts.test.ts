import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { textsOfSource } from '../french/displayed-texts.ts';
import { findTexts } from './find-texts.ts';
import { putBack } from './put-back.ts';
import { readSheet, writeSheet } from './sheet.ts';
import { readSources } from './sources.ts';

const root = join(import.meta.dirname, '..', '..');
const sources = readSources(root);
const texts = [...sources].flatMap(([path, source]) => findTexts(path, source));
const textsIn = (path: string) => texts.filter(({ place }) => place.startsWith(`${path}:`));
const pairs = new Set(texts.map(({ pieces: { en, fr } }) => `${en?.text} | ${fr?.text}`));
const encoded = (csv: string) => new TextEncoder().encode(csv);

/** The product's sheet with one piece of it written otherwise. */
function sheetWith(before: string, after: string) {
  const sheet = writeSheet(texts);
  expect(sheet.split(before)).toHaveLength(2);
  return readSheet(encoded(sheet.replace(before, () => after)));
}

test('a sheet that was not edited changes nothing', () => {
  const outcome = putBack(sources, readSheet(encoded(writeSheet(texts))));
  expect(outcome).toEqual({ kind: 'done', sources: new Map(), changed: [] });
});

test('all texts written anew, and then as they were, leave every source as it was, byte for byte', () => {
  const marked = texts.map(({ place, pieces: { en, fr } }) => ({
    place,
    en: en?.text ?? '',
    fr: fr === undefined ? '' : `${fr.text} §`,
  }));
  const outcome = putBack(sources, { kind: 'read', rows: marked });
  if (outcome.kind === 'refused') throw new Error(outcome.reasons.join('\n'));
  expect(outcome.changed.length).toBeGreaterThan(700);
  for (const [path, source] of outcome.sources) {
    // Which signs a source writes by their number is its own affair.
    const plain = (text: string) =>
      text.replace(/\\u([0-9a-f]{4})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
    expect(plain(source.replaceAll(' §', '')), path).toBe(plain(sources.get(path) ?? ''));
  }
});

test('a French sentence lands in its file, between its quotes, and nowhere else', () => {
  const outcome = putBack(
    sources,
    sheetWith(
      'sending,Sending your answers…,Envoi de vos réponses…',
      'sending,Sending your answers…,Vos réponses partent…',
    ),
  );
  if (outcome.kind === 'refused') throw new Error(outcome.reasons.join('\n'));
  const path = 'apps/residents/src/pages/page-messages.ts';
  const expected = sources.get(path)?.replace('Envoi de vos réponses…', 'Vos réponses partent…');
  expect([...outcome.sources]).toEqual([[path, expected]]);
  expect(outcome.changed.map(({ place }) => place)).toEqual([`${path}:pageMessages.sending`]);
});

test('no two texts have one place', () => {
  const places = texts.map(({ place }) => place);
  expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
});

test.each(
  [...sources.keys()].filter((path) => /messages\.ts$|\/texts\.ts$|\/rules\/[a-z-]+\/rule\.ts$/.test(path)),
)('every sentence that %s holds when it runs is a text', async (path) => {
  const module: unknown = await import(pathToFileURL(join(root, path)).href);
  expect(pairsIn(module).filter((pair) => !pairs.has(pair))).toEqual([]);
});

test('every pair of strings that is written side by side is a text', () => {
  const written = [...sources.keys()].flatMap((path) => textsOfSource(root, path));
  const sentences = written.filter(({ en }) => /\p{L}{2}/u.test(en) && !/^(en|fr)(-CA)?$/.test(en));
  expect(sentences.length).toBeGreaterThan(250);
  expect(sentences.filter(({ en, fr }) => !pairs.has(`${en} | ${fr}`))).toEqual([]);
});

test('French is written nowhere but in a text, beside its English', () => {
  // Names of streets and places, each in the language of those who named it.
  const names = new Set(['apps/sandbox/src/city/plan.ts', 'apps/sandbox/src/open-data/lists.ts']);
  const orphans = [...sources]
    .filter(([path]) => !names.has(path))
    .flatMap(([path, source]) =>
      withoutComments(withoutTexts(path, source))
        .split('\n')
        .filter((line) => /[àâçéèêëîïôûùÀÂÇÉÈÊÎÔ«»]/.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    );
  expect(orphans).toEqual([]);
});

function withoutTexts(path: string, source: string): string {
  const pieces = textsIn(path).flatMap(({ pieces: { en, fr } }) =>
    [en, fr].filter((piece) => piece !== undefined),
  );
  return pieces.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    source,
  );
}

function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');
}

/** `English | French` for each pair of plain strings below a value; a function makes its sentence only when asked. */
function pairsIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('en' in value && 'fr' in value) return pairsOf(value.en, value.fr);
  return Object.values(value).flatMap(pairsIn);
}

function pairsOf(en: unknown, fr: unknown): readonly string[] {
  if (typeof en === 'string' && typeof fr === 'string') return /\p{L}/u.test(en) ? [`${en} | ${fr}`] : [];
  if (typeof en !== 'object' || typeof fr !== 'object' || en === null || fr === null) return [];
  const french = new Map(Object.entries(fr));
  return Object.entries(en).flatMap(([name, inner]) => pairsOf(inner, french.get(name)));
}
