import { expect, test } from 'vitest';
import { evaluate, scopeOf } from './testing/evaluate.ts';
import { natively, withoutZones } from './testing/natively.ts';
import { writtenCases } from './testing/written-cases.ts';

/** The clock and the language of Node, so that only the interpreter differs. */
const scope = {
  ...scopeOf({ data: { a: 5, name: 'Ann', list: [3, 1, 2], none: '' } }),
  environment: () => ({
    now: Date.now(),
    timeZone: process.env.TZ ?? '',
    seed: 1,
    locale: Intl.NumberFormat().resolvedOptions().locale,
  }),
};

test('several hundred expressions and statements are compared', () => {
  expect(writtenCases.length).toBeGreaterThan(800);
});

test.each(['America/Toronto', 'UTC', 'Asia/Kathmandu', 'Australia/Lord_Howe'])(
  'each gives what the language gives (%s)',
  (timeZone) => {
    process.env.TZ = timeZone;
    const different = writtenCases.flatMap((code) => {
      const ours = withoutZones(strip(evaluate(code, scope)));
      const theirs = withoutZones(natively(code));
      return isAlike(ours, theirs) ? [] : [{ code, ours, theirs }];
    });
    expect(different).toEqual([]);
  },
);

/** Of a failure the kind counts, not the words. */
function strip(outcome: ReturnType<typeof evaluate>): unknown {
  return outcome.kind === 'failed' ? { kind: 'failed', name: outcome.name } : outcome;
}

function isAlike(ours: unknown, theirs: unknown): boolean {
  try {
    expect(ours).toStrictEqual(theirs);
    return true;
  } catch {
    return false;
  }
}
