import type { InEveryLocale } from '@guichet/definition';
import type { Judged, Rule } from '../rule.ts';

export const requiredSentences: InEveryLocale = {
  en: '{{field}} is required',
  fr: 'Le champ « {{field}} » est obligatoire.',
};

/** Nothing but space is no answer, whatever the type calls empty. */
export const required: Rule = {
  message: 'required',
  sentences: requiredSentences,
  check(judged) {
    const { component, isMalformed } = judged;
    if (component.validate?.required !== true || isMalformed) return undefined;
    return judged.isEmpty || judged.isIncomplete === true || isBlank(judged) ? { setting: true } : undefined;
  },
};

/** What has others in it holds no text; to read all that they hold would cost as much as there are rows. */
function isBlank(judged: Judged): boolean {
  if (judged.component.children !== undefined) return false;
  return typeof judged.value === 'string' && judged.value.trim() === '';
}
