import type { FormParts } from '@guichet/engine';
import { evaluateLogic, rules } from '@guichet/engine/whole';
import { models } from './models.ts';

/** What any form can be made of. A page loads it only where a form needs more than `everyday`. */
export const whole: FormParts = { models, rules, evaluateLogic };
