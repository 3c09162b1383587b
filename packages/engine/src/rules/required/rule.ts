import type { InEveryLocale } from '@guichet/definition';
import type { Rule, RuleInput } from '../rule.ts';

export const requiredSentences: InEveryLocale = {
  en: '{{field}} is required',
  fr: 'Le champ « {{field}} » est obligatoire.',
};

/** Nothing but space is no answer, whatever the type calls empty. */
export const required: Rule = {
  message: 'required',
  sentences: requiredSentences,
  check(validated) {
    const { component, isMalformed } = validated;
    if (component.validate?.required !== true || isMalformed) return undefined;
    return validated.isEmpty || validated.isIncomplete === true || isBlank(validated)
      ? { setting: true }
      : undefined;
  },
};

/** What has others in it holds no text; to read all that they hold would cost as much as there are rows. */
function isBlank(validated: RuleInput): boolean {
  if (validated.component.children !== undefined) return false;
  return typeof validated.value === 'string' && validated.value.trim() === '';
}
