import type { InEveryLocale } from '@guichet/definition';

export const displayMessages: InEveryLocale<{ readonly yes: string; readonly no: string }> = {
  en: { yes: 'Yes', no: 'No' },
  fr: { yes: 'Oui', no: 'Non' },
};
