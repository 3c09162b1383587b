import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hearTheirs } from './hear-theirs.ts';
import { type KnownDifference, knownDifferences } from './known-differences.ts';
import { type Outcome, ourOutcome, theirOutcome } from './outcome.ts';

hearTheirs();

const list: readonly (readonly [string, KnownDifference])[] = Object.entries(knownDifferences);

test.each(list)('%s: still another outcome than Form.io’s, and exactly so', async (_name, one) => {
  const ours = ourOutcome(one);
  const theirs = await theirOutcome(one).catch(() => 'stops' as const);
  if (one.theirs === 'stops' || theirs === 'stops') {
    expect([theirs, ours]).toEqual([one.theirs, one.ours]);
    return;
  }
  expect([differing(theirs, ours), differing(ours, theirs)]).toEqual([one.theirs, one.ours]);
});

function differing(of: Outcome, other: Outcome): Partial<Outcome> {
  return Object.fromEntries(
    Object.entries(of).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(Object(other)[name]),
    ),
  );
}

test('the README says how many there are, and where', () => {
  const readme = readFileSync(new URL('../../../../../README.md', import.meta.url), 'utf8');
  expect(readme).toContain(
    `${list.length} known differences from \`@formio/core\`, listed in [known-differences.ts](packages/fields/src/living-form/oracle/known-differences.ts)`,
  );
});
