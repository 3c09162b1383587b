import { isJsonObject } from '@guichet/definition';
import type { Rule } from '../rule.ts';
import { onlyAvailableItemsSentences } from './messages.ts';

/** Only where the definition asks for it: `validate.onlyAvailableItems`. */
export const onlyAvailableItems: Rule = {
  message: 'invalidOption',
  sentences: onlyAvailableItemsSentences,
  check({ component, value, isEmpty }) {
    if (component.validate?.onlyAvailableItems !== true || isEmpty) return undefined;
    const { options } = component.settings;
    if (!Array.isArray(options)) return undefined;
    const isListed = options.some((option) => isJsonObject(option) && option.value === String(value));
    return isListed ? undefined : {};
  },
};
