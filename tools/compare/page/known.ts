import {
  type KnownOnPage,
  type KnownOnPageName,
  knownOnPage,
} from '../../../packages/fields/src/living-form/oracle/known-on-page.ts';
import type { PageDifference } from './difference.ts';

export const knownReasons: Readonly<Record<KnownOnPageName, KnownOnPage>> = knownOnPage;

/** The name under which a difference stands in the list of known ones. */
export function knownAs(difference: PageDifference): KnownOnPageName | undefined {
  return names.find((name) => isOf(knownReasons[name], difference));
}

// The keys of an object that is written beside its type.
const names = Object.keys(knownReasons) as readonly KnownOnPageName[];

function isOf({ seen }: KnownOnPage, { aspect, type, ours, theirs }: PageDifference): boolean {
  return (
    seen.aspect === aspect &&
    (seen.types === undefined || seen.types.includes(type)) &&
    seen.ours.test(ours) &&
    seen.theirs.test(theirs)
  );
}
