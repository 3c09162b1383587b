import { isJsonObject, type JsonObject } from '@guichet/definition';
import { formatList } from '@guichet/engine/formats';
import { optionsOf } from '../../choices/choice-settings.ts';
import { optionText, readOptions } from '../../choices/options.ts';
import { defineObject } from '../../define/define-object.ts';
import { objectIn } from '../../define/read-object.ts';
import { surveyMessages } from './messages.ts';

/**
 * Questions that share their possible answers. Value: `{question: answer}`, empty `{}`; its control says each
 * answer behind the place of its question, `0:good`. One answer alone is meant for all. Source: measured on Form.io.
 */
export const surveyModel = defineObject({
  needs: () => ['type:survey'],
  label: { en: 'Survey', fr: 'Sondage' },
  validateOn: 'blur',
  texts: [
    { setting: 'questions[].label', as: 'html' },
    { setting: 'questions[].tooltip', as: 'html' },
    { setting: 'values[].label', as: 'html' },
    { setting: 'values[].tooltip', as: 'html' },
  ],
  settings: (json) => ({ questions: optionsOf(json.questions), options: optionsOf(json.values) }),
  normalise: (value, { settings }) =>
    typeof value === 'string' && value !== ''
      ? Object.fromEntries(questionsOf(settings).map((question) => [question, value]))
      : objectIn(value),
  isComplete: (value, { settings }) => unansweredIn(value, settings).length === 0,
  wording(rule, value, { settings }, locale, textOf) {
    const open = unansweredIn(value, settings);
    if (rule !== 'required' || open.length === questionsOf(settings).length) return undefined;
    const { open: sentence, quoted } = surveyMessages[locale];
    const names = open.map((index) =>
      quoted(textOf(`questions.${index}.label`) || (questionsOf(settings)[index] ?? '')),
    );
    return { sentence, values: { questions: formatList(names, locale) } };
  },
  parse: (strings, { settings }) => answersOf(strings, settings),
  format: (value, { settings }) =>
    questionsOf(settings).flatMap((question, index) => {
      const answer = answerTo(question, value);
      return answer === '' ? [] : [saying(index, answer)];
    }),
  controlNames: ({ settings }) => questionsOf(settings).map((_, index) => nameOf(index)),
  drawnState: (value, { settings }) => unansweredIn(value, settings).join(' '),
  formatValue: (value, { settings }, locale, _environment, textOf = () => '') =>
    questionsOf(settings).flatMap((question, index) => {
      const answer = answerTo(question, value);
      if (answer === '') return [];
      const place = readOptions(settings).findIndex((option) => option.value === answer);
      const words = textOf(`values.${place}.label`) || answer;
      return [surveyMessages[locale].answer(textOf(`questions.${index}.label`) || question, words)];
    }),
});

/** The strings of one question's control. */
export function saying(question: number, answer: string): string {
  return `${question}:${answer}`;
}

/** Suffix of a question's control after the survey's path. */
export function nameOf(question: number): string {
  return `:${question}`;
}

export function questionsOf({ questions = [] }: JsonObject): readonly string[] {
  return readOptions({ options: questions }).map(({ value }) => value);
}

/** The questions that are left open, by their place. */
function unansweredIn(value: unknown, settings: JsonObject): readonly number[] {
  return questionsOf(settings).flatMap((question, index) =>
    answerTo(question, value) === '' ? [index] : [],
  );
}

function answerTo(question: string, value: unknown): string {
  return isJsonObject(value) && Object.hasOwn(value, question) ? optionText(value[question]) : '';
}

function answersOf(strings: readonly string[], settings: JsonObject): JsonObject {
  const questions = questionsOf(settings);
  const answered = questions.flatMap((question, index) => {
    const start = saying(index, '');
    const answer = strings.find((text) => text.startsWith(start))?.slice(start.length) ?? '';
    return answer === '' ? [] : [[question, answer] as const];
  });
  return Object.fromEntries(answered);
}
