import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryCase } from './arbitrary-form.ts';
import { hearTheirs } from './hear-theirs.ts';
import { ourOutcome, theirOutcome } from './outcome.ts';

hearTheirs();

test('random submissions show, are stored and are refused as by Form.io itself', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryCase, async (oracleCase) => {
      expect(ourOutcome(oracleCase)).toEqual(await theirOutcome(oracleCase));
    }),
  );
});
