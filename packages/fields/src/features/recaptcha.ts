import { noPerson } from '@guichet/engine/rules/no-person';
import { recaptchaModel } from '../recaptcha/model.ts';
import { RecaptchaView } from '../recaptcha/view.tsx';
import type { Feature } from './feature.ts';

/** What tells people from machines. */
export const feature: Feature = {
  models: { recaptcha: recaptchaModel },
  rules: { noPerson },
  views: { recaptcha: RecaptchaView },
};
