import { addressModel } from '../address/model.ts';
import { AddressView } from '../address/view.tsx';
import type { Feature } from './feature.ts';

/** An address that is looked for. */
export const feature: Feature = {
  models: { address: addressModel },
  views: { address: AddressView },
};
