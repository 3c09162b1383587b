import type { Json } from '@guichet/definition';
import type { Field } from '../field.ts';
import type { RuleValues } from '../rules/rule.ts';
import { type RuleName, rules } from '../rules/rules.ts';
import { fill } from '../text/fill.ts';

/** A rule that a value did not pass, with what its sentence may name. */
export interface Failure {
  readonly rule: RuleName;
  readonly values: RuleValues;
}

/**
 * The sentence of a failure in the form's language: the author's `customMessage`, else the rule's own
 * setting (`patternMessage`), else the author's `errors` entry, else ours.
 */
export function sentenceOf(field: Field, { rule: name, values }: Failure): string {
  const rule = rules[name];
  const said = typeof values.sentence === 'string' ? values.sentence : '';
  const own = 'ownMessage' in rule ? field.plainText(rule.ownMessage) : said;
  const template =
    field.plainText('validate.customMessage') ||
    own ||
    field.plainText(`errors.${rule.message}`) ||
    rule.sentences[field.locale()];
  const value = field.value();
  const shown: Json | undefined = typeof value === 'string' || typeof value === 'number' ? value : undefined;
  return fill(template, { ...values, field: field.name(), value: shown });
}
