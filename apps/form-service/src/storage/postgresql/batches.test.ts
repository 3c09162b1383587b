import { expect, test } from 'vitest';
import { createBatches } from './batches.ts';

const limits = { lanes: 1, maxItems: 3, maxBytes: 100 };

/** Batches that end when the test says so. */
function heldBatches(more: Partial<typeof limits> = {}) {
  const runs: { readonly items: readonly string[]; end(error?: Error): void }[] = [];
  const batches = createBatches<string, string>(
    (items) =>
      new Promise((resolve, reject) => {
        runs.push({
          items,
          end: (error) =>
            error === undefined ? resolve(items.map((item) => item.toUpperCase())) : reject(error),
        });
      }),
    (item) => item.length,
    { ...limits, ...more },
  );
  return { runs, batches };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('items that arrive together, and while others are under way, go together', async () => {
  const { runs, batches } = heldBatches();
  const [a, b] = [batches.add('a'), batches.add('b')];
  await turn();
  const c = batches.add('c');
  await turn();
  expect(runs.map(({ items }) => items)).toEqual([['a', 'b']]);
  runs[0]?.end();
  expect(await Promise.all([a, b])).toEqual(['A', 'B']);
  await turn();
  runs[1]?.end();
  expect(await c).toBe('C');
});

test('a batch holds so many items and bytes, and one that is larger goes alone', async () => {
  const { runs, batches } = heldBatches({ lanes: 9, maxBytes: 4 });
  for (const item of ['a', 'b', 'c', 'd', 'large one', 'ee', 'ff', 'g'])
    batches.add(item).catch(() => undefined);
  await turn();
  expect(runs.map(({ items }) => items)).toEqual([
    ['a', 'b', 'c'],
    ['d'],
    ['large one'],
    ['ee', 'ff'],
    ['g'],
  ]);
});

test('a batch that fails fails its own items, and the next goes on', async () => {
  const { runs, batches } = heldBatches();
  const a = batches.add('a');
  await turn();
  const b = batches.add('b');
  runs[0]?.end(new Error('away'));
  await expect(a).rejects.toThrow('away');
  await turn();
  runs[1]?.end();
  expect(await b).toBe('B');
});
