import type { Json } from '@guichet/definition';
import type { Field } from '../field.ts';
import type { ServerErrorDetail } from '../form-data.ts';
import type { Rules } from '../rules/rule.ts';
import type { RuleName } from '../rules/rule-name.ts';
import { isRuleOf, namesOf } from '../rules/rule-named.ts';
import type { Failure } from './sentence.ts';

/** Older form services' names of limits: the field's type says which limit is meant. */
const limits: Readonly<Record<string, readonly RuleName[]>> = {
  min: ['min', 'minSelectedCount', 'minDate', 'minLength'],
  max: ['max', 'maxSelectedCount', 'maxDate', 'maxLength'],
  /** A value of the wrong kind. */
  base: ['email', 'url', 'number', 'date', 'day', 'time', 'type'],
};

/** Older form services' names of rules, and the rule of ours that each is. */
const olderNames: Readonly<Record<string, RuleName>> = {
  regex: 'pattern',
  empty: 'required',
  includesRequiredUnknowns: 'required',
  only: 'onlyAvailableItems',
  allowOnly: 'onlyAvailableItems',
  select: 'onlyAvailableItems',
  uri: 'url',
  less: 'max',
  greater: 'min',
  iso: 'date',
  isoDate: 'date',
  format: 'date',
};

/** The failure that an error detail names; undefined when its rule is unknown, or it has its author's words. */
export function failureOf(detail: ServerErrorDetail, field: Field, rules: Rules): Failure | undefined {
  const { context } = detail;
  const name =
    ruleMeant(detail.type.split('.')[1] ?? '', detail, field, rules) ??
    ruleMeant(text(context.validator) ?? '', detail, field, rules);
  const rule = name && rules[name];
  if (name === undefined || rule === undefined || rule.isAuthors === true) return undefined;
  const ruleLimit = context[name] ?? settingOf(name, field) ?? settingOf(rule.message, field);
  const limit = dated.has(name)
    ? ruleLimit
    : (context.limit ?? context.length ?? context.setting ?? ruleLimit);
  const pattern = text(context.pattern) ?? text(context.regex) ?? field.component.validate?.pattern ?? '';
  const { index } = context;
  return {
    name,
    rule,
    values: {
      ...(limit !== undefined && inAllNames(limit)),
      pattern,
      regex: pattern,
      ...(typeof index === 'number' && { index }),
    },
  };
}

/** Rules whose limit a service may give in its own way: the sentence names the form's setting instead. */
const dated = new Set<string>(['minDate', 'maxDate']);

function ruleMeant(
  name: string,
  detail: ServerErrorDetail,
  field: Field,
  rules: Rules,
): RuleName | undefined {
  if (name === 'length') return isTooShort(detail, field) ? 'minLength' : 'maxLength';
  if (Object.hasOwn(limits, name)) {
    return (
      limits[name]?.find((rule) => field.model.rules.includes(rule)) ?? (name === 'base' ? 'type' : undefined)
    );
  }
  if (isRuleOf(rules, name)) {
    const narrowed = rules[name]?.narrowed?.(field.value(), field.component.settings) ?? name;
    return isRuleOf(rules, narrowed) ? narrowed : name;
  }
  if (Object.hasOwn(olderNames, name)) return olderNames[name];
  return namesOf(rules).find((rule) => rules[rule]?.message === name);
}

/** `length` asks for an exact length: what was too short has a minimum, what was too long a maximum. */
function isTooShort({ context }: ServerErrorDetail, field: Field): boolean {
  const limit = Number(context.limit ?? context.length);
  const value = field.value();
  return typeof value === 'string' && value.length < limit;
}

function settingOf(name: string, { component }: Field): Json | undefined {
  const { custom: _, row: __, ...limits } = component.validate ?? {};
  const settings: Readonly<Record<string, Json>> = { ...component.settings, ...limits };
  const setting = Object.hasOwn(settings, name) ? settings[name] : undefined;
  // Of a limit that is written as a moment the day tells enough.
  return dated.has(name) && typeof setting === 'string' ? setting.slice(0, 10) : setting;
}

/** Each rule's sentence calls its limit by another name. */
function inAllNames(limit: Json): Readonly<Record<string, Json>> {
  return Object.fromEntries(limitNames.map((name) => [name, limit]));
}

const limitNames = [
  ...['length', 'min', 'max', 'minCount', 'maxCount', 'minDate', 'maxDate', 'minYear', 'maxYear', 'setting'],
] as const;

function text(value: Json | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
