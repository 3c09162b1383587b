import { isJsonObject, type Json, type JsonObject } from '@guichet/definition';
import { isTrue } from '../json-logic/is-true.ts';
import type { Condition, LegacyCondition } from './condition.ts';
import { compare } from './operators.ts';

/** Finds what a condition names, from where the component stands; reading tracks. */
export type Lookup = (reference: string) => Looked;

export interface Looked {
  readonly value: unknown;
  readonly isEmpty: boolean;
  /** Of the component that holds it. */
  readonly settings?: JsonObject;
  /** What each row holds, where it names a field in rows from outside. */
  readonly inRows?: readonly Looked[];
}

/** What a condition may ask of where its component stands; all of it is tracked. */
export interface Surroundings {
  readonly lookup: Lookup;
  evaluate(logic: Json): unknown;
  /** IANA name of the zone in which dates without one are read. */
  timeZone(): string;
}

/** Whether a condition lets its component be seen. */
export function isMet(condition: Condition, { lookup, evaluate, timeZone }: Surroundings): boolean {
  switch (condition.kind) {
    case 'logic':
      return isTrue(evaluate(condition.logic));
    case 'legacy':
      return isLegacyMet(condition, lookup(condition.when).value);
    case 'list': {
      const results = condition.conditions.map(({ component, operator, value }) => {
        const found = lookup(component);
        const holds = ({ value: actual, isEmpty, settings = {} }: Looked) =>
          compare(operator, { actual, expected: value, isEmpty, settings, timeZone });
        if (found.inRows === undefined || found.inRows.length === 0) return holds(found);
        return condition.any ? found.inRows.some(holds) : found.inRows.every(holds);
      });
      const holds = condition.any ? results.includes(true) : !results.includes(false);
      return holds === condition.show;
    }
  }
}

/** Compared as strings; an object is asked for its property `eq`, as in a group of checkboxes. */
function isLegacyMet({ show, isVague, eq }: LegacyCondition, value: unknown): boolean {
  if (isJsonObject(value) && Object.hasOwn(value, eq)) {
    return isVague !== true && asText(value[eq]) === String(show);
  }
  if (Array.isArray(value) && value.some((element) => asText(element) === eq)) return show;
  return (asText(value) === eq) === show;
}

function asText(value: Json | unknown): string {
  return value === undefined || value === null ? '' : String(value);
}
