import type { JsonObject } from '@guichet/definition';
import type { PreparedComponent, ValidateSettings } from '../../prepared-form.ts';
import { cannotRun, type RuleInput, type RuleValues } from '../rule.ts';
import type { OurRuleName } from '../rule-name.ts';
import { rules } from '../rules.ts';

/** For tests: what a rule is to validate, all but the value as it is in most cases. */
export interface RuleCase extends Partial<Omit<RuleInput, 'component' | 'environment'>> {
  readonly validate?: ValidateSettings;
  readonly settings?: JsonObject;
  readonly multiple?: true;
  readonly timeZone?: string;
}

/** A rule's result for a value; undefined: it passes. */
export function validate(rule: OurRuleName, value: unknown, ruleCase: RuleCase = {}): RuleValues | undefined {
  const { validate = {}, settings = {}, multiple, timeZone = 'America/Toronto', ...ruleInput } = ruleCase;
  const component: PreparedComponent = {
    id: 'a',
    type: 'x',
    key: 'a',
    clearOnHide: true,
    validate,
    settings,
    ...(multiple && { multiple }),
  };
  const values = rules[rule].check({
    value,
    isEmpty: value === '' || value === undefined,
    isMalformed: false,
    component,
    environment: () => ({ now: 0, timeZone, seed: 0 }),
    evaluate: () => undefined,
    ...ruleInput,
  });
  return values === cannotRun ? undefined : values;
}
