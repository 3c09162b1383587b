import type { InEveryLocale } from '@guichet/definition';

interface SurveyMessages {
  /** A question with its answer, where both are told in one line. */
  readonly answer: (question: string, answer: string) => string;
}

export const surveyMessages: InEveryLocale<SurveyMessages> = {
  en: { answer: (question, answer) => `${question}: ${answer}` },
  fr: { answer: (question, answer) => `${question}\u00a0: ${answer}` },
};
