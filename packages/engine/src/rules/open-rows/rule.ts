import type { InEveryLocale } from '@guichet/definition';
import type { Rule } from '../rule.ts';

const unsavedRowsSentences: InEveryLocale = {
  en: '{{field}} has rows that are not saved. Save or discard each of them before you continue.',
  fr: '{{field}}\u00a0: des lignes ne sont pas enregistrées. Enregistrez ou abandonnez chacune d’elles avant de continuer.',
};

const invalidRowsSentences: InEveryLocale = {
  en: '{{field}} has rows with errors that are not saved. Correct and save them, or discard them, before you continue.',
  fr: '{{field}}\u00a0: des lignes contiennent des erreurs et ne sont pas enregistrées. Corrigez-les et enregistrez-les, ou abandonnez-les, avant de continuer.',
};

const unsavedRowSentences: InEveryLocale = {
  en: '{{field}}: row {{row}} is not saved. Save it or discard it.',
  fr: '{{field}}\u00a0: la ligne {{row}} n’est pas enregistrée. Enregistrez-la ou abandonnez-la.',
};

const invalidRowSentences: InEveryLocale = {
  en: '{{field}}: row {{row}} is not saved and contains errors. Correct and save it, or discard it.',
  fr: '{{field}}\u00a0: la ligne {{row}} n’est pas enregistrée et contient des erreurs. Corrigez-la et enregistrez-la, ou abandonnez-la.',
};

/**
 * Rows that are open keep a form from being sent. Only the form instance knows which are: these rules pass any value,
 * and have the names and the sentences of its failures.
 */
function aboutRows(message: string, sentences: InEveryLocale): Rule {
  return { message, sentences, isOursToSay: true, check: () => undefined };
}

export const unsavedRows = aboutRows('unsavedRowsError', unsavedRowsSentences);
export const invalidRows = aboutRows('invalidRowsError', invalidRowsSentences);
export const unsavedRow = aboutRows('unsavedRowError', unsavedRowSentences);
export const invalidRow = aboutRows('invalidRowError', invalidRowSentences);
