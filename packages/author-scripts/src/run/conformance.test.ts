import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { evaluate, scopeOf } from './testing/evaluate.ts';
import { natively, withoutZones } from './testing/natively.ts';

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

/** Lines of expressions, and bodies of functions with an empty line between them; `##` begins a group. */
const cases = [
  ...read('expressions.txt', '\n').map((expression) => `return (${expression}\n);`),
  ...read('statements.txt', '\n\n'),
];

function read(file: string, separator: string): readonly string[] {
  const text = readFileSync(new URL(`testing/${file}`, import.meta.url), 'utf8');
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !part.startsWith('##'));
}

test('several hundred expressions and statements are compared', () => {
  expect(cases.length).toBeGreaterThan(800);
});

test.each(['America/Toronto', 'UTC', 'Asia/Kathmandu', 'Australia/Lord_Howe'])(
  'each gives what the language gives (%s)',
  (timeZone) => {
    process.env.TZ = timeZone;
    const different = cases.flatMap((code) => {
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
