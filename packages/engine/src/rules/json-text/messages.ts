import type { InEveryLocale } from '@guichet/definition';

export const jsonTextSentences: InEveryLocale = {
  en: '{{field}} must be JSON. Check its brackets, quotation marks and commas.',
  fr: 'Le champ « {{field}} » doit contenir du JSON. Vérifiez les accolades, les guillemets et les virgules.',
};
