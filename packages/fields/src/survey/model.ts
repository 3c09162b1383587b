import { isJsonObject, type JsonObject } from '@guichet/definition';
import { optionsOf } from '../choice-settings.ts';
import { defineObject, objectIn } from '../define-object.ts';
import { optionText, readOptions } from '../options.ts';

/**
 * Questions that share their possible answers. Value: `{question: answer}`, empty `{}`; its control says the
 * answer to each question in turn, `''` for none. One answer alone is meant for all. Source: measured on Form.io.
 */
export const surveyModel = defineObject({
  label: { en: 'Survey', fr: 'Sondage' },
  texts: [
    { setting: 'questions[].label', as: 'html' },
    { setting: 'questions[].tooltip', as: 'html' },
    { setting: 'values[].label', as: 'html' },
    { setting: 'values[].tooltip', as: 'html' },
  ],
  settings: (json) => ({ questions: optionsOf(json.questions), options: optionsOf(json.values) }),
  normalise: (value, { settings }) =>
    typeof value === 'string'
      ? answersOf(
          questionsOf(settings).map(() => value),
          settings,
        )
      : objectIn(value),
  isComplete: (value, { settings }) =>
    isJsonObject(value) && questionsOf(settings).every((question) => optionText(value[question]) !== ''),
  fromControl: (strings, { settings }) => answersOf(strings, settings),
  toControl: (value, { settings }) =>
    questionsOf(settings).map((question) => (isJsonObject(value) ? optionText(value[question]) : '')),
});

function questionsOf(settings: JsonObject): readonly string[] {
  return readOptions({ options: settings.questions ?? [] }).map(({ value }) => value);
}

function answersOf(answers: readonly string[], settings: JsonObject): JsonObject {
  const answered = questionsOf(settings).map((question, index) => [question, answers[index] ?? '']);
  return Object.fromEntries(answered.filter(([, answer]) => answer !== ''));
}
