import { signatureModel } from '../signature/model.ts';
import { SignatureView } from '../signature/view.tsx';
import type { Feature } from './feature.ts';

/** A name that is drawn or typed. */
export const feature: Feature = {
  models: { signature: signatureModel },
  views: { signature: SignatureView },
};
