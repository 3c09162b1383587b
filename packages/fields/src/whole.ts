import type { FormParts, Models } from '@guichet/engine';
import type { CodeHost } from '@guichet/engine/code';
import { further, rules } from '@guichet/engine/whole';
import { components } from '#components';
import { models } from './models.ts';
import { undrawn } from './undrawn.ts';

/** What any form can be made of: as a form service judges. */
export const whole: FormParts = { models, rules: { ...rules, ...components.rules }, further };

/** What nobody can fill in yet begins with no row, is kept and not judged: no resident could mend it. */
const unjudged: Models = Object.fromEntries(
  undrawn.map((type) => [type, { ...models[type], rules: [], firstRows: () => 0 }]),
);

/** The same for a page, which loads it only where a form needs more than `everyday`. */
export const wholePage: FormParts = { ...whole, models: { ...models, ...unjudged } };

/** What a deployment offers to the code of a form's author: for `createRunCode`. */
export const ownCode: CodeHost = components.code ?? {};
