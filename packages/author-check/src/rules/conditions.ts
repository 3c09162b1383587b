import { isJsonObject } from '@guichet/definition';
import { nameOf, type Written } from '../findings/walk.ts';
import type { Rule } from './rule.ts';

/** Conditions that ask for their own component, directly or round a circle. */
export const conditions: Rule = ({ components }, report) => {
  const byKey = Map.groupBy(
    components.filter(({ key }) => key !== ''),
    ({ key }) => key,
  );
  const asks = new Map(
    components.map((component) => [
      component,
      namedBy(component).flatMap((name) => found(name, component, byKey)),
    ]),
  );
  for (const component of components) {
    const own = asks.get(component) ?? [];
    if (own.includes(component)) {
      report(
        `${component.path}.conditional`,
        'selfCondition',
        `Whether "${nameOf(component)}" is visible depends on its own answer, which nobody can give while it is hidden.`,
        'Name another field, unless it is meant to disappear once it is answered.',
      );
      continue;
    }
    const circle = [...reached(own, asks)];
    if (!circle.includes(component)) continue;
    const others = circle.filter(
      (one) => one !== component && reached(asks.get(one) ?? [], asks).has(component),
    );
    const names = others
      .map((one) => `"${nameOf(one)}"`)
      .slice(0, 3)
      .join(', ');
    report(
      `${component.path}.conditional`,
      'conditionCycle',
      `Whether "${nameOf(component)}" is visible depends on ${names}, and that again on this field.`,
      'Let one of them depend on a field that is always visible.',
    );
  }
};

function reached(
  start: readonly Written[],
  asks: ReadonlyMap<Written, readonly Written[]>,
): ReadonlySet<Written> {
  const all = new Set(start);
  for (const one of all) for (const next of asks.get(one) ?? []) all.add(next);
  return all;
}

function namedBy({ json: { conditional } }: Written): readonly string[] {
  if (!isJsonObject(conditional)) return [];
  const { when, conditions: list } = conditional;
  if (Array.isArray(list) && list.length > 0)
    return list.flatMap((one) =>
      isJsonObject(one) && typeof one.component === 'string' ? [one.component] : [],
    );
  return typeof when === 'string' && when !== '' ? [when] : [];
}

/** By whole key first, then by the last part of a path. */
function found(
  name: string,
  asking: Written,
  byKey: ReadonlyMap<string, readonly Written[]>,
): readonly Written[] {
  const whole = byKey.get(name) ?? byKey.get(name.slice(name.lastIndexOf('.') + 1)) ?? [];
  return whole.length === 1 ? whole : whole.filter((one) => one.parent === asking.parent).slice(0, 1);
}
