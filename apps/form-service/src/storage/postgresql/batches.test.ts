import { afterEach, expect, test, vi } from 'vitest';
import { createBatches } from './batches.ts';

const limits = { lanes: 1, maxItems: 3, maxBytes: 100, waitMs: 10_000 };

afterEach(() => {
  vi.useRealTimers();
});

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

/** Holds the clock of the bounds in time; batches still begin in a turn of the event loop. */
const holdClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });

test('while a batch is held up 500 items wait, more are refused at once, and those are never run', async () => {
  holdClock();
  const { runs, batches } = heldBatches({ maxItems: 600, maxBytes: 10_000 });
  const added = [batches.add('first')];
  await turn();
  vi.advanceTimersByTime(1_001);
  for (let index = 0; index < 500; index += 1) added.push(batches.add(`waits ${index}`));
  await expect(batches.add('too many')).rejects.toMatchObject({ name: 'StorageError', fault: 'busy' });
  runs[0]?.end();
  await turn();
  runs[1]?.end();
  expect(await Promise.all(added)).toHaveLength(501);
  expect(runs.flatMap(({ items }) => items)).not.toContain('too many');
  // There is room again.
  const later = batches.add('later');
  await turn();
  runs[2]?.end();
  expect(await later).toBe('LATER');
});

test('a burst behind a batch that takes its usual time waits, however large', async () => {
  holdClock();
  const { runs, batches } = heldBatches({ maxItems: 2_000, maxBytes: 100_000 });
  const added = [batches.add('first')];
  await turn();
  vi.advanceTimersByTime(900);
  for (let index = 0; index < 1_000; index += 1) added.push(batches.add(`waits ${index}`));
  runs[0]?.end();
  await turn();
  runs[1]?.end();
  expect(await Promise.all(added)).toHaveLength(1_001);
});

test('an item that waited for too long is refused while a batch is held up, and is never run', async () => {
  holdClock();
  const { runs, batches } = heldBatches();
  const underWay = batches.add('under way');
  await turn();
  const old = batches.add('old');
  const refused = expect(old).rejects.toMatchObject({ name: 'StorageError', fault: 'busy' });
  vi.advanceTimersByTime(9_999);
  const young = batches.add('young');
  vi.advanceTimersByTime(1);
  await refused;
  runs[0]?.end();
  expect(await underWay).toBe('UNDER WAY');
  await turn();
  vi.advanceTimersByTime(20_000);
  runs[1]?.end();
  expect(await young).toBe('YOUNG');
  expect(runs.map(({ items }) => items)).toEqual([['under way'], ['young']]);
});
