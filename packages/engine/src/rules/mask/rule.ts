import { isJsonObject, type JsonObject } from '@guichet/definition';
import { fitsMask } from '../../text/mask.ts';
import type { Rule } from '../rule.ts';

/**
 * The whole mask, with its punctuation; of several masks, that which was chosen. Passes what is empty, and a mask
 * that nobody knows. Source: measured on Form.io.
 */
export const mask: Rule = {
  message: 'mask',
  sentences: {
    en: '{{field}} does not match the mask.',
    fr: 'La réponse du champ « {{field}} » n’a pas le format demandé.',
  },
  check({ component: { settings, validate }, value }) {
    if (validate?.skipMaskValidation === true) return undefined;
    const isChosen = isJsonObject(value) && settings.isUndrawn !== true;
    const [text, asked, isText] = isChosen
      ? [value.value, chosenMask(settings, value.maskName), false]
      : [value, settings.inputMask, settings.isText === true];
    if (typeof asked !== 'string' || text === undefined || text === null || text === '' || text === false) {
      return undefined;
    }
    return fitsMask(String(text), asked, isText) ? undefined : {};
  },
};

function chosenMask({ inputMasks }: JsonObject, name: unknown): unknown {
  if (!Array.isArray(inputMasks)) return undefined;
  return inputMasks.filter(isJsonObject).find(({ label }) => label === name)?.mask;
}
