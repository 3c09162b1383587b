import { clientRules } from '@formio/core';
import { isJsonObject, type JsonObject } from '@guichet/definition';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { OurRuleName } from './rule-name.ts';
import { rules } from './rules.ts';
import { comparisonsOfDates } from './testing/comparisons-of-dates.ts';
import { comparisonsOfTexts } from './testing/comparisons-of-texts.ts';
import { type RuleCase, validate } from './testing/validate.ts';

// Form.io's rules validate dates in the zone of the machine, ours in that of the environment.
beforeAll(() => {
  vi.stubEnv('TZ', 'America/Toronto');
});
afterAll(() => {
  vi.unstubAllEnvs();
});

/** The key of the sentence that Form.io's rule answers with; undefined: the value passes. */
function theirs(rule: string, component: JsonObject, value: unknown): string | undefined {
  const found: unknown = clientRules.find(({ name }) => name === rule)?.processSync;
  if (typeof found !== 'function') throw new Error(`Form.io has no rule ${rule}`);
  const whole = { key: 'a', label: 'A', input: true, ...component };
  const context = { component: whole, value, data: { a: value }, path: 'a', row: {}, scope: {}, form: {} };
  try {
    const error: unknown = Reflect.apply(found, undefined, [context]);
    return isJsonObject(error) ? String(error.errorKeyOrMessage) : undefined;
  } catch {
    return 'throws';
  }
}

/** The same of ours, of which several may stand for one of theirs. */
function ours(names: readonly OurRuleName[], value: unknown, ruleCase: RuleCase): string | undefined {
  const failed = names.find((name) => validate(name, value, ruleCase) !== undefined);
  return failed === undefined ? undefined : rules[failed].message;
}

test.each([...comparisonsOfDates, ...comparisonsOfTexts])(
  '$theirs of $component: each value fails or passes as in Form.io',
  (comparison) => {
    for (const value of comparison.values) {
      expect({ value, failure: ours(comparison.ours, value, comparison.prepared ?? {}) }).toEqual({
        value,
        failure: theirs(comparison.theirs, comparison.component, value),
      });
    }
  },
);
