import { isJsonObject, type Json } from '@guichet/definition';
import type { Details } from './found.ts';
import { suggestionIn } from './suggestions.ts';

/** Milliseconds since 1970: further off there are no dates. */
const lastMoment = 8.64e15;

/** Parses the details of an address that a page carried along; undefined for anything else. */
export function detailsIn(value: Json | undefined): Details | undefined {
  if (!isJsonObject(value) || value.of === undefined) return undefined;
  const { kind, at, hasParcel } = value;
  const of = suggestionIn(value.of);
  if (of === undefined) return undefined;
  // A request under way when the page was left can be repeated.
  if (kind === 'failed' || kind === 'fetching') return { kind: 'failed', of };
  if (kind === 'notImplemented') return { kind, of };
  if (kind !== 'known' || typeof at !== 'number' || !(Math.abs(at) <= lastMoment)) return undefined;
  return { kind, of, at, hasParcel: hasParcel === true };
}

/** The details that go along with a plain post. A request under way does not. */
export function carriedDetails(details: Details | undefined): Details | undefined {
  return details?.kind === 'fetching' ? undefined : details;
}
