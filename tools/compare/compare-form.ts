import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { isJsonObject, type Json, type JsonObject } from '../../packages/definition/src/definition.ts';
import {
  type OracleCase,
  type Outcome,
  ourOutcome,
  theirOutcome,
} from '../../packages/fields/src/living-form/oracle/outcome.ts';
import { arbitraryData } from './arbitrary-data.ts';

/** What differs for one form, with little data for which it does. */
export interface FoundDifference {
  readonly data: JsonObject;
  readonly ours: Outcome;
  readonly theirs: Outcome;
}

/** So many submissions are made up for a form; the same ones each time. */
export const submissionsOfForm = 25;

/** A long form could be made smaller for minutes. */
const attemptsToShrink = 200;

/** Asks both engines what they make of submissions to a form. Undefined: the same. */
export async function findDifference(components: readonly Json[]): Promise<FoundDifference | undefined> {
  let attempts = 0;
  const { counterexample } = await fc.check(
    fc.asyncProperty(arbitraryData(components), async (data) => {
      if (attempts > attemptsToShrink) return true;
      const one = { components, data };
      const isSame = isDeepStrictEqual(await atRest(ourOutcome, one), await atRest(theirOutcome, one));
      if (!isSame || attempts > 0) attempts += 1;
      return isSame;
    }),
    { seed: 7919, numRuns: submissionsOfForm },
  );
  if (counterexample === null) return undefined;
  const [data] = counterexample;
  const one = { components, data };
  return { data, ours: await atRest(ourOutcome, one), theirs: await atRest(theirOutcome, one) };
}

/**
 * The outcome when an engine is asked again with what it stored, until that stays: `forward references` and
 * `names in a hidden layout` are known to take Form.io more than one time. What holds nothing is left out
 * (`an object that holds nothing`, `a container not sent`, `a row that holds nothing`).
 */
async function atRest(
  ask: (one: OracleCase) => Outcome | Promise<Outcome>,
  { components, data }: OracleCase,
): Promise<Outcome> {
  let outcome = await ask({ components, data });
  for (let time = 0; time < 10; time += 1) {
    const next = await ask({ components, data: outcome.data });
    const isSame = isDeepStrictEqual(next, outcome);
    outcome = next;
    if (isSame) break;
  }
  const filled = withoutNothing(outcome.data);
  return {
    visible: [...new Set(outcome.visible)].sort(),
    data: isJsonObject(filled) ? filled : {},
    failures: [...new Set(outcome.failures)],
  };
}

function withoutNothing(json: Json): Json | undefined {
  if (Array.isArray(json)) {
    const left = json.map(withoutNothing).filter((item) => item !== undefined && item !== null);
    return left.length === 0 ? undefined : left;
  }
  if (!isJsonObject(json)) return json;
  const left = Object.entries(json).flatMap(([key, value]) => {
    const filled = value === undefined ? undefined : withoutNothing(value);
    return filled === undefined ? [] : [[key, filled] as const];
  });
  return left.length === 0 ? undefined : Object.fromEntries(left);
}
