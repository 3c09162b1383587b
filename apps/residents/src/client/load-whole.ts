import type { PageForm } from '@guichet/engine';
import { wholePage } from '@guichet/fields/whole';
import { loadViews } from '@guichet/fields/whole-views';
import { wizardParts } from '../pages/wizard-parts.ts';
import { wordNotice } from '../pages/word-notice.ts';
import { withCode } from './with-code.ts';

/** All that any form needs, with what runs its author's code and what draws the deployment's own types in it. */
export async function loadWhole(form: PageForm) {
  const [parts] = await Promise.all([withCode(wholePage, form), loadViews(form)]);
  return { parts, wizard: wizardParts, word: wordNotice };
}
