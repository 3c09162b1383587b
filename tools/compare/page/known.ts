import type { SeenCase } from '../../../packages/fields/src/living-form/oracle/known/known-difference.ts';
import {
  knownDifferences,
  seenCases,
} from '../../../packages/fields/src/living-form/oracle/known-differences.ts';
import type { PageDifference } from './difference.ts';

/** The name of the case as which a difference stands in the list of known ones. */
export function knownAs(difference: PageDifference): string | undefined {
  return seenCases.find(([, one]) => isOf(one, difference))?.[0];
}

/** Why the case of this name is as it is. */
export function reasonOf(name: string): string {
  const known = Object.values(knownDifferences).find(({ onPage = {} }) => Object.hasOwn(onPage, name));
  return known?.onPage?.[name]?.what ?? known?.reason ?? '';
}

function isOf(
  { seen }: SeenCase,
  { aspect, type, component = {}, sharesKey, isNew, ours, theirs }: PageDifference,
): boolean {
  return (
    seen.aspect === aspect &&
    (seen.types === undefined || seen.types.includes(type)) &&
    Object.entries(seen.where ?? {}).every(([name, value]) => component[name] === value) &&
    (seen.sharesKey !== true || sharesKey === true) &&
    (seen.isNew !== true || isNew === true) &&
    seen.ours.test(ours) &&
    seen.theirs.test(theirs)
  );
}
