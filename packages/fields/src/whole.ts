import type { FormParts, Models } from '@guichet/engine';
import { further, rules } from '@guichet/engine/whole';
import { models } from './models.ts';
import { undrawn } from './undrawn.ts';

/** What nobody can fill in yet is kept and not judged: no resident could mend it. */
const unjudged: Models = Object.fromEntries(undrawn.map((type) => [type, { ...models[type], rules: [] }]));

/** What any form can be made of. A page loads it only where a form needs more than `everyday`. */
export const whole: FormParts = { models: { ...models, ...unjudged }, rules, further };
