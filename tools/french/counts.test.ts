import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { type Locale, locales } from '../../packages/definition/src/locale.ts';
import { formatNumber } from '../../packages/engine/src/formats/numbers.ts';
import { pluralS } from '../../packages/engine/src/formats/plurals.ts';
import { rules } from '../../packages/engine/src/rules/rules.ts';
import { fill } from '../../packages/engine/src/text/fill.ts';
import { sourcesIn } from './displayed-texts.ts';

const root = join(import.meta.dirname, '..', '..');
const counts = [0, 1, 2, 1000] as const;

/** A sentence that names a count, as it reads for each. */
interface Counted {
  readonly place: string;
  readonly locale: Locale;
  readonly at: (count: number) => string;
}

/** Values of rules, and what messages are given, that are counts or amounts. */
const counting = /^(length|min|max|minCount|maxCount|maxTags|count|left|most)$/;

const sentences = await countedSentences();
/** Words that are another for one than for two. */
const nouns = new Set(
  sentences.flatMap((sentence) =>
    nounBehind(sentence, 1).filter((noun) => nounBehind(sentence, 2).includes(`${noun}s`)),
  ),
);

test.each(counts)('behind %d stands what its language has there, in every sentence', (count) => {
  const wrong = sentences.flatMap((sentence) => {
    const isPlural = pluralS(count, sentence.locale) === 's';
    const faulty = nounBehind(sentence, count).filter((noun) =>
      isPlural ? nouns.has(noun) : noun.endsWith('s') && nouns.has(noun.slice(0, -1)),
    );
    return faulty.map((noun) => `${sentence.place} ${sentence.locale}: ${count} ${noun}`);
  });
  expect(wrong).toEqual([]);
});

test('a thousand that is counted has its mark', () => {
  const bare = sentences
    .map((sentence) => `${sentence.place}: ${sentence.at(1000)}`)
    .filter((text) => text.includes('1000'));
  expect(bare).toEqual([]);
});

test('every rule that counts is among them', () => {
  const places = new Set(sentences.map(({ place }) => place));
  for (const name of ['minLength', 'maxLength', 'minWords', 'maxWords', 'minRows', 'maxRows', 'maxTags']) {
    expect(places).toContain(`rule ${name}`);
  }
  expect(nouns).toContain('caractère');
  expect(nouns).toContain('character');
});

/** The word behind a count, where one stands there that could be a noun. */
function nounBehind({ locale, at }: Counted, count: number): readonly string[] {
  const written = formatNumber(count, locale);
  const behind = new RegExp(`(?<![\\d,.\\u00a0])${written}[ \\u00a0](\\p{L}{3,})`, 'gu');
  return [...at(count).matchAll(behind)].map(([, noun = '']) => noun);
}

async function countedSentences(): Promise<readonly Counted[]> {
  const ofRules = Object.entries(rules).flatMap(([name, rule]) =>
    locales.map((locale) => ({
      place: `rule ${name}`,
      locale,
      at: (count: number) => {
        const written = formatNumber(count, locale);
        return fill(rule.sentences[locale], (name) =>
          name === 's' ? pluralS(count, locale) : counting.test(name) ? written : 'X',
        );
      },
    })),
  );
  const files = [...sourcesIn(root, 'packages'), ...sourcesIn(root, 'apps')].filter(
    (path) =>
      /messages\.ts$|\/texts\.ts$/.test(path) && /\bfr\b/.test(readFileSync(join(root, path), 'utf8')),
  );
  const ofMessages = await Promise.all(
    files.map(async (path) => {
      const module: unknown = await import(pathToFileURL(join(root, path)).href);
      return functionsIn(module, path);
    }),
  );
  return [...ofRules, ...ofMessages.flat()];
}

/** Every function that makes a sentence. */
function functionsIn(value: unknown, place: string): readonly Counted[] {
  if (typeof value !== 'object' || value === null) return [];
  if (!('en' in value && 'fr' in value)) {
    return Object.entries(value).flatMap(([name, inner]) => functionsIn(inner, `${place} ${name}`));
  }
  return locales.flatMap((locale) => below(value[locale], place, locale));
}

function below(value: unknown, place: string, locale: Locale): readonly Counted[] {
  if (typeof value === 'function') {
    const at = (count: number) => {
      const made: unknown = Reflect.apply(value, undefined, givenTo(value, count));
      return typeof made === 'string' ? made : '';
    };
    return [{ place, locale, at }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => below(inner, `${place} ${name}`, locale));
}

/** The count where a function names one, and a letter for all else. */
function givenTo(make: object, count: number): readonly unknown[] {
  const given = (name: string) => (counting.test(name) ? count : 'X');
  const [, parameters = ''] = /^\w*\(([^)]*)\)/.exec(String(make)) ?? [];
  const named = parameters.match(/\w+/g) ?? [];
  const values = named.map(given);
  return parameters.includes('{') ? [Object.fromEntries(named.map((name) => [name, given(name)]))] : values;
}
