import type { InEveryLocale } from '@guichet/definition';

interface SurveyMessages {
  /** A question with its answer, where both stand in one line. */
  readonly answer: (question: string, answer: string) => string;
  /** Where some questions are answered, and all are asked for. */
  readonly open: string;
  readonly quoted: (question: string) => string;
}

export const surveyMessages: InEveryLocale<SurveyMessages> = {
  en: {
    answer: (question, answer) => `${question}: ${answer}`,
    open: '{{field}} is required: no answer yet to {{questions}}.',
    quoted: (question) => `“${question}”`,
  },
  fr: {
    answer: (question, answer) => `${question}\u00a0: ${answer}`,
    open: 'Le champ «\u00a0{{field}}\u00a0» est obligatoire\u00a0: il manque une réponse à {{questions}}.',
    quoted: (question) => `«\u00a0${question}\u00a0»`,
  },
};
