import type { JsonObject } from '../../../packages/definition/src/definition.ts';
import type { SeenCase } from '../../../packages/fields/src/form-instance/oracle/known/known-difference.ts';
import {
  knownDifferences,
  seenCases,
} from '../../../packages/fields/src/form-instance/oracle/known-differences.ts';
import { coreTypes } from '../../open-all/core-types.ts';
import type { PageDifference } from './difference.ts';

/**
 * The names of the cases as which the differences of one form stand in the list of known ones, in their order;
 * undefined for what stands in none.
 */
export function namesOf(differences: readonly PageDifference[]): readonly (string | undefined)[] {
  let seen: ReadonlySet<string | undefined> = new Set();
  for (;;) {
    const names = differences.map(
      (difference) => seenCases.find(([, known]) => isOf(known, difference, seen))?.[0],
    );
    const found = new Set(names);
    // The consequences of a case may be visible before it.
    if (found.size === seen.size) return names;
    seen = found;
  }
}

/** Why the case of this name is as it is. */
export function reasonOf(name: string): string {
  const known = Object.values(knownDifferences).find(({ onPage = {} }) => Object.hasOwn(onPage, name));
  return known?.onPage?.[name]?.what ?? known?.reason ?? '';
}

function isOf(
  { seen }: SeenCase,
  { aspect, type, component = {}, around = [], sharesKey, isNew, ours, theirs }: PageDifference,
  seenNames: ReadonlySet<string | undefined>,
): boolean {
  const has = (json: JsonObject, settings: SeenCase['seen']['where'] | JsonObject = {}) =>
    Object.entries(settings).every(([name, value]) =>
      value instanceof RegExp ? value.test(String(json[name])) : json[name] === value,
    );
  return (
    seen.aspect === aspect &&
    (seen.types === undefined || seen.types.includes(type)) &&
    (seen.isUnknownType !== true || !coreTypes.has(String(component.type ?? type))) &&
    has(component, seen.where) &&
    (seen.within === undefined || around.some((ancestor) => has(ancestor, seen.within))) &&
    (seen.after === undefined || seenNames.has(seen.after)) &&
    (seen.sharesKey !== true || sharesKey === true) &&
    (seen.isNew !== true || isNew === true) &&
    seen.ours.test(ours) &&
    seen.theirs.test(theirs)
  );
}
