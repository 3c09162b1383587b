import { isJsonObject, type Json, type JsonObject } from '@guichet/definition';
import type { Report } from '../findings/finding.ts';
import { nameOf, type Written } from '../findings/walk.ts';
import { nearestName } from '../settings/nearest-name.ts';
import type { Rule } from './rule.ts';

/** Conditions that ask for their own component, directly or round a circle. */
export const conditions: Rule = ({ definition, components }, report) => {
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
  for (const component of components) reportNamesOfNothing(component, components, report);
  reportReadsOfNothing(definition, components, report);
  for (const component of components) {
    const asked = asks.get(component) ?? [];
    if (asked.includes(component)) {
      report(
        conditionPath(component),
        'selfCondition',
        `Whether "${nameOf(component)}" is visible depends on its own answer, which nobody can give while it is hidden.`,
        'Name another field, unless it is meant to disappear once it is answered.',
      );
      continue;
    }
    const circle = [...reached(asked, asks)];
    if (!circle.includes(component)) continue;
    const cycleMembers = circle.filter(
      (member) => member !== component && reached(asks.get(member) ?? [], asks).has(component),
    );
    const names = cycleMembers
      .map((member) => `"${nameOf(member)}"`)
      .slice(0, 3)
      .join(', ');
    report(
      conditionPath(component),
      'conditionCycle',
      `Whether "${nameOf(component)}" is visible depends on ${names}, and that again on this field.`,
      'Let one of them depend on a field that is always visible.',
    );
  }
};

function conditionPath({ json, path }: Written): string {
  return `${path}.${readsOf(json.customConditional) === undefined ? 'conditional' : 'customConditional'}`;
}

function reached(
  start: readonly Written[],
  asks: ReadonlyMap<Written, readonly Written[]>,
): ReadonlySet<Written> {
  const all = new Set(start);
  for (const component of all) for (const next of asks.get(component) ?? []) all.add(next);
  return all;
}

function namedBy({ json: { conditional, customConditional } }: Written): readonly string[] {
  const code = readsOf(customConditional);
  if (code !== undefined) return code;
  if (!isJsonObject(conditional)) return [];
  const { when, conditions: list, json } = conditional;
  if (isJsonObject(json)) return variablesIn(json);
  if (Array.isArray(list) && list.length > 0)
    return list.flatMap((condition) =>
      isJsonObject(condition) && typeof condition.component === 'string' ? [condition.component] : [],
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
  return whole.length === 1
    ? whole
    : whole.filter((component) => component.parent === asking.parent).slice(0, 1);
}

/** Answers that JSON logic asks for by their full names. Within a list, names are of its items. */
function variablesIn(logic: Json | undefined): readonly string[] {
  if (Array.isArray(logic)) return logic.flatMap(variablesIn);
  if (!isJsonObject(logic)) return [];
  return Object.entries(logic).flatMap(([name, operands]) => {
    const first = Array.isArray(operands) ? operands[0] : operands;
    if (name === 'var')
      return typeof first === 'string' && named.test(first) ? [first.replace(named, '')] : [];
    return /^(?:map|filter|reduce|all|some|none)$/.test(name) ? variablesIn(first) : variablesIn(operands);
  });
}

const named = /^(?:data|row)\./;

/** JSON logic, and triggers of `logic`, that ask for nothing in the form. Preparation reports the other conditions. */
function reportNamesOfNothing(component: Written, all: readonly Written[], report: Report): void {
  const { json, path } = component;
  const keys = new Set(all.flatMap(({ key }) => key.split('.')));
  const check = (names: readonly string[], place: string) => {
    for (const name of new Set(names)) {
      const parts = name.replace(/\[\d+\]/g, '').split('.');
      // Containers, rows, groups of boxes: where any part is known, it may be meant.
      if (name === '' || parts.some((part) => keys.has(part))) continue;
      const nearest = nearestName(name, keys);
      report(
        place,
        'danglingWhen',
        `No component is named "${name.slice(0, 60)}", so an empty value is compared.`,
        nearest === undefined ? 'Name a key of this form.' : `Did you mean "${nearest}"?`,
      );
    }
  };
  const { conditional, customConditional, logic } = json;
  const isDecidedByCode = typeof customConditional === 'string' && customConditional.trim() !== '';
  if (isJsonObject(conditional) && isJsonObject(conditional.json) && !conditional.when && !isDecidedByCode)
    check(variablesIn(conditional.json), `${path}.conditional.json`);
  for (const [index, item] of Array.isArray(logic) ? logic.entries() : []) {
    const trigger = isJsonObject(item) ? item.trigger : undefined;
    if (!isJsonObject(trigger)) continue;
    const place = `${path}.logic[${index}].trigger`;
    const { type, simple } = trigger;
    if (type === 'simple' && isJsonObject(simple) && typeof simple.when === 'string')
      check([simple.when], `${place}.simple.when`);
    if (type === 'json') check(variablesIn(trigger.json), `${place}.json`);
  }
}

/** The answers that code asks for by name; undefined where no code decides. */
function readsOf(code: Json | undefined): readonly string[] | undefined {
  if (typeof code !== 'string' || code.trim() === '') return undefined;
  const bare = code.replace(/\/\/.*|\/\*[\s\S]*?\*\//g, '');
  return [...bare.matchAll(/\b(?:data|row)\??\.([A-Za-z_$][\w$]*)(?!\s*(?:=(?!=)|\(|[\w$]))/g)].map(
    ([, name = '']) => name,
  );
}

/**
 * Code of a condition that asks for an answer which no component gives, and which nothing else in the form names. The
 * host of an embedded form may give it, so that it is a warning.
 */
function reportReadsOfNothing(definition: JsonObject, components: readonly Written[], report: Report): void {
  const keys = new Set(components.flatMap(({ key }) => key.split('.')));
  // Line breaks of code are two letters here.
  const whole = JSON.stringify(definition).replace(/\\[nrt]/g, '  ');
  const known = new Map<string, boolean>();
  const isNamedElsewhere = (name: string) => {
    const found = known.get(name) ?? isNamedIn(whole, name);
    known.set(name, found);
    return found;
  };
  for (const { json, path } of components)
    for (const name of new Set(readsOf(json.customConditional) ?? [])) {
      if (keys.has(name) || isNamedElsewhere(name)) continue;
      const nearest = nearestName(name, keys);
      report(
        `${path}.customConditional`,
        'danglingName',
        `The code asks for "${name}", and no component here is named so.`,
        nearest === undefined
          ? 'Name a key of this form, unless the page that embeds it gives this answer.'
          : `Did you mean "${nearest}"?`,
      );
    }
}

/** Whether a name stands anywhere but where code reads an answer by it. */
function isNamedIn(text: string, name: string): boolean {
  const word = `(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`;
  const uses = text.matchAll(new RegExp(`(\\b(?:data|row)\\??\\.)?${word}(\\s*=(?!=))?`, 'g'));
  return [...uses].some(([, reading, writing]) => reading === undefined || writing !== undefined);
}
