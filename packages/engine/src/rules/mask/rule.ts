import { fitsMask } from '../../text/mask.ts';
import type { Rule } from '../rule.ts';
import { maskSentences } from './messages.ts';

/** The whole mask, with its punctuation. Passes what is empty. */
export const mask: Rule = {
  message: 'mask',
  sentences: maskSentences,
  check({ component, value }) {
    const { inputMask } = component.settings;
    if (typeof inputMask !== 'string' || component.validate?.skipMaskValidation === true) return undefined;
    if (typeof value !== 'string' || value === '') return undefined;
    return fitsMask(value, inputMask, component.settings.isText === true) ? undefined : {};
  },
};
