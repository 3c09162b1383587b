import { beforeAll, describe, expect, test } from 'vitest';
import { offerLibraryShims } from './built-ins.ts';
import type { HostValue, ScriptClock, ScriptScope } from './host.ts';
import { createLibraryShims } from './library-shims/create-library-shims.ts';
import { runAuthorScript } from './run-author-script.ts';
import { evaluate, scopeOf, treeOf } from './testing/evaluate.ts';

beforeAll(() => offerLibraryShims(createLibraryShims));

/** A clock that shows one millisecond more each time it is read: as if whatever is done between two looks took one. */
function ticking(): ScriptClock & { readonly reads: () => number } {
  let reads = 0;
  const now = () => {
    reads += 1;
    return reads;
  };
  return { now, reads: () => reads };
}

function timed(clock: ScriptClock, ms: number, names: Readonly<Record<string, HostValue>> = {}): ScriptScope {
  return { ...scopeOf(names), timer: { clock, ms } };
}

test.each([
  ['for (;;) {}'],
  ['for (;;) { try { for (;;); } catch { continue; } }'],
  ['for (;;) { try { for (;;); } finally { continue; } }'],
  ['const f = () => { for (;;) [1].forEach(() => 1); }; f();'],
  ['[3, 2, 1].sort(() => { for (;;); });'],
  ['return { toJSON() { for (;;); } };'],
])('the clock ends %s, and nothing in it notices', (code) => {
  expect(evaluate(code, timed(ticking(), 100))).toEqual({ kind: 'timedOut' });
});

test('what ends in time is not touched, and what has no clock is ended by its steps', () => {
  const sum = 'let n = 0; for (let i = 0; i < 10000; i++) n += i; return n;';
  expect(evaluate(sum, timed(ticking(), 100))).toEqual({ kind: 'done', value: 49_995_000 });
  expect(evaluate('for (;;) {}', timed({ now: () => 0 }, 100))).toEqual({ kind: 'spent', what: 'steps' });
});

test('the clock is read every 2,000 steps, whatever they are', () => {
  const clock = ticking();
  expect(evaluate('for (;;) {}', timed(clock, 1e9))).toEqual({ kind: 'spent', what: 'steps' });
  expect(clock.reads()).toBeGreaterThanOrEqual(500);
  expect(clock.reads()).toBeLessThan(520);
});

const many = 'const big = {}; for (let i = 0; i < 400; i++) big["k" + i] = i;';

describe('within what runs natively', () => {
  test.each([
    ['a built-in that is called often', 'for (let i = 0; i < 400; i++) Math.max(i, 1);'],
    ['a method of numbers', 'for (let i = 0; i < 400; i++) (i / 3).toPrecision(9);'],
    ['a format', 'for (let i = 0; i < 400; i++) (i / 3).toLocaleString("en");'],
    ['_.toPairs', `${many} for (let i = 0; i < 40; i++) _.toPairs(big);`],
    ['_.merge', `${many} for (let i = 0; i < 40; i++) _.merge({}, big);`],
    ['_.sortBy with a path', `${many} for (let i = 0; i < 40; i++) _.sortBy(big, "a.b");`],
    ['moment', 'for (let i = 0; i < 400; i++) moment("2024-05-15").add(i, "days").format("YYYY");'],
    ['utils', 'for (let i = 0; i < 400; i++) utils.guid();'],
  ])('the clock is read too: %s', (_what, code) => {
    const clock = ticking();
    expect(evaluate(`${code} return 1;`, timed(clock, 1e9))).toEqual({ kind: 'done', value: 1 });
    expect(clock.reads()).toBeGreaterThan(30);
    expect(evaluate(`${code} return 1;`, timed(ticking(), 20))).toEqual({ kind: 'timedOut' });
  });
});

test('only the work of its own thread counts: time that passes while nothing is done ends nothing', () => {
  let now = 0;
  const idle: ScriptClock = {
    now: () => {
      now += 1_000;
      return now;
    },
    worked: () => 5,
  };
  expect(evaluate('for (;;) {}', timed(idle, 100))).toEqual({ kind: 'spent', what: 'steps' });
});

test('a run within another ends with it, and only the outer one tells how long it took', () => {
  const took: number[] = [];
  const clock = ticking();
  const scope = (names: Readonly<Record<string, HostValue>>): ScriptScope => ({
    ...timed(clock, 50, names),
    took: (_steps, ms) => took.push(ms),
  });
  const inner = () => {
    const { kind } = runAuthorScript(treeOf('for (;;) {}'), scope({}));
    return kind;
  };
  expect(evaluate('for (;;) ask()', scope({ ask: inner }))).toEqual({ kind: 'timedOut' });
  expect(took.at(-1)).toBeGreaterThanOrEqual(50);
  expect(took.at(-1)).toBeLessThan(80);
  expect(took.slice(0, -1).every((ms) => ms === 0)).toBe(true);
});
