import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { hearTheirs } from './hear-theirs.ts';
import { knownDifferences, maxDifferences, reviewedCases, seenCases } from './known-differences.ts';
import { type Outcome, ourOutcome, theirOutcome } from './outcome.ts';

hearTheirs();

test.each(reviewedCases)(
  '%s: still another outcome than Form.io’s, and exactly so',
  async (_name, reviewedCase) => {
    const ours = ourOutcome(reviewedCase);
    const theirs = await theirOutcome(reviewedCase).catch(() => 'stops' as const);
    if (reviewedCase.theirs === 'stops' || theirs === 'stops') {
      expect([theirs, ours]).toEqual([reviewedCase.theirs, reviewedCase.ours]);
      return;
    }
    expect([differing(theirs, ours), differing(ours, theirs)]).toEqual([
      reviewedCase.theirs,
      reviewedCase.ours,
    ]);
  },
);

function differing(of: Outcome, reference: Outcome): Partial<Outcome> {
  return Object.fromEntries(
    Object.entries(of).filter(([name, value]) => !isDeepStrictEqual(value, Object(reference)[name])),
  );
}

const list = Object.entries(knownDifferences);

test('there are no more differences than one can keep in mind, and the README says how many', () => {
  expect(list.length).toBeLessThanOrEqual(maxDifferences);
  const readme = readFileSync(new URL('../../../../../README.md', import.meta.url), 'utf8');
  expect(readme).toContain(
    `${list.length} known differences from Form.io, listed in [known-differences.ts](packages/fields/src/form-instance/oracle/known-differences.ts)`,
  );
});

test('each difference has a case, and each case a name of its own', () => {
  const without = list.filter(([, { cases = {}, onPage = {} }]) => !Object.keys({ ...cases, ...onPage })[0]);
  expect(without).toEqual([]);
  const names = [...reviewedCases, ...seenCases].map(([name]) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('where a difference has several cases, each says what it shows', () => {
  const unsaid = list.flatMap(([, { cases = {}, onPage = {} }]) => {
    const all = Object.entries({ ...cases, ...onPage });
    return all.length < 2 ? [] : all.filter(([, { what = '' }]) => what === '').map(([name]) => name);
  });
  expect(unsaid).toEqual([]);
});
