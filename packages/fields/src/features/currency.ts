import { max } from '@guichet/engine/rules/max';
import { min } from '@guichet/engine/rules/min';
import { number } from '@guichet/engine/rules/number';
import { currencyModel } from '../currency/model.ts';
import { CurrencyView } from '../currency/view.tsx';
import type { Feature } from './feature.ts';

/** An amount of money. */
export const feature: Feature = {
  models: { currency: currencyModel },
  rules: { max, min, number },
  views: { currency: CurrencyView },
};
