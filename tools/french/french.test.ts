import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { rules } from '../../packages/engine/src/rules/rules.ts';
import { specifiedLiterals } from '../texts/specified-literals.ts';
import {
  type DisplayedText,
  sourcesIn,
  textsOfForm,
  textsOfMessages,
  textsOfSource,
} from './displayed-texts.ts';
import { habitsIn, otherTelephone } from './plain-french.ts';
import { faultsIn } from './typography.ts';

const root = join(import.meta.dirname, '..', '..');
const sources = [...sourcesIn(root, 'packages'), ...sourcesIn(root, 'apps')];
/** A rule holds its sentences itself. */
const ofMessages = /\/([a-z-]+-)?messages\.ts$|\/texts\.ts$|\/rules\/[a-z-]+\/rule\.ts$/;
const isMessages = (path: string) => ofMessages.test(path) && hasFrench(path);
const messages = sources.filter(isMessages);
const textSources = sources.filter(
  (path) => !messages.includes(path) && textsOfSource(root, path).length > 0,
);
const forms = readdirSync(join(root, 'forms')).map((name) => `forms/${name}`);

/** Names, and words that both languages write alike. */
const sameInBoth = new Set([
  ...[
    '',
    '{{given}}',
    'reCAPTCHA',
    'Signature',
    'Compost',
    'minute',
    'Date',
    'Zone',
    'Source',
    'Destination',
  ],
  ...['Alberta', 'Manitoba', 'Nunavut', 'Ontario', 'Saskatchewan', 'Yukon'],
]);

function hasFrench(path: string): boolean {
  return /\bfr\b/.test(readFileSync(join(root, path), 'utf8'));
}

/** `{{name}}` in the order of the alphabet: each language has them, and `{{s}}`, where its grammar wants them. */
function placeholdersOf(text: string): readonly string[] {
  return (text.match(/\{\{(?!s\}\}).*?\}\}/g) ?? []).sort();
}

function expectGoodFrench(message: readonly DisplayedText[]): void {
  expect(message.length).toBeGreaterThan(0);
  expect(message.flatMap(({ place, fr }) => faultsIn(fr).map((fault) => `${place}: ${fault}`))).toEqual([]);
  expect(message.filter(({ en, fr }) => en === fr && !sameInBoth.has(en))).toEqual([]);
  expect(message.filter(({ en, fr }) => en === '' || fr === '').filter(({ en, fr }) => en !== fr)).toEqual(
    [],
  );
  for (const { place, en, fr } of message) expect(placeholdersOf(fr), place).toEqual(placeholdersOf(en));
}

test.each([
  'Le service de fichiers n’est pas fourni.',
  'Le champ «\u00a0Courriel\u00a0» doit être unique.',
  'Le champ «\u00a0Heure\u00a0» indique une heure qui n’existe pas.',
  'Le fichier n’est pas du bon type; il doit être .pdf',
  'Veuillez vérifier les paramètres saisis.',
  'Zones de stationnement pour les résidents',
  'Exemple\u00a0: (613) 555-0142',
])('%s reads as translated', (text) => {
  expect(habitsIn(text)).toHaveLength(1);
});

test('a word that only begins like a masculine is none', () => {
  expect(habitsIn('Adressez-vous au Service à la clientèle.')).toEqual([]);
});

test('no sentence of the product or of a sample form reads as translated, speaks of everybody as men, or writes telephones otherwise', async () => {
  const ofMessages = await Promise.all(messages.map((path) => textsOfMessages(root, path)));
  const ofSources = textSources.flatMap((path) => textsOfSource(root, path));
  const ofForms = forms.flatMap((path) => textsOfForm(root, path));
  const all = [...ofMessages.flat(), ...ofSources, ...ofForms];
  expect(all.filter(({ en }) => otherTelephone.test(en))).toEqual([]);
  expect(all.flatMap(({ place, fr }) => habitsIn(fr).map((fault) => `${place}: ${fault}`))).toEqual([]);
});

test('a text ends with a full stop in both languages or in neither, but for those that the specification fixes', async () => {
  const fixed = new Set(specifiedLiterals.map(({ written }) => written));
  const ofMessages = await Promise.all(messages.map((path) => textsOfMessages(root, path)));
  const uneven = [...ofMessages.flat(), ...textSources.flatMap((path) => textsOfSource(root, path))].filter(
    ({ en, fr }) => !fixed.has(en) && !en.endsWith('...') && en.endsWith('.') !== fr.endsWith('.'),
  );
  expect(uneven.map(({ place, en, fr }) => `${place}: ${en} | ${fr}`)).toEqual([]);
});

test('every sentence of a rule ends with a full stop', () => {
  const sentences = Object.values(rules).flatMap((rule) => Object.values(rule.sentences));
  expect(sentences.filter((sentence) => !sentence.endsWith('.'))).toEqual([]);
});

describe('what the product says in French is said as French is written, and says what the English says', () => {
  test.each(messages)('%s', async (path) => {
    expectGoodFrench(await textsOfMessages(root, path));
  });

  test.each(textSources)('%s', (path) => {
    expectGoodFrench(textsOfSource(root, path));
  });

  test.each(forms)('%s', (path) => {
    expectGoodFrench(textsOfForm(root, path));
  });
});

test('every file of messages is walked', () => {
  expect(messages).toContain('packages/renderer/src/wizard/messages.ts');
  expect(messages).toContain('packages/engine/src/rules/required/rule.ts');
  expect(messages).toContain('apps/residents/src/pages/page-messages.ts');
  expect(messages).toContain('apps/sandbox/src/public-site/texts.ts');
  expect(messages.length).toBeGreaterThan(35);
});
