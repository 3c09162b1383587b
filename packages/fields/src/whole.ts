import type { FormParts } from '@guichet/engine';
import type { CodeHost } from '@guichet/engine/code';
import { further, rules } from '@guichet/engine/whole';
import { components } from '#components';
import type { CustomComponents } from './custom/custom-components.ts';
import { customModels } from './custom/custom-models.ts';
import { models } from './models.ts';

/** What any form can be made of: as a form service judges. */
export const whole: FormParts = { models, rules: { ...rules, ...components.rules }, further };

/** The same for a page, which loads it only where a form needs more than `everyday`. */
export const wholePage: FormParts = whole;

/** What a deployment offers to the code of a form's author: for `createRunCode`. */
export const ownCode: CodeHost = components.code ?? {};

/** What a page needs for types that a host brings at run time. Throws for what cannot be one. */
export function wholeWith(given: CustomComponents): FormParts {
  const added = customModels(given, wholePage.models);
  return {
    ...wholePage,
    models: { ...wholePage.models, ...added },
    rules: { ...wholePage.rules, ...given.rules },
  };
}
