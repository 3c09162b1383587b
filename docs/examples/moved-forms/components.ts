import { defineComponents } from '@guichet/fields/custom';
import { britishColumbian } from './british-columbian.ts';
import { dutch } from './dutch.ts';
import { norwegian } from './norwegian.ts';
import { numberChecks } from './number-checks.ts';

/**
 * Types of forms that come from elsewhere, as aliases of ours:
 * `COMPONENTS_FILE=docs/examples/moved-forms/components.ts npm start`. Take out of it what your forms name.
 */
export const components = defineComponents({
  aliases: { ...britishColumbian, ...dutch, ...norwegian },
  // Functions that these forms' code, or that of the aliases, calls.
  code: { instance: numberChecks },
});
