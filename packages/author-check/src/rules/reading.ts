import { type AuthorText, authorTexts, plainText, translationOf } from './author-texts.ts';
import type { Rule } from './rule.ts';
import { shorten } from './translations.ts';

/** Words of a sentence: more are hard to hold in mind. Source: Government of Canada content style guide, 20 to 25. */
const longestSentence = 30;
/** Years of school that a text may ask for. Source: the same guide asks for grade 8; one that is far above is reported. */
const highestGrade = 12;
/** A grade of fewer words says nothing. */
const fewestWords = 100;

/** Sentences that are too long, and texts that are hard to read, in both languages. */
export const reading: Rule = ({ definition, components }, report) => {
  const english: string[] = [];
  const french: string[] = [];
  for (const text of authorTexts(definition, components)) {
    // A template holds code.
    if (text.setting.startsWith('templates.')) continue;
    checkSentences(text.text, text.path);
    if (isProse(text)) english.push(plainText(text.text));
    const translation = translationOf(definition, text, 'fr');
    if (translation === undefined) continue;
    checkSentences(translation.text, translation.path);
    if (isProse(text)) french.push(plainText(translation.text));
  }
  reportGrade(
    english.join('. '),
    'English',
    countSyllables(/[aeiouy]+/g, /(?<=[^aeiou]{1}|[aeiou])e\b/g),
    gradeOfEnglish,
  );
  reportGrade(french.join('. '), 'French', countSyllables(/[aeiouy]+/g, /e(?:nt|s)?\b/g), gradeOfFrench);

  function checkSentences(text: string, path: string): void {
    for (const sentence of sentencesOf(plainText(text))) {
      const count = wordsOf(sentence).length;
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

  function reportGrade(
    text: string,
    language: string,
    syllables: (word: string) => number,
    grade: typeof gradeOfEnglish,
  ): void {
    const words = wordsOf(text);
    const sentences = sentencesOf(text).filter((sentence) => wordsOf(sentence).length > 3);
    if (words.length < fewestWords || sentences.length === 0) return;
    const years = grade(
      sentences.flatMap(wordsOf).length / sentences.length,
      words.reduce((sum, word) => sum + syllables(word), 0) / words.length,
    );
    if (years > highestGrade)
      report(
        'title',
        'readingGrade',
        `The ${language} texts ask for ${Math.round(years)} years of school.`,
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

function wordsOf(text: string): readonly string[] {
  return text.match(/[\p{L}\d][\p{L}\d’'-]*/gu) ?? [];
}

function countSyllables(vowels: RegExp, silent: RegExp): (word: string) => number {
  return (word) => {
    const lower = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    const groups = lower.match(vowels)?.length ?? 0;
    return Math.max(1, groups - (groups > 1 && new RegExp(silent.source).test(lower) ? 1 : 0));
  };
}

/** Flesch and Kincaid, 1975. */
function gradeOfEnglish(wordsPerSentence: number, syllablesPerWord: number): number {
  return 0.39 * wordsPerSentence + 11.8 * syllablesPerWord - 15.59;
}

/** Ease by Kandel and Moles, 1958; its scale of Flesch as years of school: 60 is the 8th and 9th, 30 is college. */
function gradeOfFrench(wordsPerSentence: number, syllablesPerWord: number): number {
  const ease = 207 - 1.015 * wordsPerSentence - 73.6 * syllablesPerWord;
  return ease >= 60 ? 8 : 8 + ((60 - ease) * 5) / 30;
}
