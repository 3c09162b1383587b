import type { InEveryLocale } from '@guichet/definition';

export const wordMessages: InEveryLocale<{ readonly yes: string; readonly no: string }> = {
  en: { yes: 'Yes', no: 'No' },
  fr: { yes: 'Oui', no: 'Non' },
};
