import type { InEveryLocale } from '@guichet/definition';

export const unsavedRowsSentences: InEveryLocale = {
  en: '{{field}} has rows that are not saved. Save or discard each of them before you go on.',
  fr: '{{field}}\u00a0: des lignes ne sont pas enregistrées. Enregistrez ou abandonnez chacune d’elles avant de continuer.',
};

export const invalidRowsSentences: InEveryLocale = {
  en: '{{field}} has rows with errors that are not saved. Correct and save them, or discard them, before you go on.',
  fr: '{{field}}\u00a0: des lignes contiennent des erreurs et ne sont pas enregistrées. Corrigez-les et enregistrez-les, ou abandonnez-les, avant de continuer.',
};

export const unsavedRowSentences: InEveryLocale = {
  en: '{{field}}: row {{row}} is not saved. Save it or discard it.',
  fr: '{{field}}\u00a0: la ligne {{row}} n’est pas enregistrée. Enregistrez-la ou abandonnez-la.',
};

export const invalidRowSentences: InEveryLocale = {
  en: '{{field}}: row {{row}} is not saved, and something in it must be corrected. Correct and save it, or discard it.',
  fr: '{{field}}\u00a0: la ligne {{row}} n’est pas enregistrée et contient des erreurs. Corrigez-la et enregistrez-la, ou abandonnez-la.',
};
