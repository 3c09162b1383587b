import { expect, test } from 'vitest';
import { ambiguityIn } from './plateau.ts';

const mega = 1e6;

/** 36 looks at a process; `rss` and `used` by how much of the run is over. */
function samples(rss: (share: number) => number, used: (share: number) => number) {
  return Array.from({ length: 36 }, (_, index) => {
    const share = (index + 1) / 36;
    const held = {
      ...{ rss: rss(share) * mega, heapUsed: used(share) * mega },
      ...{ heapTotal: 0, external: 0, arrayBuffers: 0, processor: 0 },
    };
    return { requests: share * 100_000, held, ...(index % 6 === 5 && { collected: held }) };
  });
}

test('what rises at first and then stays is at a plateau, with all its ups and downs', () => {
  const rising = (share: number) => Math.min(400, 150 + share * 1_500) + 30 * Math.sin(share * 50);
  expect(ambiguityIn(samples(rising, () => 53))).toEqual([]);
});

test('what goes on to grow is not', () => {
  expect(
    ambiguityIn(
      samples(
        (share) => 150 + share * 400,
        () => 53,
      ),
    ),
  ).toEqual([expect.stringMatching(/^the process grew from \d+ MB to 550 MB in the last third$/)]);
  expect(
    ambiguityIn(
      samples(
        () => 400,
        (share) => 50 + share * 60,
      ),
    ),
  ).toEqual([expect.stringMatching(/^what is used grows by \d+ MB in a hundred thousand requests$/)]);
});

test('a few looks say nothing', () => {
  expect(
    ambiguityIn(
      samples(
        () => 1,
        () => 1,
      ).slice(0, 1),
    ),
  ).toEqual([]);
});

test('a few megabytes between two looks of a short run are no growth', () => {
  const short = samples(
    () => 400,
    (share) => 74 + share * 3,
  ).map((sample) => ({ ...sample, requests: sample.requests / 20 }));
  expect(ambiguityIn(short)).toEqual([]);
});
