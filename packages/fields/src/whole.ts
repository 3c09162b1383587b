import type { FormParts } from '@guichet/engine';
import { everyAbility, rules } from '@guichet/engine/whole';
import { components } from '#components';
import type { CustomComponents } from './custom/custom-components.ts';
import { customModels } from './custom/custom-models.ts';
import { models } from './models.ts';

/** What any form can be made of: as a form service judges. */
export const whole: FormParts = {
  models,
  rules: { ...rules, ...components.rules },
  abilities: everyAbility,
};

export { ownCode } from './own-code.ts';

/** What a page needs for types that a host brings at run time. Throws for what cannot be one. */
export function wholeWith(given: CustomComponents): FormParts {
  const added = customModels(given, whole.models);
  return {
    ...whole,
    models: { ...whole.models, ...added },
    rules: { ...whole.rules, ...given.rules },
  };
}
