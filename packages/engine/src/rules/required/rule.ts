import type { InEveryLocale } from '@guichet/definition';
import type { Rule, RuleInput } from '../rule.ts';

export const requiredSentences: InEveryLocale = {
  en: '{{field}} is required.',
  fr: 'Le champ « {{field}} » est obligatoire.',
};

/** Nothing but space is no answer, whatever the type calls empty. */
export const required: Rule = {
  message: 'required',
  sentences: requiredSentences,
  check(ruleInput) {
    const { component, isMalformed } = ruleInput;
    if (component.validate?.required !== true || isMalformed) return undefined;
    return ruleInput.isEmpty || ruleInput.isIncomplete === true || isBlank(ruleInput)
      ? { setting: true }
      : undefined;
  },
};

/** A field with children holds no text, and reading all of their values would cost as much as there are rows. */
function isBlank(ruleInput: RuleInput): boolean {
  if (ruleInput.component.children !== undefined) return false;
  return typeof ruleInput.value === 'string' && ruleInput.value.trim() === '';
}
