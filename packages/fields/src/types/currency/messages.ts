import type { InEveryLocale } from '@guichet/definition';

interface CurrencyMessages {
  /** Of the currencies that forms here ask for; spoken in place of the sign. */
  readonly names: { readonly CAD: string; readonly USD: string; readonly EUR: string; readonly GBP: string };
}

export const currencyMessages: InEveryLocale<CurrencyMessages> = {
  en: {
    names: { CAD: 'In Canadian dollars', USD: 'In US dollars', EUR: 'In euros', GBP: 'In pounds sterling' },
  },
  fr: {
    names: {
      CAD: 'En dollars canadiens',
      USD: 'En dollars américains',
      EUR: 'En euros',
      GBP: 'En livres sterling',
    },
  },
};
