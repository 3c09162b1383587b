import type { Model } from '@guichet/engine';
import { textSettings } from '../define-model.ts';
import { numberModel } from '../number/model.ts';

/** Digits after the decimal mark, where the definition says nothing. Source: measured on Form.io. */
const defaultLimit = 2;

/** An amount of money. Value: a number, as of the type number; written in groups, to the cent. */
export const currencyModel = {
  ...numberModel,
  label: { en: 'Currency', fr: 'Montant' },
  settings: (json) => ({
    ...numberModel.settings({
      ...json,
      decimalLimit: json.decimalLimit || (json.decimalLimit === 0 ? 0 : defaultLimit),
      delimiter: json.delimiter ?? true,
      requireDecimal: true,
    }),
    currency: 'USD',
    ...textSettings(json, ['currency']),
  }),
} satisfies Model;
