import type { Json } from '@guichet/definition';
import type { Field, Row } from '../field.ts';
import { pluralS } from '../formats/plurals.ts';
import type { Rule, RuleValues } from '../rules/rule.ts';
import type { RuleName } from '../rules/rule-name.ts';
import { fill } from '../text/fill.ts';

/** A rule that a value did not pass, with what its sentence may name. */
export interface Failure {
  readonly name: RuleName;
  readonly rule: Rule;
  readonly values: RuleValues;
  /** The row of a grid that it stands at; else it stands at the field. */
  readonly row?: Row;
  /** Where it shows otherwise than the field's errors do. Tracked. */
  isShown?(): boolean;
}

/**
 * The sentence of a failure in the form's language: the author's `customMessage`, else the rule's own
 * setting (`patternMessage`), else the author's `errors` entry, else ours: the type's own, or the rule's.
 */
export function sentenceOf(field: Field, { name, rule, values }: Failure): string {
  const { model, component } = field;
  const locale = field.locale();
  const content = typeof values.sentence === 'string' ? values.sentence : '';
  const ruleMessage = rule.ownMessage === undefined ? content : field.plainText(rule.ownMessage);
  const authors =
    (rule.isOursToSay === true ? '' : field.plainText('validate.customMessage')) ||
    ruleMessage ||
    field.plainText(`errors.${rule.message}`);
  const wording = model.wording?.(name, field.value(), component, locale, (text) => field.plainText(text));
  const shown = model.formatRuleParams?.(values, component, locale) ?? values;
  // Most sentences name the field alone.
  const valueFor = (placeholder: string): Json | undefined => {
    if (placeholder === 'field') return field.name();
    if (placeholder === 'value') return shownValue(field, values);
    const setting = settingIn(shown);
    if (placeholder === 'setting') return setting;
    if (placeholder === 's') return typeof setting === 'number' ? pluralS(setting, locale) : '';
    const named = [wording?.values ?? {}, shown].find((values) => Object.hasOwn(values, placeholder));
    return named?.[placeholder];
  };
  const isYear = rule.message.endsWith('Year');
  const sentence = authors || wording?.sentence || rule.sentences[locale];
  // A time of day may end it.
  return fill(sentence, valueFor, isYear ? undefined : locale).replace(/([ap]\.m\.)\.$/, '$1');
}

/** The author's setting for a sentence: the value of that name, else the first of a failure's values. */
export function settingIn(values: RuleValues): Json | undefined {
  if (values.setting !== undefined) return values.setting;
  return Object.entries(values).find(([name]) => name !== 'index' && name !== 'sentence')?.[1];
}

/** The value that failed, as far as a sentence can show it: of a list the element that it was. */
function shownValue(field: Field, { index }: RuleValues): Json | undefined {
  const whole = field.value();
  const value: unknown = Array.isArray(whole) && typeof index === 'number' ? whole[index] : whole;
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : undefined;
}
