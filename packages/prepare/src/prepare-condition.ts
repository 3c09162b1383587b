import { isJsonObject, type Json, type JsonObject } from '@guichet/definition';
import type { Condition, ConditionComparison } from '@guichet/engine/prepared';
import { expressionIn } from './author-scripts.ts';
import type { Problems } from './problems.ts';

/** The condition of a component; undefined when none is active. Code goes before the others. Source: measured on Form.io. */
export function prepareCondition(
  { customConditional, conditional }: JsonObject,
  path: string,
  problems: Problems,
): Condition | undefined {
  const place = { output: 'show', problems } as const;
  const custom = expressionIn(customConditional, { ...place, path: `${path}.customConditional` });
  if (custom !== undefined) return custom;
  if (!isJsonObject(conditional)) return undefined;
  const { when } = conditional;
  if (typeof when === 'string' && when !== '') return legacyCondition(conditional, when);
  return (
    conditionList(conditional) ??
    (isJsonObject(conditional.json)
      ? expressionIn(conditional.json, { ...place, path: `${path}.conditional.json` })
      : undefined)
  );
}

/** The references of a condition, each with the setting that holds it. */
export function referencesOf(
  condition: Condition,
): readonly { readonly setting: string; readonly reference: string }[] {
  if (condition.kind === 'logic' || condition.kind === 'code') return [];
  if (condition.kind === 'legacy') return [{ setting: 'conditional.when', reference: condition.when }];
  return condition.conditions.map(({ component }) => ({
    setting: 'conditional.conditions',
    reference: component,
  }));
}

/** Only `true` and `"true"` mean: show when equal. */
function legacyCondition({ show, eq }: JsonObject, when: string): Condition {
  const isClear = typeof show === 'boolean' || show === 'true' || show === 'false';
  return {
    kind: 'legacy',
    show: show === true || show === 'true',
    ...(!isClear && { isVague: true }),
    when,
    eq: textOf(eq),
  };
}

/** Active with a `conjunction`, a `show` that says something, and at least one entry that names a component. */
function conditionList({ show, conjunction, conditions }: JsonObject): Condition | undefined {
  if (typeof conjunction !== 'string' || conjunction === '' || !Array.isArray(conditions)) return undefined;
  const shown = typeof show === 'string' ? parsed(show) : show;
  if (show === '' || shown === undefined || shown === null) return undefined;
  const entries = conditions.flatMap(comparisonOf);
  if (entries.length === 0) return undefined;
  return { kind: 'list', show: Boolean(shown), any: conjunction === 'any', conditions: entries };
}

function comparisonOf(entry: Json): readonly ConditionComparison[] {
  if (!isJsonObject(entry) || typeof entry.component !== 'string' || entry.component === '') return [];
  const { component, operator, value } = entry;
  return [
    {
      component,
      operator: typeof operator === 'string' ? operator : '',
      ...(value !== undefined && { value }),
    },
  ];
}

function textOf(value: Json | undefined): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function parsed(text: string): Json | undefined {
  try {
    const value: Json = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}
