import type { Json } from '@guichet/definition';
import type { Field } from '../field.ts';
import type { ServerErrorDetail } from '../form.ts';
import { isRuleName, type RuleName } from '../rules/rules.ts';
import type { Failure } from './sentence.ts';

/** What older form services call a limit of a number, of a group's count and of a text: which, its type says. */
const limits: Readonly<Record<string, readonly RuleName[]>> = {
  min: ['min', 'minSelectedCount', 'minLength'],
  max: ['max', 'maxSelectedCount', 'maxLength'],
};

/** What older form services call a rule, and which of ours it is. */
const olderNames: Readonly<Record<string, RuleName>> = {
  regex: 'pattern',
  invalid_email: 'email',
  empty: 'required',
  only: 'onlyAvailableItems',
  select: 'onlyAvailableItems',
};

/** The failure that a detail of a refusal speaks of; undefined when its rule is none that we know. */
export function failureOf(detail: ServerErrorDetail, field: Field): Failure | undefined {
  const name = ruleNamed(detail.type.split('.')[1] ?? '', detail, field);
  if (name === undefined) return undefined;
  const { context } = detail;
  const limit = context.limit ?? context.length ?? context.setting ?? settingOf(name, field);
  const pattern = text(context.pattern) ?? text(context.regex) ?? field.component.validate?.pattern ?? '';
  return {
    rule: name,
    values: { ...(limit !== undefined && inAllNames(limit)), pattern, regex: pattern },
  };
}

function ruleNamed(name: string, detail: ServerErrorDetail, field: Field): RuleName | undefined {
  if (name === 'base') return field.model.rules.find((rule) => rule === field.component.type) ?? 'type';
  if (name === 'length') return isTooShort(detail, field) ? 'minLength' : 'maxLength';
  if (Object.hasOwn(limits, name)) return limits[name]?.find((rule) => field.model.rules.includes(rule));
  if (isRuleName(name)) return name;
  return Object.hasOwn(olderNames, name) ? olderNames[name] : undefined;
}

/** `length` asks for an exact length: what was too short has a minimum, what was too long a maximum. */
function isTooShort({ context }: ServerErrorDetail, field: Field): boolean {
  const limit = Number(context.limit ?? context.length);
  const value = field.value();
  return typeof value === 'string' && value.length < limit;
}

function settingOf(name: RuleName, field: Field): Json | undefined {
  const { validate = {} } = field.component;
  const setting: Json | undefined = Object.entries(validate).find(([key]) => key === name)?.[1];
  return setting;
}

/** Each rule's sentence calls its limit by another name. */
function inAllNames(limit: Json): Readonly<Record<string, Json>> {
  return { length: limit, min: limit, max: limit, minCount: limit, maxCount: limit };
}

function text(value: Json | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
