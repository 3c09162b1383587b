import { expect, test } from 'vitest';
import { offerLibraryShims } from '../../../packages/author-scripts/src/run/built-ins.ts';
import { createLibraryShims } from '../../../packages/author-scripts/src/run/library-shims/create-library-shims.ts';
import { evaluate, scopeOf } from '../../../packages/author-scripts/src/run/testing/evaluate.ts';
import { createRandomSource } from '../random.ts';
import { shortScripts, slowScripts } from './slow-scripts.ts';

offerLibraryShims(createLibraryShims);

test.each(shortScripts())('%s is done, so that a slow script of it is slow by its work', (code) => {
  expect(evaluate(code, scopeOf({ data: { name: 'Ann' } }))).toEqual({ kind: 'done', value: 1 });
});

test('the same seed makes the same scripts', () => {
  const [scripts, repeated, otherSeed] = [1, 1, 2].map((seed) =>
    slowScripts(createRandomSource(seed, 0), 300),
  );
  expect(scripts).toEqual(repeated);
  expect(scripts).not.toEqual(otherSeed);
  expect(new Set(scripts?.map(({ code }) => code)).size).toBeGreaterThan(250);
});
