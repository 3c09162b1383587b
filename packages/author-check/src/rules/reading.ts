import { defaultLocale, type InEveryLocale, inEveryLocale, locales } from '@guichet/definition';
import { type AuthorText, authorTexts, plainText, translationOf } from './author-texts.ts';
import type { Rule } from './rule.ts';
import { shorten } from './translations.ts';

/** Words of a sentence: more are hard to hold in mind. Source: Government of Canada content style guide, 20 to 25. */
const longestSentence = 30;
/** Years of school that a text may ask for. Source: the same guide asks for grade 8; one that is far above is reported. */
const highestGrade = 12;
/** A grade of fewer words says nothing. */
const fewestWords = 100;

interface Language {
  readonly name: string;
  /** Vowels at the end of a word that are written and not spoken. */
  readonly silent: RegExp;
  /** Years of school, from words in a sentence and syllables in a word. */
  grade(wordsPerSentence: number, syllablesPerWord: number): number;
}

const languages: InEveryLocale<Language> = {
  en: {
    name: 'English',
    silent: /e\b/,
    // Flesch and Kincaid, 1975.
    grade: (words, syllables) => 0.39 * words + 11.8 * syllables - 15.59,
  },
  fr: {
    name: 'French',
    silent: /e(?:nt|s)?\b/,
    // Ease by Kandel and Moles, 1958; on the scale of Flesch 60 is the 8th and 9th year, 30 is college.
    grade: (words, syllables) => 8 + Math.max(0, ((60 - (207 - 1.015 * words - 73.6 * syllables)) * 5) / 30),
  },
};

/** Sentences that are too long, and texts that are hard to read, in every language. */
export const reading: Rule = ({ definition, components }, report) => {
  const prose = inEveryLocale<string[]>(() => []);
  for (const text of authorTexts(definition, components)) {
    // A template holds code.
    if (text.setting.startsWith('templates.')) continue;
    for (const locale of locales) {
      const found = locale === defaultLocale ? text : translationOf(definition, text, locale);
      if (found === undefined) continue;
      checkSentences(found.text, found.path);
      if (isProse(text)) prose[locale].push(plainText(found.text));
    }
  }
  for (const locale of locales) reportGrade(prose[locale].join('. '), languages[locale]);

  function checkSentences(text: string, path: string): void {
    for (const sentence of sentencesOf(plainText(text))) {
      const count = splitWords(sentence).length;
      if (count <= longestSentence) continue;
      report(
        path,
        'longSentence',
        `A sentence of ${count} words: "${shorten(sentence)}".`,
        'Make two of it.',
      );
      return;
    }
  }

  function reportGrade(text: string, { name, silent, grade }: Language): void {
    const words = splitWords(text);
    const sentences = sentencesOf(text).filter((sentence) => splitWords(sentence).length > 3);
    if (words.length < fewestWords || sentences.length === 0) return;
    const years = grade(
      sentences.flatMap(splitWords).length / sentences.length,
      words.reduce((sum, word) => sum + countSyllables(word, silent), 0) / words.length,
    );
    if (years <= highestGrade) return;
    const sentence = `The ${name} texts ask for ${Math.round(years)} years of school.`;
    report(
      'title',
      'readingGrade',
      sentence,
      'Write shorter sentences, and words that people use when they speak.',
    );
  }
};

function isProse({ setting, text }: AuthorText): boolean {
  return /description|html|content|nextSteps|tooltip/.test(setting) && plainText(text).split(' ').length > 5;
}

function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<=[.!?:;])\s+/).filter((sentence) => /\p{L}/u.test(sentence));
}

function splitWords(text: string): readonly string[] {
  return text.match(/[\p{L}\d][\p{L}\d’'-]*/gu) ?? [];
}

function countSyllables(word: string, silent: RegExp): number {
  const lower = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const groups = lower.match(/[aeiouy]+/g)?.length ?? 0;
  return Math.max(1, groups - (groups > 1 && silent.test(lower) ? 1 : 0));
}
