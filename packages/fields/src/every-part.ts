import type { FormParts } from '@guichet/engine';
import { everyAbility, rules } from '@guichet/engine/every-part';
import { components } from '#components';
import type { CustomComponents } from './custom/custom-components.ts';
import { customModels } from './custom/custom-models.ts';
import { models } from './models.ts';

/** All parts that any form can use: a form service validates with them. */
export const everyPart: FormParts = {
  models,
  rules: { ...rules, ...components.rules },
  abilities: everyAbility,
};

export { ownCode } from './own-code.ts';

/** The page's parts with the types that a host brings at run time. Throws for what cannot be one. */
export function everyPartWith(given: CustomComponents): FormParts {
  const added = customModels(given, everyPart.models);
  return {
    ...everyPart,
    models: { ...everyPart.models, ...added },
    rules: { ...everyPart.rules, ...given.rules },
  };
}
