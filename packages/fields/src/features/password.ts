import { mask } from '@guichet/engine/rules/mask';
import { passwordModel } from '../password/model.ts';
import { PasswordView } from '../password/view.tsx';
import type { Feature } from './feature.ts';

/** A word that nobody reads over a shoulder. */
export const feature: Feature = {
  models: { password: passwordModel },
  rules: { mask },
  views: { password: PasswordView },
};
