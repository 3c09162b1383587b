import type { InEveryLocale } from '@guichet/definition';

export const rowSentences: InEveryLocale = {
  en: '{{field}}: row {{row}} is not valid.',
  fr: '{{field}}\u00a0: la ligne {{row}} n’est pas valide.',
};
